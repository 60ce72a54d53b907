/** What the form of a new table shows at once, and what it leaves out because it would do nothing. */

export const main = ['build_total', 'table', 'armies'];

export const fits = (option: string, seats: number): boolean => (option === 'teams' ? seats === 4 : true);
