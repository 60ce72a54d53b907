/** What a key means at the table. */

export type KeyDeed =
  | { do: 'pick'; n: number }
  | { do: 'walk'; step: 1 | -1 }
  | { do: 'undo' | 'hint' | 'rule' | 'log' | 'chat' | 'settings' | 'help' | 'again' | 'board' | 'prompt' | 'submit' | 'back' };

const LETTERS: Record<string, KeyDeed> = {
  u: { do: 'undo' },
  h: { do: 'hint' },
  l: { do: 'log' },
  c: { do: 'chat' },
  s: { do: 'settings' },
  t: { do: 'again' },
  b: { do: 'board' },
  p: { do: 'prompt' },
  '?': { do: 'rule' },
  f1: { do: 'help' },
  escape: { do: 'back' },
  arrowright: { do: 'walk', step: 1 },
  arrowdown: { do: 'walk', step: 1 },
  arrowleft: { do: 'walk', step: -1 },
  arrowup: { do: 'walk', step: -1 },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** Whether the key goes into a field. */
export function typing(event: Pick<KeyboardEvent, 'target'>): boolean {
  const field = event.target as HTMLElement | null;
  if (!field || !('closest' in field)) return false;
  return field.closest('input:not([type=checkbox], [type=radio], [type=range]), textarea, select') !== null;
}

export function keyDeed(event: Pressed): KeyDeed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (/^\d$/.test(event.key)) return { do: 'pick', n: (Number(event.key) + 9) % 10 };
  const pressed = event.target as HTMLElement | null;
  const inside = (selector: string) => pressed !== null && 'closest' in pressed && pressed.closest(selector) !== null;
  if (event.key === 'Enter') return inside('button, a, [role=button], summary') ? null : { do: 'submit' };
  const deed = LETTERS[event.key.toLowerCase()] ?? null;
  // Inside the board and in scrolling texts the arrows belong to them.
  if (deed?.do === 'walk' && inside('.board, .drawer, .mine, [role=slider], input')) return null;
  return deed;
}
