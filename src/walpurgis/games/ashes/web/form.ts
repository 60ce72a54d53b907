/** What the form of a new table shows at once, and what it leaves out because it would do nothing. */

export const main = ['faction', 'turn_limit'];

export const fits = (option: string, seats: number, values: Record<string, unknown>): boolean =>
  option === 'faction' ? seats === 1 : option === 'turn_limit' ? seats > 1 : option.startsWith('thief_') ? values.ks_thief === true : true;
