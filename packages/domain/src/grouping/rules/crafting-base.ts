import { readItemLevel, readModLines, type GameItem } from '../../item/index.ts';
import { readBaseBand, readRollBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';
import { countLargestLink } from '../unique-variant.ts';

/** Maximum number of lines of fractured mods: an item has at most three fractured mods. */
const MOST_LINES = 6;

/**
 * Groups crafting bases by base type and item-level band: normal and magic equipment, and fractured rare items, whose
 * fractured mods cannot change. The extended group has the influences, the fractured mods with banded rolls, and six
 * links; such a base is traded only in the extended group, because the primary group is the market of the plain base.
 * Corrupted, mirrored, split and enchanted items do not count as bases, nor do synthesised items, whose implicit mods
 * determine the price.
 */
export const groupCraftingBase: GroupRule = (item) => {
  if (!isCraftingBase(item)) return undefined;
  const level = readItemLevel(item);
  const ilvl = level === undefined ? undefined : readBaseBand(level);
  if (ilvl === undefined) return undefined;
  const result = groupByName('base', item.baseType, { ilvl });
  if (!result.ok) return result;
  const influence = item.influences.length === 0 ? undefined : item.influences;
  const fracture = readFracture(item);
  const sixLink = countLargestLink(item) >= 6 || undefined;
  if (fracture === 'damaged') return refuse('badName');
  if (influence === undefined && fracture === undefined && sixLink === undefined) return result;
  const extended = groupByName('base', item.baseType, { ilvl, influence, fracture, sixLink });
  return extended.ok ? { ...result, extended: extended.primary, market: 'extended' } : extended;
};

function isCraftingBase(item: GameItem): boolean {
  if (item.frameType !== 0 && item.frameType !== 1 && !(item.frameType === 2 && item.fracturedMods.length > 0)) return false;
  if (item.baseType === '' || item.maxStackSize > 1) return false;
  return !(item.corrupted || item.duplicated || item.split || item.synthesised || item.enchantMods.length > 0);
}

/** Reads the lines of the fractured mods, lower-case and sorted: item texts do not show where a multi-line mod ends. */
function readFracture({ fracturedMods }: GameItem): string[] | 'damaged' | undefined {
  if (fracturedMods.length === 0) return undefined;
  const lines = readModLines(fracturedMods).map((line) =>
    line.toLowerCase().replaceAll(/\d+(?:\.\d+)?/g, (roll) => readRollBand(Number(roll))),
  );
  return lines.length > MOST_LINES ? 'damaged' : [...new Set(lines)].sort();
}
