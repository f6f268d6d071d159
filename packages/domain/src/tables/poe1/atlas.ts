import { listNames } from '../name-table.ts';

/**
 * Source: base items of game 3.29 (2026-08-19), class StackableCurrency; and names retired before 3.29, seen in
 * stashes.
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

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const invitationNames = listNames(`
Incandescent Invitation
Maven's Invitation: Glennach Cairns
Maven's Invitation: Haewark Hamlet
Maven's Invitation: Lex Ejoris
Maven's Invitation: Lex Proxima
Maven's Invitation: Lira Arthain
Maven's Invitation: New Vastir
Maven's Invitation: The Atlas
Maven's Invitation: The Elderslayers
Maven's Invitation: The Feared
Maven's Invitation: The Forgotten
Maven's Invitation: The Formed
Maven's Invitation: The Hidden
Maven's Invitation: The Remembered
Maven's Invitation: The Twisted
Maven's Invitation: Tirn's End
Maven's Invitation: Valdo's Rest
Polaric Invitation
Screaming Invitation
Writhing Invitation
`);

/** Source: base items of game 3.29 (2026-08-19), class MemoryLine. */
export const memoryNames = listNames(`
Alva's Memory
Einhar's Memory
Kirac's Memory
Niko's Memory
`);

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
