import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const resonatorNames = listNames(`
Potent Alchemical Resonator
Potent Chaotic Resonator
Powerful Alchemical Resonator
Powerful Chaotic Resonator
Prime Alchemical Resonator
Prime Chaotic Resonator
Primitive Alchemical Resonator
Primitive Chaotic Resonator
`);
