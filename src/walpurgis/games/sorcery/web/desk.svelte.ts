/** The desk: what the battlefield, my things and the opponents' share. Who is selected, what is aimed at, what the pointer is over, and the plan of a move.
 *
 * The parts lay their props on it (`desk.lay(() => props)`) and read from it; it knows no rule.
 */

import type { BoardProps, Offer } from '@client/table/board';
import { deedsOf, menuOf, pickable, type Deed } from './keys';
import { Plan } from './plan.svelte';
import type { Quarter } from './scale';
import { areFriends, figureOf, placeOf, turnedFor, type Seen, type SeenFigure } from './seen';
import type { Point } from './way';

class Desk {
  #props = $state.raw<() => BoardProps>(() => ({ offers: [], view: null, last: [], chosen: [], highlight: new Set() }) as unknown as BoardProps);
  /** The figure whose actions are shown. */
  selected = $state<string | null>(null);
  /** The kind of action whose targets glow, such as `shot/`; null: all of the selected figure's. */
  aim = $state<string | null>(null);
  /** The target that several actions are offered on. */
  target = $state<string | null>(null);
  /** What the pointer or the focus is on: a figure, an objective, a glyph, a book, by its id. */
  over = $state<string | null>(null);
  /** Whether the areas around everybody are shown: Bedlam, charges, glyphs. */
  auras = $state(false);
  /** The action that is looked at in a menu. */
  looked = $state.raw<Deed | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** A figure that was pulled at before its move was declared: the hand already holds it when the question for the path comes. */
  pulled: { figure: string; at: Point } | null = null;

  lay(props: () => BoardProps): void {
    this.#props = props;
  }

  view: Seen = $derived.by(() => this.#props().view as Seen);
  offer: Offer | undefined = $derived.by(() => this.#props().offers[0]);
  /** Which question it is: a new one when anything about it is new. */
  question: string = $derived.by(() => (this.offer ? `${this.offer.seat}:${this.offer.question}:${this.offer.prompt}` : ''));
  /** All actions that are offered. */
  deeds: Deed[] = $derived.by(() => deedsOf(this.offer));
  /** Things that are an answer by themselves, or a part of one. */
  picks: Map<string, string> = $derived.by(() => pickable(this.offer));
  turned: Quarter = $derived.by(() => (this.view ? turnedFor(this.view, this.#props().seat) : 0));
  /** The selected figure's actions that are aimed with now, by target. */
  targets: Map<string, Deed[]> = $derived.by(() => {
    const found = new Map<string, Deed[]>();
    if (this.selected === null) return found;
    for (const deed of this.deeds) {
      if (deed.figure !== this.selected || (this.aim !== null && `${deed.kind}/${deed.with}` !== this.aim)) continue;
      if (deed.target) found.set(deed.target, [...(found.get(deed.target) ?? []), deed]);
    }
    return found;
  });
  /** The figures that can be given an action. */
  #actors: Set<string> = $derived.by(() => new Set(this.deeds.map(({ figure }) => figure)));

  get props(): BoardProps {
    return this.#props();
  }
  get seat(): number | null {
    return this.props.seat;
  }
  get animate(): boolean {
    return this.props.animate;
  }
  get prompt(): string {
    return this.offer?.prompt ?? '';
  }
  text = (id: string, args?: Record<string, any>): string => this.props.text(id, args);
  /** The words of an answer that is offered. */
  sayKey = (key: string): string => {
    const choice = this.offer?.choices.find((found) => found.key === key);
    return choice ? this.props.say(choice.says) : key;
  };

  figure = (id: string): SeenFigure | undefined => (this.view ? figureOf(this.view, id) : undefined);
  isOwn = (figure: SeenFigure): boolean => this.seat !== null && figure.seat === this.seat;
  isFriend = (figure: SeenFigure): boolean => this.seat !== null && areFriends(this.view, figure.seat, this.seat);

  /** Whether a click on it would do something. */
  glows = (id: string): boolean => this.picks.has(id) || this.targets.has(id) || (this.selected === null && this.#actors.has(id)) || (this.plan?.stage !== 'laid' && this.plan?.figure?.id === id && this.plan.shape === 'path');
  canAct = (id: string): boolean => this.#actors.has(id);
  isChosen = (id: string): boolean => this.props.chosen.includes(id);
  /** Whether somebody points at it: a line of the log, a hint, a lesson. */
  lit = (id: string): boolean => this.props.highlight.has(id) || [...this.props.highlight].some((key) => key.includes(`:${id}`));

  menu = (figure: string) => menuOf(this.deeds, figure);

  /** A new question: what was in hand goes back, and a plan is begun where one is asked for. */
  refresh(): void {
    this.plan?.forget();
    this.target = this.aim = null;
    this.looked = null;
    const { offer, view } = this;
    this.plan = offer?.kind === 'spot' && view ? new Plan(offer, view, this.props.foresee) : null;
    const pulled = this.pulled;
    this.pulled = null;
    if (this.plan && pulled && pulled.figure === this.plan.figure?.id) {
      this.plan.stage = 'held';
      this.plan.follow(pulled.at);
    }
    if (this.selected !== null && !this.#actors.has(this.selected)) this.selected = null;
  }

  select(figure: string | null): void {
    this.selected = figure;
    this.aim = this.target = null;
    this.looked = null;
  }

  /** A click, a tap or Enter on something. */
  press(id: string): void {
    const key = this.picks.get(id);
    if (key) return this.props.choose(key);
    if (this.plan) {
      const figure = this.figure(id);
      if (figure && figure.id !== this.plan.figure?.id) {
        this.plan.follow(placeOf(figure));
        this.plan.lay();
      } else if (this.plan.stage === 'laid') this.confirm();
      return;
    }
    const aimed = this.targets.get(id);
    if (aimed) {
      if (aimed.length === 1 && this.aim !== null) this.choose(aimed[0].key);
      else this.target = this.target === id ? null : id;
    } else if (this.#actors.has(id)) this.select(this.selected === id ? null : id);
    else if (this.prompt === 'act' && this.figure(id)) this.#explain(id);
    else if (this.figure(id) && this.offer) this.props.why(id);
  }

  /** Why nothing can be done with it. */
  #explain(id: string): void {
    const figure = this.figure(id)!;
    if (this.isOwn(figure)) this.props.why(`move:${id}`);
    else if (this.selected !== null) {
      const kind = this.aim?.split('/')[0] ?? (this.figure(this.selected)?.range ? 'shot' : 'close');
      this.props.why(`${kind}:${this.selected}>${id}`);
    }
  }

  choose = (key: string): void => {
    this.select(null);
    this.props.choose(key);
  };

  /** Pull at a figure: its move is declared, if that needs no dice, and the hand holds it. */
  pull(id: string, at: Point): boolean {
    const move = this.deeds.find(({ key, about }) => key === `move:${id}` && about.is !== 'BreakAway');
    if (!move) return false;
    this.pulled = { figure: id, at };
    this.choose(move.key);
    return true;
  }

  /** Answer with the plan as it stands. */
  confirm(): void {
    const plan = this.plan;
    const points = plan?.points;
    if (!plan || !points) return;
    if (plan.fresh && plan.forbidden) {
      plan.complains = true;
      return;
    }
    this.props.answer?.(points);
  }

  /** One step back; false if there was nothing to undo. */
  back(): boolean {
    if (this.plan?.drop()) return true;
    if (this.target !== null) this.target = null;
    else if (this.aim !== null) this.aim = null;
    else if (this.selected !== null) this.select(null);
    else return false;
    return true;
  }
}

export const desk = new Desk();
