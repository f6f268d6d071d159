/**
 * Lines that the game adds to maps but the publisher's items omit: class, rarity, and how a map is used. No pattern may
 * rely on these lines, and a pattern that matches one matches everything. Source: item text copied from the game,
 * versions 3.10 to 3.29.
 */
export const unsaidLines: readonly string[] = [
  'Item Class: Maps',
  'Rarity: Normal',
  'Rarity: Magic',
  'Rarity: Rare',
  'Rarity: Unique',
  'Travel to this Map by using it in a personal Map Device. Maps can only be used once.',
  'Travel to this Map by using it in the Eternal Laboratory or a personal Map Device. Maps can only be used once.',
  'Can be used in a personal Map Device.',
];

/**
 * The lines above, and lines that the publisher's items contain for many maps: a map of which only the name or a mod is
 * known may have any of these lines.
 */
export const mapCommonLines: readonly string[] = [
  ...unsaidLines,
  'Quality: +20% (augmented)',
  'Corrupted',
  'Unidentified',
  'Unmodifiable',
  'Modifiable only with Chaos Orbs, Vaal Orbs, Delirium Orbs and Chisels',
  'Area is infested with Fungal Growths',
  "Map's Item Quantity Modifiers also affect Blight Chest count at 20% value",
  'Can be Anointed up to 3 times',
  'Natural inhabitants of this area have been removed',
  'Area is influenced by The Elder',
  'Area is influenced by The Shaper',
];

/**
 * Common lines of poe2 waystones and tablets. Tablet lines are included because tablet mods are not in any list, but a
 * search for waystones must not match tablets. Source: item text copied from the game, and items recorded in 2025.
 */
export const waystoneCommonLines: readonly string[] = [
  'Item Class: Waystones',
  'Item Class: Tablet',
  'Rarity: Normal',
  'Rarity: Magic',
  'Rarity: Rare',
  'Rarity: Unique',
  'Can be used in a Map Device, allowing you to enter a Map. Waystones can only be used once.',
  'Can be used in a personal Map Device to add modifiers to a Map.',
  'Can be used in a completed Tower on your Atlas to influence surrounding Maps. Tablets are consumed once placed into a Tower.',
  'Right click to add this to your map device.',
  'Revives Available: 4 (augmented)',
  'Pack Size: +7% (augmented)',
  'Monster Rarity: +25% (augmented)',
  'Monster Effectiveness: +13% (augmented)',
  'Magic Monsters: +70% (augmented)',
  'Rare Monsters: +50% (augmented)',
  'Corrupted',
  'Unidentified',
  '10 uses remaining',
  'Adds Ritual Altars to a Map',
  'Adds Irradiated to a Map',
  '11% increased Rarity of Items found in Map',
  '17% increased Experience gain in Map',
  '7% increased Pack Size in Map',
  'Map contains an additional Shrine',
  'Deferring Favours at Ritual Altars in Map costs 28% reduced Tribute',
  'Map has 73% increased chance to contain Azmeri Spirits',
  'Map has 88% increased chance to contain Rogue Exiles',
];
