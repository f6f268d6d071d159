/** Item name colours (R3.31), in the order of the publisher's frame types. */
export const rarities = ['normal', 'magic', 'rare', 'unique', 'gem', 'currency', 'divination', 'quest', 'unknown', 'legacy'] as const;

export type Rarity = (typeof rarities)[number];

/** Returns a frame type's rarity: 0 to 9 index the list, 10 is also foil, anything else is unknown. */
export function rarityOf(frameType: number): Rarity {
  return frameType === 10 ? 'legacy' : (rarities[frameType] ?? 'unknown');
}
