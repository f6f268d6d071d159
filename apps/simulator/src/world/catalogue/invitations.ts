/** Boss invitations. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
import type { CatalogueRow } from './catalogue-row.ts';

export const invitationRows: readonly CatalogueRow[] = [
  ["Maven's Invitation: The Formed", 'Currency/Atlas/NullVoid1', 1, 9],
  ["Maven's Invitation: The Forgotten", 'Currency/Atlas/NullVoid3', 1, 28],
  ["Maven's Invitation: The Feared", 'Currency/Atlas/NullVoid5', 1, 76],
  ["Maven's Invitation: The Hidden", 'Currency/Atlas/NullVoid4', 1, 31],
  ["Maven's Invitation: The Twisted", 'Currency/Atlas/NullVoid2', 1, 22],
  ["Maven's Invitation: The Elderslayers", 'Currency/Atlas/NullVoid6', 1, 18],
  ["Maven's Invitation: The Atlas", 'Currency/Atlas/ProvingGroundHaewarkHamlet5', 1, 3],
  ['Incandescent Invitation', 'QuestItems/CleansingFireOrbQuest5', 1, 33],
  ['Polaric Invitation', 'QuestItems/CleansingFireOrbQuest0', 1, 2],
  ['Screaming Invitation', 'QuestItems/TangledOrbQuest5', 1, 29],
  ['Writhing Invitation', 'QuestItems/TangledOrbQuest0', 1, 1.5],
];
