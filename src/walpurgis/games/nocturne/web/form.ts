/** What the form of a new table shows at once, and what it leaves out because it would do nothing. */

export const main = ['kingdom'];

export const fits = (option: string, seats: number, values: Record<string, unknown>): boolean =>
  ['sets', 'village', 'attacks'].includes(option) ? values.kingdom === 'random' : option === 'more_colonies' ? seats > 4 && values.colonies === true : true;
