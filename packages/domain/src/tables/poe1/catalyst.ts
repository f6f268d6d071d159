import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const catalystNames = listNames(`
Abrasive Catalyst
Accelerating Catalyst
Dextral Catalyst
Fertile Catalyst
Imbued Catalyst
Intrinsic Catalyst
Noxious Catalyst
Prismatic Catalyst
Sinistral Catalyst
Tainted Catalyst
Tempering Catalyst
Turbulent Catalyst
Unstable Catalyst
`);
