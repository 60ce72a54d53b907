/** What the form of a new table shows at once, and what it leaves out because it would do nothing. */

export const main = ['peoples', 'use_powers'];

export const fits = (option: string, seats: number, values: Record<string, unknown>): boolean =>
  option === 'roomy_gardens' ? seats === 2 : option === 'power_uses' ? values.use_powers !== false : true;
