/**
 * Lines the game writes on maps beside what the publisher's item says: class, rarity, and how a map is used. No pattern may rely on them, and a
 * pattern that hits one hits everything. Source: texts the game copies, games 3.10 to 3.29.
 */
export const mapCommonLines: readonly string[] = [
  'Item Class: Maps',
  'Rarity: Normal',
  'Rarity: Magic',
  'Rarity: Rare',
  'Rarity: Unique',
  'Travel to this Map by using it in a personal Map Device. Maps can only be used once.',
  'Travel to this Map by using it in the Eternal Laboratory or a personal Map Device. Maps can only be used once.',
  'Can be used in a personal Map Device.',
];
