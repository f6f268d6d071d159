import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const catalystNames = listNames(`
Adaptive Catalyst
Carapace Catalyst
Chayula's Catalyst
Esh's Catalyst
Flesh Catalyst
Necrotic Catalyst
Neural Catalyst
Reaver Catalyst
Refined Adaptive Catalyst
Refined Carapace Catalyst
Refined Chayula's Catalyst
Refined Esh's Catalyst
Refined Flesh Catalyst
Refined Necrotic Catalyst
Refined Neural Catalyst
Refined Reaver Catalyst
Refined Sibilant Catalyst
Refined Skittering Catalyst
Refined Tul's Catalyst
Refined Uul-Netol's Catalyst
Refined Xoph's Catalyst
Sibilant Catalyst
Skittering Catalyst
Tul's Catalyst
Uul-Netol's Catalyst
Xoph's Catalyst
`);
