import { readItemLevel, readModLines, type GameItem } from '../../item/index.ts';
import { readBaseBand } from '../bands.ts';
import type { GroupItemResult } from '../group.ts';
import type { HashProperties } from '../group-identity.ts';
import { groupByName, type GroupRule } from '../rule.ts';
import { hideNumbers } from '../unique-variant.ts';

/** Idols, sanctum relics and charms, but not heist's sensing charms, which are equipment. */
const ROLLED = / (?:Idol|Relic|(?<!Sensing )Charm)$/;
/** Tinctures, and grafts, whose names end in a single word: "Jolting Eshgraft". */
const ROLLED_AND_CRAFTED = / Tincture$|[a-z]graft$/;
/** An idol has at most four two-line mods; an item with more lines than this limit is damaged. */
const MOST_LINES = 10;

/**
 * Groups idols, sanctum relics, charms, tinctures and grafts by base type; the extended group has their mods, which
 * determine the price, without rolls. Blank and magic tinctures and grafts are also crafting bases: from the lowest
 * item-level band upward, the band is in both groups; if fractured, they count only as bases. Uniques have separate
 * rules. Leaguestones are grouped by base type alone.
 */
export const groupRolledKind: GroupRule = (item) => {
  if (item.frameType < 0 || item.frameType > 2 || item.baseType === '') return undefined;
  if (item.baseType.endsWith(' Leaguestone')) return groupByName('misc', item.baseType);
  if (ROLLED.test(item.baseType)) return groupWithMods(item, {});
  if (!ROLLED_AND_CRAFTED.test(item.baseType) || item.fracturedMods.length > 0) return undefined;
  return groupWithMods(item, { ilvl: readCraftingBand(item) });
};

function groupWithMods(item: GameItem, properties: HashProperties): GroupItemResult {
  const result = groupByName('base', item.baseType, properties);
  const lines = new Set(readModLines(item.explicitMods).map((line) => hideNumbers(line.toLowerCase())));
  if (!result.ok || !item.identified || lines.size === 0 || lines.size > MOST_LINES) return result;
  const extended = groupByName('base', item.baseType, { ...properties, variant: [...lines].sort() });
  return extended.ok ? { ...result, extended: extended.primary } : result;
}

/** Reads the item-level band of a crafting base; undefined for a rare item or an item that cannot be changed. */
function readCraftingBand(item: GameItem): string | undefined {
  const isFinal =
    item.frameType === 2 || item.corrupted || item.duplicated || item.split || item.synthesised || item.enchantMods.length > 0;
  const level = readItemLevel(item);
  return isFinal || level === undefined ? undefined : readBaseBand(level);
}
