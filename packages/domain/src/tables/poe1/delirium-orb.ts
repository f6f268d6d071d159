import { listNames } from '../name-table.ts';

/**
 * Source: base items of game 3.29 (2026-08-19), class StackableCurrency; and names retired before it, seen in stashes.
 */
export const deliriumOrbNames = listNames(`
Abyssal Delirium Orb
Amorphous Delirium Orb
Armoursmith's Delirium Orb
Blacksmith's Delirium Orb
Blighted Delirium Orb
Cartographer's Delirium Orb
Challenging Delirium Orb
Delirium Orb
Diviner's Delirium Orb
Fine Delirium Orb
Foreboding Delirium Orb
Fossilised Delirium Orb
Fragmented Delirium Orb
Imperial Delirium Orb
Jeweller's Delirium Orb
Kalguuran Delirium Orb
Obscured Delirium Orb
Portentous Delirium Orb
Primal Delirium Orb
Singular Delirium Orb
Skittering Delirium Orb
Thaumaturge's Delirium Orb
Timeless Delirium Orb
Whispering Delirium Orb
`);
