import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const scoutingReportNames = listNames(`
Blighted Scouting Report
Comprehensive Scouting Report
Delirious Scouting Report
Explorer's Scouting Report
Influenced Scouting Report
Operative's Scouting Report
Otherworldly Scouting Report
Singular Scouting Report
Vaal Scouting Report
`);
