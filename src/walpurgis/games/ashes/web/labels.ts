/** What is said about the things on the table: to those who point at them, and to screen readers. */

import { BASES, CITADELS, CROSSROADS, NUMBERED } from './facts';
import { DIAGONAL } from './geometry';
import { chosenSpace, sideOfFigure, standing, type Seen } from './seen';

type Text = (id: string, args?: Record<string, any>) => string;

export interface Label {
  title: string;
  notes: string[];
}

/** A figure with what matters about it: side, facing, the Chosen. */
export function figureLabel(text: Text, view: Seen, who: string): string {
  const side = sideOfFigure(who);
  const facing = view.figures[who]?.facing;
  const parts = [text(`figure-${who}`)];
  if (side === 'H' || side === 'V') parts.push(text(`side-${side}`));
  if (facing && view.mode !== 'alone') parts.push(text('web-aa-faces', { direction: text(`direction-${facing}`) }));
  if (view.chosen === who) parts.push(text('web-aa-carries'));
  if (view.ghouls_next.includes(who)) parts.push(text('web-aa-acts', { n: view.ghouls_next.indexOf(who) + 1 }));
  const prospects = view.ghoul_prospects[who];
  if (prospects?.length) parts.push(text('web-aa-heads', { spaces: prospects.join(' / ') }));
  return parts.join(', ');
}

export function spaceLabel(text: Text, view: Seen, space: string): Label {
  const notes: string[] = [];
  const number = NUMBERED.indexOf(space);
  const owner = Object.keys(BASES).find((side) => BASES[side].includes(space));
  const who = standing(view, space);
  if (view.tiles[space]) notes.push(text('web-aa-tile', { face: text(`face-${view.tiles[space]}`) }));
  else if (CROSSROADS.includes(space)) notes.push(text('web-aa-crossroads'));
  else if (owner) notes.push(text('web-aa-base', { side: text(`side-${owner}`) }));
  else if (DIAGONAL.includes(space) && view.mode !== 'alone') notes.push(text('web-aa-diagonal', { n: DIAGONAL.indexOf(space) + 1 }));
  else notes.push(text('web-aa-empty'));
  if (number >= 0) notes.push(text('web-aa-numbered', { n: number + 1 }));
  if (view.traps.includes(space)) notes.push(text('web-aa-trap'));
  if (view.bears.includes(space)) notes.push(text('web-aa-bear'));
  for (const faction of Object.values(view.factions)) if (faction.sand === space) notes.push(text('web-aa-sand', { side: text(`side-${faction.side}`) }));
  if (who) notes.push(figureLabel(text, view, who));
  if (view.away && space === DIAGONAL[0]) notes.push(text('web-aa-chosen-away', { left: view.away }));
  if (chosenSpace(view) === space) notes.push(text('web-aa-chosen-here', { left: stepsLeft(view) }));
  for (const [figure, goal] of Object.entries(view.society?.goals ?? {})) if (goal === space) notes.push(text('web-aa-goal', { who: text(`figure-${figure}`) }));
  return { title: space, notes };
}

/** Steps of the Chosen to the last space. */
export const stepsLeft = (view: Seen): number => DIAGONAL.length - 1 - DIAGONAL.indexOf(view.chosen);

export const isCitadel = (space: string): boolean => Object.values(CITADELS).includes(space);

/** A label as one sentence, for screen readers. */
export const spoken = ({ title, notes }: Label): string => [title, ...notes].join(', ');

/** What is said about a place around the board, by its id. */
export const placeName = (text: Text, place: string): string => text(`outer-${place.replace('.', '-')}`);
export const placeHelp = (text: Text, place: string): string => text(`help-${place.split('.')[0]}`);
