/** The layers of the map, from below: the board draws them, the loupe shows them again. */
export const LAYERS = ['sorcery-land', 'sorcery-figures', 'sorcery-plan'] as const;
