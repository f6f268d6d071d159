/**
 * The essence tiers in ascending order, as the first word of the name. Source: essence list of game 3.29 (2026-08-19).
 */
export const essenceTiers = ['whispering', 'muttering', 'weeping', 'wailing', 'screaming', 'shrieking', 'deafening'] as const;

/**
 * Reads an essence's tier, 1 (whispering) to 7 (deafening), 8 for the corruption-only kinds ("essence of horror");
 * undefined for other keys.
 */
export function readEssenceTier(key: string): number | undefined {
  const space = key.indexOf(' ');
  const tier = (essenceTiers as readonly string[]).indexOf(space === -1 ? key : key.slice(0, space));
  if (tier !== -1) return tier + 1;
  return key.startsWith('essence of ') ? 8 : undefined;
}
