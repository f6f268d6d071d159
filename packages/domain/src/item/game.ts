/** The two editions of the game. poe1 is the default. */
export type Game = 'poe1' | 'poe2';

export const games: readonly Game[] = ['poe1', 'poe2'];
