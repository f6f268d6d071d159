import { groupByName, type GroupRule } from '../rule.ts';

const JEWEL = /^(?:Time-Lost )?(?:Diamond|Emerald|Ruby|Sapphire)$/;

/**
 * Groups blank and magic jewels of poe2 by base type alone, because the level does not matter: they are bought to be
 * crafted on (D45). Rare ones are priced by their mods and have no group; corrupted and mirrored ones do not count as
 * bases. Unique ones are uniques.
 */
export const groupPoe2Jewel: GroupRule = (item) => {
  if ((item.frameType !== 0 && item.frameType !== 1) || !JEWEL.test(item.baseType)) return undefined;
  return item.corrupted || item.duplicated || item.split ? undefined : groupByName('base', item.baseType);
};
