import { groupByName, type GroupRule, refuse } from '../rule.ts';
import {
  findProperty,
  findPropertyOfType,
  readPropertyText,
  readWholeNumber,
  readItemLevel,
  type GameItem,
  readModLines,
} from '../../item/index.ts';
import { isNameOfTag } from '../../tables/index.ts';
import { makeGroup } from '../group.ts';
import { readTrialBand } from '../bands.ts';
import { hideNumbers } from '../unique-variant.ts';

/** A tablet has at most four mods; an item with more mods than this limit is damaged. */
const MOST_MODS = 8;

/**
 * Groups poe2's tablets as fragments by base: "Breach Tablet", before game 0.4 "Breach Precursor Tablet"; the extended
 * group has their mods without rolls. Unique tablets are grouped as uniques.
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

const keys: ReadonlySet<string> = new Set(['Djinn Barya', 'Inscribed Ultimatum']);

/** Groups keys to poe2's two trials as fragments by base, area-level band and number of trials. */
export const groupTrialKey: GroupRule = (item) => {
  if (!keys.has(item.baseType)) return undefined;
  const level = readNumber(item, 'Area Level') ?? readItemLevel(item);
  const trials = readNumber(item, 'Number of Trials');
  if (level === undefined || trials === undefined) return refuse('missingProperty');
  return groupByName('fragment', item.baseType, { ilvl: readTrialBand(level), trials });
};

const readNumber = (item: GameItem, name: string): number | undefined => readWholeNumber(readPropertyText(findProperty(item, name)));

/**
 * Groups poe2's uncut gems from before 0.3, whose level is a property. The exchange calls them "Uncut Skill Gem (Level
 * 19)"; levels it does not trade have no group.
 */
export const groupUncutGem: GroupRule = (item) => {
  const { baseType } = item;
  if (!baseType.startsWith('Uncut ') || !baseType.endsWith(' Gem')) return undefined;
  const level = readWholeNumber(readPropertyText(findPropertyOfType(item, 5) ?? findProperty(item, 'Level')));
  if (level === undefined) return refuse('missingProperty');
  const key = `${baseType} (level ${level})`.toLowerCase();
  return isNameOfTag('poe2', 'gem', key) ? { ok: true, primary: makeGroup('gem', key, {}) } : refuse('unknownItem');
};

const JEWEL = /^(?:Time-Lost )?(?:Diamond|Emerald|Ruby|Sapphire)$/;

/**
 * Groups poe2's blank and magic jewels by base type alone: they are bought as crafting bases, and the level does not
 * matter. Rare jewels are priced by their mods and have no group; corrupted and mirrored jewels do not count as bases.
 * Unique jewels are grouped as uniques.
 */
export const groupPoe2Jewel: GroupRule = (item) => {
  if ((item.frameType !== 0 && item.frameType !== 1) || !JEWEL.test(item.baseType)) return undefined;
  return item.corrupted || item.duplicated || item.split ? undefined : groupByName('base', item.baseType);
};

/** Groups poe2's logbooks, which have no faction and are traded by name at every level on poe2's exchange. */
export const groupPoe2Logbook: GroupRule = (item) =>
  item.baseType === 'Expedition Logbook' ? groupByName('logbook', item.baseType) : undefined;

/**
 * Groups poe2's stackable items that are newer than the name lists, recognised by their name pattern: omens, runes and
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
