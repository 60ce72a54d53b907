/** What this browser prefers, kept in its local storage, and who it is. */

import { api } from './api';
import { firstMe } from './first';
import { guess, LANGUAGES, words } from './words.svelte';
import type { Language, Me } from './wire';

const KEY = 'walpurgis';

/** How fast others' turns are shown and pieces move. */
export type Speed = 'off' | 'quick' | 'normal' | 'slow';

/** What each speed means: how long the news of another's deed stays before the next, in milliseconds, and how fast pieces travel. */
export const SPEEDS: Record<Speed, { dwell: number; rate: number }> = {
  off: { dwell: 0, rate: 1 },
  quick: { dwell: 0, rate: 1.6 },
  normal: { dwell: 700, rate: 1 },
  slow: { dwell: 1900, rate: 0.45 },
};

/** How large letters are, of the browser's own size. */
export const SIZES = { normal: 1, large: 1.125, huge: 1.25 };
export type Size = keyof typeof SIZES;

interface Kept {
  language?: Language;
  speed: Speed;
  sound: boolean;
  contrast: boolean;
  size: Size;
}

function kept(): Kept {
  const usual: Kept = { speed: 'normal', sound: false, contrast: false, size: 'normal' };
  try {
    const found = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
    if (found.animation === false) found.speed = 'off'; // as it was kept before there were speeds
    return { ...found, speed: found.speed in SPEEDS ? found.speed : usual.speed, size: found.size in SIZES ? found.size : usual.size };
  } catch {
    return usual;
  }
}

/** Keep a small thing in this browser, as far as it lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function recall<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

class Settings {
  speed = $state<Speed>('normal');
  sound = $state(false);
  contrast = $state(false);
  size = $state<Size>('normal');
  me = $state.raw<Me | null>(null);
  #calm = $state(false);
  #language: Language | undefined;

  constructor() {
    const was = kept();
    this.speed = was.speed;
    this.sound = was.sound;
    this.contrast = was.contrast;
    this.size = was.size;
    this.#language = was.language && was.language in LANGUAGES ? was.language : undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.#calm = calm.matches;
    calm.addEventListener('change', () => (this.#calm = calm.matches));
  }

  /** Whether pieces may move. */
  get animate(): boolean {
    return this.speed !== 'off' && !this.#calm;
  }

  /** How long others' news stays, and how fast pieces travel; whoever wants no motion waits for nothing. */
  get pace(): { dwell: number; rate: number } {
    return this.animate ? SPEEDS[this.speed] : SPEEDS.off;
  }

  /** Speak the language of the last visit, or the browser's. */
  async begin(): Promise<void> {
    this.show();
    this.me = firstMe();
    if (!this.me) void api.me().then((me) => (this.me = me), () => undefined);
    await words.speak(this.#language ?? guess(navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    this.#language = language;
    this.save();
    await words.speak(language);
    if (this.#language === language && this.me?.name) this.me = await api.rename({ name: this.me.name, language }).catch(() => this.me);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename({ name, language: words.language });
  }

  save(): void {
    keep(KEY, { language: this.#language, speed: this.speed, sound: this.sound, contrast: this.contrast, size: this.size });
    this.show();
  }

  show(): void {
    document.documentElement.classList.toggle('contrast', this.contrast);
    document.documentElement.style.fontSize = this.size === 'normal' ? '' : `${SIZES[this.size] * 100}%`;
    document.documentElement.classList.toggle('calm', this.speed === 'off');
  }
}

export const settings = new Settings();
