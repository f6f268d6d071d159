import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class MemoryLine. */
export const memoryNames = listNames(`
Alva's Memory
Einhar's Memory
Kirac's Memory
Niko's Memory
`);
