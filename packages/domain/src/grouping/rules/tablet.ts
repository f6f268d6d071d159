import { groupByName, type GroupRule } from '../rule.ts';

/**
 * Tablets of poe2 are fragments by their base: "Breach Tablet", before game 0.4 "Breach Precursor Tablet". Unique ones
 * are uniques.
 */
export const groupTablet: GroupRule = (item) => {
  const isTablet = item.baseType.endsWith(' Tablet') && item.frameType >= 0 && item.frameType <= 2;
  return isTablet ? groupByName('fragment', item.baseType) : undefined;
};
