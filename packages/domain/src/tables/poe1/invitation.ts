import { listNames } from '../name-table.ts';

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
