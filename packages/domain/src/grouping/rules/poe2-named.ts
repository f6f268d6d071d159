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

const keys: ReadonlySet<string> = new Set(['Djinn Barya', 'Inscribed Ultimatum']);

/** Keys to the two trials of poe2, fragments by their base, the band of their area level and the number of trials. */
export const groupTrialKey: GroupRule = (item) => {
  if (!keys.has(item.baseType)) return undefined;
  const level = readNumber(item, 'Area Level') ?? readItemLevel(item);
  const trials = readNumber(item, 'Number of Trials');
  if (level === undefined || trials === undefined) return refuse('missingProperty');
  return groupByName('fragment', item.baseType, { ilvl: readTrialBand(level), trials });
};

const readNumber = (item: GameItem, name: string): number | undefined => readWholeNumber(readPropertyText(findProperty(item, name)));

/**
 * Groups uncut gems of poe2 from before 0.3, whose level is a property. The exchange calls them "Uncut Skill Gem (Level
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
 * Groups blank and magic jewels of poe2 by base type alone, because the level does not matter: they are bought to be
 * crafted on (D45). Rare ones are priced by their mods and have no group; corrupted and mirrored ones do not count as
 * bases. Unique ones are uniques.
 */
export const groupPoe2Jewel: GroupRule = (item) => {
  if ((item.frameType !== 0 && item.frameType !== 1) || !JEWEL.test(item.baseType)) return undefined;
  return item.corrupted || item.duplicated || item.split ? undefined : groupByName('base', item.baseType);
};

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
