import { findProperty, findPropertyOfType, readPropertyText, readWholeNumber } from '../item/index.ts';
import type { GameItem } from '../item/index.ts';
import { tierlessMaps } from '../tables/index.ts';

const tierStart = '(Tier ';

/** Whether the item is a map: it shows a map tier, or has one in its base type, or is a special map without one (3.28 and later). */
export function isMap(item: GameItem): boolean {
  if (item.frameType > 3 && item.frameType < 9) return false;
  const { baseType } = item;
  if (tierlessMaps.has(baseType) || (baseType.includes(tierStart) && baseType.includes('Map '))) return true;
  return item.properties.length > 0 && findTierProperty(item) !== undefined;
}

/** The map's tier: its property, else the "(Tier 16)" of its base type (3.28 and later); undefined where neither says it. */
export function readMapTier(item: GameItem): number | undefined {
  const fromProperty = readWholeNumber(readPropertyText(findTierProperty(item)));
  if (fromProperty !== undefined) return fromProperty;
  const at = item.baseType.indexOf(tierStart);
  return at === -1 ? undefined : readWholeNumber(item.baseType.slice(at));
}

function findTierProperty(item: GameItem): ReturnType<typeof findProperty> {
  return findPropertyOfType(item, 1) ?? findProperty(item, 'Map Tier');
}
