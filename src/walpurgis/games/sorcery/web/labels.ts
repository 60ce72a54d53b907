/** What is said about the things on the battlefield: to those who point at them, and to screen readers. */

import type { Say } from '@client/table/board';
import { type Seen, type SeenFeature, type SeenFigure, type SeenObjective } from './seen';
import type { Modifier } from './wire';
import { bearing, compass } from './way';

type Text = (id: string, args?: Record<string, any>) => string;

/** A figure by its short name and its label. */
export const unitSay = (figure: { id: string; warrior: string }): Say => ({ id: 'figure', args: { name: { id: `warrior-short-${figure.warrior}` }, label: figure.id.toUpperCase() } });
export const unitName = (text: Text, figure: { id: string; warrior: string }): string => text('figure', unitSay(figure).args);

export const TOLERANCE = 10;

/** A length in inches, to a tenth, rounded up as paths are, but without what the tolerance allows beyond it; with the decimal sign of the language. */
export function lengthSay(mil: number): Say {
  const tenths = Math.ceil(Math.max(mil - TOLERANCE, 0) / 100);
  return { id: 'length', args: { whole: String(Math.floor(tenths / 10)), tenths: String(tenths % 10) } };
}

export function inches(text: Text, mil: number): string {
  const { id, args } = lengthSay(mil);
  return text(id, args);
}

/** A place in words: inches from the western and the southern edge. */
export const placeName = (text: Text, at: { x: number; y: number }): string => text('web-field-place', { east: inches(text, at.x), north: inches(text, at.y) });

/** A figure with all that matters about it; first what stands on its base. */
export function figureLabel(text: Text, view: Seen, figure: SeenFigure, names: string[]): string {
  const parts = [figure.id.toUpperCase(), text(`warrior-short-${figure.warrior}`), names[figure.seat] ?? text(`seat-${figure.seat}`), text('web-field-click', { click: figure.click, clicks: figure.clicks })];
  if (figure.tokens) parts.push(text('web-field-tokens', { count: figure.tokens }));
  parts.push(placeName(text, figure), text('web-field-faces', { heading: text(`heading-${compass(bearing([0, 0], [figure.fx, figure.fy]))}`) }));
  if (figure.status === 'air') parts.push(text('web-field-soars'));
  if (figure.status === 'captive') parts.push(text('web-field-captive'));
  if (figure.demoralized) parts.push(text('web-field-demoralized'));
  const touched = figure.touches.map((id) => view.figures.find((other) => other.id === id)).filter((other) => other !== undefined);
  if (touched.length) parts.push(text('web-field-touches', { who: touched.map((other) => unitName(text, other)).join(', ') }));
  for (const { spell } of view.workings.filter(({ target }) => target === figure.id)) parts.push(text(`spell-${spell}`));
  return parts.join(', ');
}

export const objectiveLabel = (text: Text, objective: SeenObjective, names: string[]): string =>
  [text('web-field-objective', { objective: objective.id.toUpperCase() }), objective.holder < 0 ? text('web-field-free') : text('web-field-held', { who: names[objective.holder] ?? '' }), placeName(text, objective)].join(', ');

export const featureLabel = (text: Text, feature: SeenFeature): string => {
  const [left, bottom, right, top] = feature.corners;
  return [text(`piece-${feature.piece}`), placeName(text, { x: (left + right) / 2, y: (bottom + top) / 2 })].join(', ');
};

/** The name of a modifier alone: its sentence begins with the number, which stands in a column of its own. */
export const modifierName = (text: Text, { name, amount }: Modifier): string => text(`modifier-${name}`, { amount }).replace(/^[+−-]?\s*\d+\s*/u, '');
