/** The two editions of the game (R1.01). poe1 is the default. */
export type Game = 'poe1' | 'poe2';

export const games: readonly Game[] = ['poe1', 'poe2'];
