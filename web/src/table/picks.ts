/** Picking keys for an offer: what a click means, and when the answer is complete. No rules, only the shape of the question. */

import type { Answer, Offer, Say } from '../wire';

/** The keys chosen after one more click on `key`: one more while there are more of it, else all of it is removed. */
export function toggled(offer: Offer, chosen: string[], key: string): string[] {
  if (chosen.includes(key) && left(offer, chosen, key) < 1) return chosen.filter((other) => other !== key);
  return added(offer, chosen, key);
}

/** How many of `key` can still be picked. */
export function left(offer: Offer, chosen: string[], key: string): number {
  const there = offer.choices.find((choice) => choice.key === key)?.count ?? 1;
  return Math.min(there - chosen.filter((other) => other === key).length, offer.high - chosen.length);
}

/** One more of `key`, while there is room and there are more of it. */
export function added(offer: Offer, chosen: string[], key: string): string[] {
  return left(offer, chosen, key) > 0 ? [...chosen, key] : chosen;
}

/** One less of `key`, the latest. */
export function removed(chosen: string[], key: string): string[] {
  const at = chosen.lastIndexOf(key);
  return at < 0 ? chosen : chosen.filter((_, n) => n !== at);
}

/** Whether these keys are an answer. */
export function complete(offer: Offer, chosen: string[]): boolean {
  return chosen.length >= offer.low && chosen.length <= offer.high;
}

/** Whether the key is among what is offered. */
export function isOffered(offer: Offer | undefined, key: string): boolean {
  return offer !== undefined && offer.choices.some((choice) => choice.key === key);
}

/** What picking one key means as an answer: a place on open ground is answered by its points. */
export function meant(offer: Offer, key: string): Answer {
  const choice = offer.kind === 'spot' ? offer.choices.find((one) => one.key === key) : undefined;
  return choice?.points?.length ? (choice.points as number[][]) : key;
}

/** The named places that stand for these points. */
export function placesAt(offer: Offer, answer: Answer | null): string[] {
  const wanted = JSON.stringify(answer);
  return offer.choices.filter((choice) => JSON.stringify(choice.points ?? []) === wanted).map((choice) => choice.key);
}

/** The choices an answer names, for a hint. */
export function keysOf(answer: Answer | null): string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer.filter((key): key is string => typeof key === 'string') : [];
}

/** The choices that an answer to this offer stands for: those it names, or the named places of its points. */
export function keysFor(offer: Offer, answer: Answer | null): string[] {
  return offer.kind === 'spot' ? placesAt(offer, answer) : keysOf(answer);
}

/** An answer to this offer in words: the choices it stands for, or what one would type. */
export function spoken(offer: Offer, answer: Answer): Say {
  const says = keysFor(offer, answer).flatMap((key) => offer.choices?.find((choice) => choice.key === key)?.says ?? []);
  const typed = Array.isArray(answer) ? answer.map(String).join(' ') : String(answer);
  return { id: 'web-answer-words', args: { answer: says.length || (Array.isArray(answer) && !answer.length) ? says : typed } };
}

/** Points as typed: "3,4 5,6". Null if it is not that. */
export function points(text: string): number[][] | null {
  const parts = text.trim().split(/\s+/).filter(Boolean);
  const found = parts.map((part) => /^(-?\d+)\s*[,;]\s*(-?\d+)$/.exec(part));
  return found.length && found.every(Boolean) ? found.map((match) => [Number(match![1]), Number(match![2])]) : null;
}
