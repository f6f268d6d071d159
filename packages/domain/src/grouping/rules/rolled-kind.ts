import { readModLines } from '../../item/index.ts';
import { groupByName, type GroupRule } from '../rule.ts';
import { hideNumbers } from '../unique-variant.ts';

/** Idols, sanctum relics and charms, but not the heist's sensing charms, which are equipment. */
const ROLLED = / (?:Idol|Relic|(?<!Sensing )Charm)$/;
/** The most mods of an idol are four of two lines; an item with more lines is damaged. */
const MOST_LINES = 10;

/**
 * Groups idols, sanctum relics and charms of poe1 by base type; the extended group has their mods without rolls, which
 * decide what they are worth (D45). Unique ones have rules of their own. Leaguestones are grouped by base type alone.
 */
export const groupRolledKind: GroupRule = (item) => {
  if (item.frameType < 0 || item.frameType > 2 || item.baseType === '') return undefined;
  if (item.baseType.endsWith(' Leaguestone')) return groupByName('misc', item.baseType);
  if (!ROLLED.test(item.baseType)) return undefined;
  const result = groupByName('base', item.baseType);
  const lines = new Set(readModLines(item.explicitMods).map((line) => hideNumbers(line.toLowerCase())));
  if (!result.ok || !item.identified || lines.size === 0 || lines.size > MOST_LINES) return result;
  const extended = groupByName('base', item.baseType, { variant: [...lines].sort() });
  return extended.ok ? { ...result, extended: extended.primary } : result;
};
