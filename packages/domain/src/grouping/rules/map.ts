import { type GameItem, isUnique, readModText, readModTexts, readPropertyText } from '../../item/index.ts';
import { listMaps, type Tag, tierlessMaps, uniqueMapOfBase } from '../../tables/index.ts';
import { type GroupItemResult, makeGroup } from '../group.ts';
import { isMap, readMapOwner, readMapState, readMapTier } from '../map-facts.ts';
import { findNameProblem, groupByName, type GroupRule, refuse } from '../rule.ts';

/**
 * Groups maps of every kind by tier: reward maps, unique maps by name, blighted, blight-ravaged and influenced maps,
 * and plain maps by base type. A map of several kinds counts as the first kind in this order.
 */
export const groupMap: GroupRule = (read) => {
  if (!isMap(read)) return undefined;
  const item = read.baseType === '' ? { ...read, baseType: findMapBase(read.typeLine) ?? '' } : read;
  const tier = readMapTier(item);
  const reward = item.properties.find(({ name }) => name === 'Reward' || name.startsWith('Reward:'));
  if (reward) return groupRewardMap(item, tier, readPropertyText(reward));
  if (isUnique(item)) return groupUniqueMap(item, tier);
  if (item.baseType === '' || !hasKnownTier(item, tier)) return refuse('missingProperty');
  // Without a frame type, the map could be unique.
  if (item.frameType === -1) return refuse('missingProperty');
  if (findNameProblem(item.baseType) === 'notEnglish') return refuse('notEnglish');
  if (!item.baseType.endsWith(' Map') && !item.baseType.includes('Map (Tier ')) return refuse('badName');
  const blighted = findBlightTag(item);
  if (blighted) return extend(groupByName(blighted, item.baseType, { tier }), item, tier);
  const influenced = findInfluencedKey(item);
  if (influenced) return extend(groupByName('influenced_map', influenced, { tier }), item, tier);
  return extend(groupByName('map', item.baseType, { tier }), item, tier);
};

/**
 * Adds the extended group, which is the same map with its state beyond rolled mods: 8 mods, delirium, the scourge, or
 * being unmodifiable. Flags and counts are set only if they are not neutral. The 8 mods themselves are omitted: hardly
 * any two maps share them, and a group of one map has no price. An 8-mod map is traded only in this group, because the
 * primary group is the market of plain maps.
 */
function extend(result: GroupItemResult, item: GameItem, tier: number | undefined): GroupItemResult {
  if (!result.ok) return result;
  const { modsNotFound, isEightMod, isUnmodifiable, isScourged, deliriumLayers } = readMapState(item, tier);
  const found = modsNotFound.length > 0 ? { ...result, modsNotFound } : result;
  if (!isEightMod && !isUnmodifiable && !isScourged && deliriumLayers === 0) return found;
  const extended = makeGroup(result.primary.tag, result.primary.key, {
    tier,
    eightMod: isEightMod || undefined,
    deliriumLayers: deliriumLayers || undefined,
    scourged: isScourged || undefined,
    unmodifiable: isUnmodifiable || undefined,
  });
  return isEightMod ? { ...found, extended, market: 'extended' } : { ...found, extended };
}

/** All reward maps have had this base since 3.28. */
const REWARD_MAP_KEY = 'valdo map';

function groupRewardMap(item: GameItem, mapTier: number | undefined, reward: string | undefined): GroupItemResult {
  if (!item.identified) return refuse('unidentified');
  if (item.baseType === '' || !reward) return refuse('missingProperty');
  const result = groupByName('reward_map', item.baseType, {
    map: item.baseType,
    mapTier,
    reward,
    mods: readModTexts(item.explicitMods),
  });
  if (!result.ok) return result;
  // Buyers pay for the reward, and hardly any two maps share their mods.
  return { ...result, extended: makeGroup('reward_map', REWARD_MAP_KEY, { reward }), market: 'extendedInstead' };
}

/**
 * Groups a unique map by name, not base: an original and its replica share a base, and since 3.28 all unique maps share
 * one base. An unidentified map is identified by its base if only one unique map has that base.
 */
function groupUniqueMap(item: GameItem, tier: number | undefined): GroupItemResult {
  const isKnown = item.name !== '' && item.identified;
  const name = isKnown ? item.name : item.identified ? undefined : uniqueMapOfBase.get(item.baseType);
  if (name === undefined) return refuse('unidentified');
  return hasKnownTier(item, tier) ? groupByName('unique_map', name, { tier }) : refuse('missingProperty');
}

/** Returns true if the tier was read or the base has no tiers. */
function hasKnownTier({ baseType }: GameItem, tier: number | undefined): boolean {
  return tier !== undefined || tierlessMaps.has(baseType);
}

function findBlightTag(item: GameItem): Tag | undefined {
  if (item.baseType.startsWith('Blight-ravaged ')) return 'blighted_ravaged_map';
  if (item.baseType.startsWith('Blighted ')) return 'blighted_map';
  const implicits = item.implicitMods.map(readModText);
  if (!implicits.some((text) => text.startsWith('Area is infested with Fungal Growths'))) return undefined;
  return implicits.some((text) => text.includes('Anointed up to 9 times')) ? 'blighted_ravaged_map' : 'blighted_map';
}

/**
 * Finds the key of an influenced map: the boss that determines its price, not the base. The shaper's four guardians
 * have their own bases; an elder guardian or a conqueror can occupy any map; any other key consists of influence and
 * base.
 */
function findInfluencedKey(item: GameItem): string | undefined {
  const { isBossRegion, occupant, influence } = readMapOwner(item);
  if (isBossRegion) return item.baseType;
  if (occupant) return `${occupant}'s map`;
  return influence && `${influence} ${item.baseType}`;
}

const END = ' Map';
/** Maps that were removed from the atlas before it was recorded. Source: items recorded from 2013 to 2017. */
const formerMaps = [
  'Catacombs Map',
  'Cavern Map',
  'Crematorium Map',
  'Crypt Map',
  'Quarry Map',
  'Sewer Map',
  'Springs Map',
  'Torture Chamber Map',
];
const bases: ReadonlySet<string> = new Set([...formerMaps, ...listMaps('standard').flatMap(({ name }) => [name, `Shaped ${name}`])]);
/** Maximum length of a map's name, in words: a prefix and a base of several words each. */
const MAX_WORDS = 12;

/**
 * Finds the base of a magic map in captures from before 2020, which have no base type: the type line without affixes,
 * e.g. "Shocking Arachnid Tomb Map of Giants" -> "Arachnid Tomb Map". Undefined if the line contains no known map.
 */
function findMapBase(typeLine: string): string | undefined {
  const at = typeLine.indexOf(END);
  if (at === -1) return undefined;
  const words = typeLine.slice(0, at + END.length).split(' ');
  if (words.length > MAX_WORDS) return undefined;
  for (let first = 0; first < words.length - 1; first += 1) {
    const base = words.slice(first).join(' ');
    if (bases.has(base)) return words[first - 1] === 'Blighted' ? `Blighted ${base}` : base;
  }
  return undefined;
}
