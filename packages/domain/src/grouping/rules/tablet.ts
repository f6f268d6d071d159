import { readModLines } from '../../item/index.ts';
import { groupByName, type GroupRule } from '../rule.ts';
import { hideNumbers } from '../unique-variant.ts';

/** The most mods a tablet has are four; an item with more is damaged. */
const MOST_MODS = 8;

/**
 * Tablets of poe2 are fragments by their base: "Breach Tablet", before game 0.4 "Breach Precursor Tablet"; the extended
 * group has their mods without rolls (D45). Unique ones are uniques.
 */
export const groupTablet: GroupRule = (item) => {
  const isTablet = item.baseType.endsWith(' Tablet') && item.frameType >= 0 && item.frameType <= 2;
  if (!isTablet) return undefined;
  const result = groupByName('fragment', item.baseType);
  const lines = new Set(readModLines(item.explicitMods).map((line) => hideNumbers(line.toLowerCase())));
  if (!result.ok || !item.identified || lines.size === 0 || lines.size > MOST_MODS) return result;
  const extended = groupByName('fragment', item.baseType, { variant: [...lines].sort() });
  return extended.ok ? { ...result, extended: extended.primary } : result;
};
