import { findProperty, findPropertyOfType, readPropertyText, readWholeNumber, type GameItem } from '../../item/index.ts';
import { makeGroup } from '../group.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/**
 * Waystones, the maps of poe2, by their tier (D57). One that was corrupted cannot be modified any more (R4.20): that is
 * its extended group.
 */
export const groupWaystone: GroupRule = (item) => {
  if (!item.baseType.startsWith('Waystone')) return undefined;
  const tier = readTier(item);
  if (tier === undefined) return refuse('missingProperty');
  const result = groupByName('map', item.baseType, { tier });
  if (!result.ok || (!item.corrupted && !item.duplicated)) return result;
  return { ...result, extended: makeGroup('map', result.primary.key, { tier, unmodifiable: true }) };
};

/** Reads the tier from the property, else from the name: "Waystone (Tier 15)". */
function readTier(item: GameItem): number | undefined {
  const shown = readPropertyText(findPropertyOfType(item, 1) ?? findProperty(item, 'Waystone Tier'));
  return readWholeNumber(shown) ?? readWholeNumber(item.baseType);
}
