import { readModLines } from '../../item/index.ts';
import { groupByName, type GroupRule } from '../rule.ts';

/** A compass contains one mod of up to three lines, and a line with its number of uses. */
const MOST_LINES = 6;

/**
 * Groups charged compasses by name; the extended group has the mod they contain, and their uses, as `variant` (D45).
 */
export const groupCompass: GroupRule = (item) => {
  if (item.frameType !== 5 || item.baseType !== 'Charged Compass') return undefined;
  const result = groupByName('currency', item.baseType);
  const lines = new Set(readModLines([...item.enchantMods, ...item.explicitMods]).map((line) => line.toLowerCase()));
  if (!result.ok || lines.size === 0 || lines.size > MOST_LINES) return result;
  const extended = groupByName('currency', item.baseType, { variant: [...lines].sort() });
  return extended.ok ? { ...result, extended: extended.primary } : result;
};
