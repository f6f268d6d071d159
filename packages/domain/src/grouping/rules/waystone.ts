import { findProperty, findPropertyOfType, readPropertyText, readWholeNumber, type GameItem } from '../../item/index.ts';
import { readPackSizeBand, readRarityBand } from '../bands.ts';
import { makeGroup } from '../group.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/**
 * Groups waystones, poe2's maps, by tier. The extended group has the properties buyers pay for: item rarity and pack
 * size, in bands, and whether the waystone can no longer be modified because it was corrupted.
 */
export const groupWaystone: GroupRule = (item) => {
  if (!item.baseType.startsWith('Waystone')) return undefined;
  const tier = readTier(item);
  if (tier === undefined) return refuse('missingProperty');
  const result = groupByName('map', item.baseType, { tier });
  const unmodifiable = item.corrupted || item.duplicated || undefined;
  const itemRarity = readRarityBand(readPercent(item, { type: 3, name: 'Item Rarity' }));
  const packSize = readPackSizeBand(readPercent(item, { type: 4, name: 'Monster Pack Size' }));
  if (!result.ok || (unmodifiable ?? itemRarity ?? packSize) === undefined) return result;
  return { ...result, extended: makeGroup('map', result.primary.key, { tier, unmodifiable, itemRarity, packSize }) };
};

/** Reads the tier from the property or, failing that, from the name: "Waystone (Tier 15)". */
function readTier(item: GameItem): number | undefined {
  const shown = readPropertyText(findPropertyOfType(item, 1) ?? findProperty(item, 'Waystone Tier'));
  return readWholeNumber(shown) ?? readWholeNumber(item.baseType);
}

/** Reads "+85%" as 85; 0 if the waystone does not show the property. */
function readPercent(item: GameItem, { type, name }: { type: number; name: string }): number {
  const text = readPropertyText(findPropertyOfType(item, type) ?? findProperty(item, name));
  return text?.startsWith('-') === true ? 0 : (readWholeNumber(text) ?? 0);
}
