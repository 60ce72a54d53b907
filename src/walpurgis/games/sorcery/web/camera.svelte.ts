/** The camera over the map: how near it is and where it looks. Pushing about is left to the compositor; the map is redrawn, sharp, when the camera rests. */

const NEAREST = 6;
const RESTS = 160;

export interface Pixel {
  x: number;
  y: number;
}

export class Camera {
  /** The window, and the side of the map in units. */
  wide = $state(600);
  high = $state(600);
  side = $state(1552);
  /** How near; 1 shows all. */
  zoom = $state(1);
  /** Where the map's corner is drawn. */
  x = $state(0);
  y = $state(0);
  /** The zoom at which the map was drawn last. */
  drawn = $state(1);
  /** The camera goes somewhere by itself: smoothly. */
  glides = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Where it was before it went to see something by itself; forgotten as soon as a hand moves it. */
  #before: { zoom: number; x: number; y: number } | null = null;
  /** What it went to see. */
  #sees: { at: Pixel; around: number } | null = null;

  /** Pixels to the unit when all is shown. */
  get fit(): number {
    return Math.max(0.05, Math.min(this.wide, this.high) / this.side);
  }
  get scale(): number {
    return this.fit * this.zoom;
  }
  /** How wide the map is drawn, and how much it is stretched until it is redrawn. */
  get size(): number {
    return this.side * this.fit * this.drawn;
  }
  get stretch(): number {
    return this.zoom / this.drawn;
  }

  /** From the window to units of the map, counted from its corner; and back. */
  unitsAt = ({ x, y }: Pixel): Pixel => ({ x: (x - this.x) / this.scale, y: (y - this.y) / this.scale });
  pixelAt = ({ x, y }: Pixel): Pixel => ({ x: x * this.scale + this.x, y: y * this.scale + this.y });

  /** Nearer or farther by a factor; the point under the pointer stays there. */
  near(factor: number, about: Pixel = { x: this.wide / 2, y: this.high / 2 }): void {
    this.#byHand();
    const zoom = Math.max(1, Math.min(NEAREST, this.zoom * factor));
    const held = this.unitsAt(about);
    this.zoom = zoom;
    this.x = about.x - held.x * this.scale;
    this.y = about.y - held.y * this.scale;
    this.settle();
    this.#later();
  }

  push(dx: number, dy: number): void {
    this.#byHand();
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Bring a place into the middle, so near that this many units around it can be seen. */
  look(at: Pixel, around: number): void {
    this.zoom = Math.max(1, Math.min(NEAREST, Math.min(this.wide, this.high) / (2 * around) / this.fit));
    this.drawn = this.zoom;
    this.x = this.wide / 2 - at.x * this.scale;
    this.y = this.high / 2 - at.y * this.scale;
    this.settle();
  }

  /** Go and see something, where it is too small from here. */
  visit(at: Pixel, around: number): void {
    this.#before ??= { zoom: this.zoom, x: this.x, y: this.y };
    this.#sees = { at, around };
    this.glides = true;
    this.look(at, around);
  }

  /** Back to where it was, unless a hand has moved it since. */
  leave(): void {
    if (!this.#before) return;
    this.glides = true;
    ({ zoom: this.zoom, x: this.x, y: this.y } = this.#before);
    this.drawn = this.zoom;
    this.#before = this.#sees = null;
    this.settle();
  }

  /** The window has another size now: what it went to see is in the middle again. */
  resized(): void {
    if (this.#sees) this.look(this.#sees.at, this.#sees.around);
    else this.settle();
  }

  #byHand(): void {
    this.#before = this.#sees = null;
    this.glides = false;
  }

  whole(): void {
    this.#byHand();
    this.zoom = this.drawn = 1;
    this.settle();
  }

  /** The map never leaves the window: what is smaller lies in the middle. */
  settle(): void {
    const size = this.side * this.scale;
    const within = (at: number, room: number): number => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)));
    this.x = within(this.x, this.wide);
    this.y = within(this.y, this.high);
  }

  #later(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.drawn = this.zoom), RESTS);
  }
}
