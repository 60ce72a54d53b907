/** What was agreed about a table, as sentences. */

import type { GameInfo, TableInfo } from '../wire';
import { t, words } from '../words.svelte';
import { fieldsOf } from './options';

/** The manners of the table, and of the options those that say something: what was changed, and what the game always names. */
export function fieldNote(info: TableInfo, game?: GameInfo, main: string[] = []): string[] {
  const notes = [t(info.public ? 'note-public' : 'note-private'), t(info.spectators ? 'note-spectators' : 'note-no-spectators'), t(`undo-${info.undo}`)];
  if (info.clock) notes.push(t('note-clock', { minutes: Math.round(info.clock.stock / 60), seconds: info.clock.increment ?? 0 }));
  const usual = new Map(game ? fieldsOf(game.options).map((field) => [field.name, field.usual]) : []);
  for (const [name, value] of Object.entries(info.options)) {
    if (!words.knows(`setting-${name}`, info.game) || value === '' || (game && !main.includes(name) && value === usual.get(name))) continue;
    const shown = typeof value === 'boolean' ? words.text(value ? 'yes' : 'no') : valueName(info.game, name, value);
    notes.push(t('note-option', { option: words.text(`setting-${name}`, {}, info.game), value: shown }));
  }
  return notes;
}

function valueName(game: string, name: string, value: unknown): string {
  const said = String(value).replace(/[^\w-]/g, '-');
  const id = [`setting-${name}-${said}`, `${name}-${said}`].find((one) => words.knows(one, game));
  return id ? words.text(id, {}, game) : String(value);
}
