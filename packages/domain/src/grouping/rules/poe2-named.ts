import { groupByName, type GroupRule } from '../rule.ts';

/** The logbooks of poe2 have no faction, and its exchange trades them by name at every level. */
export const groupPoe2Logbook: GroupRule = (item) =>
  item.baseType === 'Expedition Logbook' ? groupByName('logbook', item.baseType) : undefined;

/**
 * Stackables of poe2 that are newer than the name lists, recognised by their name pattern: omens (R5.38), runes and
 * soul cores, essences and catalysts. On currency frames only.
 */
export const groupPoe2Named: GroupRule = (item) => {
  if (item.frameType !== 5) return undefined;
  const { baseType } = item;
  if (baseType.startsWith('Omen of ')) return groupByName('omen', baseType);
  if (baseType.endsWith(' Rune') || baseType.includes('Rune of ')) return groupByName('misc', baseType);
  if (baseType.includes('Soul Core of ')) return groupByName('misc', baseType);
  if (baseType.includes('Essence of ')) return groupByName('essence', baseType);
  return baseType.endsWith(' Catalyst') ? groupByName('catalyst', baseType) : undefined;
};
