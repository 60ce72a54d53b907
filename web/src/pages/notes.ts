/** What was agreed about a table, as sentences. */

import type { TableInfo } from '../wire';
import { t, words } from '../words.svelte';

export function fieldNote(info: TableInfo): string[] {
  const notes = [t(info.public ? 'note-public' : 'note-private'), t(info.spectators ? 'note-spectators' : 'note-no-spectators'), t(`undo-${info.undo}`)];
  if (info.clock) notes.push(t('note-clock', { minutes: Math.round(info.clock.stock / 60), seconds: info.clock.increment ?? 0 }));
  for (const [name, value] of Object.entries(info.options)) {
    if (!words.knows(`setting-${name}`, info.game)) continue;
    const shown = typeof value === 'boolean' ? words.text(value ? 'yes' : 'no') : valueName(info.game, name, value);
    notes.push(t('note-option', { option: words.text(`setting-${name}`, {}, info.game), value: shown }));
  }
  return notes;
}

function valueName(game: string, name: string, value: unknown): string {
  const id = `setting-${name}-${String(value)}`;
  return words.knows(id, game) ? words.text(id, {}, game) : String(value);
}
