import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const oilNames = listNames(`
Amber Oil
Azure Oil
Black Oil
Clear Oil
Crimson Oil
Golden Oil
Indigo Oil
Opalescent Oil
Prismatic Oil
Reflective Oil
Sepia Oil
Silver Oil
Tainted Oil
Teal Oil
Verdant Oil
Violet Oil
`);
