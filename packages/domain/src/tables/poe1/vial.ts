import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const vialNames = listNames(`
Vial of Awakening
Vial of Consequence
Vial of Dominance
Vial of Fate
Vial of Sacrifice
Vial of Summoning
Vial of Transcendence
Vial of the Ghost
Vial of the Ritual
`);
