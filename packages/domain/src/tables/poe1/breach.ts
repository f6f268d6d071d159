import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19): splinters of the five breachlords and every grade of breachstone. */
export const breachNames = listNames(`
Chayula's Breachstone
Chayula's Charged Breachstone
Chayula's Enriched Breachstone
Chayula's Flawless Breachstone
Chayula's Pure Breachstone
Esh's Breachstone
Esh's Charged Breachstone
Esh's Enriched Breachstone
Esh's Flawless Breachstone
Esh's Pure Breachstone
Splinter of Chayula
Splinter of Esh
Splinter of Tul
Splinter of Uul-Netol
Splinter of Xoph
Tul's Breachstone
Tul's Charged Breachstone
Tul's Enriched Breachstone
Tul's Flawless Breachstone
Tul's Pure Breachstone
Uul-Netol's Breachstone
Uul-Netol's Charged Breachstone
Uul-Netol's Enriched Breachstone
Uul-Netol's Flawless Breachstone
Uul-Netol's Pure Breachstone
Xoph's Breachstone
Xoph's Charged Breachstone
Xoph's Enriched Breachstone
Xoph's Flawless Breachstone
Xoph's Pure Breachstone
`);
