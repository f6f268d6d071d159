import {
  findProperty,
  findPropertyOfType,
  readModLines,
  readModText,
  readPropertyText,
  readWholeNumber,
  type GameItem,
  type ItemMod,
} from '../item/index.ts';
import { mapOccupants, nightmareMap, shaperGuardianMaps } from '../tables/index.ts';
import { EIGHT_MOD_MINIMUM, identifyMapMods } from './map-mods.ts';

const TIER_START = '(Tier ';
const HARDEST_TIER = 17;
/** Each layer makes the area 20 % more delirious (R9.22). */
const DELIRIUM_PERCENT_PER_LAYER = 20;
const MAX_DELIRIUM_LAYERS = 5;

/** A map's state, which distinguishes its extended group. */
export type MapState = {
  readonly isScourged: boolean;
  /** True if 7 or more of its explicit mods are in the table (R4.20, R9.10). */
  readonly isEightMod: boolean;
  /** True if the map is corrupted or duplicated and not an 8-mod map: its mods cannot be changed. */
  readonly isUnmodifiable: boolean;
  /** 0 to 5; each layer is 20 % delirious (R5.31, R9.22). */
  readonly deliriumLayers: number;
  /** Keys of the map-mod table, sorted; empty if there are fewer than 7 explicit mods (R5.11). */
  readonly mods: readonly string[];
  /** Explicit mod lines that the table does not contain: reported, never guessed. */
  readonly modsNotFound: readonly string[];
};

/** The boss or influence to which a map belongs. */
export type MapOwner = {
  readonly influence: 'shaper' | 'elder' | 'originator' | undefined;
  /** The elder guardian or conqueror that occupies the map, in lower case. */
  readonly occupant: string | undefined;
  /** True for one of the four regions of the shaper's guardians. */
  readonly isBossRegion: boolean;
};

/**
 * The properties of a map that categories and filters use. Percentages are as the map shows them, undefined if it does
 * not show them.
 */
export type MapFacts = MapState &
  MapOwner & {
    readonly tier: number | undefined;
    readonly quantityPercent: number | undefined;
    readonly rarityPercent: number | undefined;
    readonly packSizePercent: number | undefined;
  };

/**
 * Returns true for a map: an item named as a map, with a map tier, or with a tier in its base type (3.28 and later).
 */
export function isMap(item: GameItem): boolean {
  if (item.frameType > 3 && item.frameType < 9) return false;
  const { baseType } = item;
  if (baseType.endsWith(' Map') || (baseType.includes(TIER_START) && baseType.includes('Map '))) return true;
  return item.properties.length > 0 && findTierProperty(item) !== undefined;
}

/**
 * Reads the map's tier from its property or, failing that, from the "(Tier 16)" in its base type (3.28 and later);
 * undefined if both are missing.
 */
export function readMapTier(item: GameItem): number | undefined {
  const fromProperty = readWholeNumber(readPropertyText(findTierProperty(item)));
  if (fromProperty !== undefined) return fromProperty;
  const at = item.baseType.indexOf(TIER_START);
  return at === -1 ? undefined : readWholeNumber(item.baseType.slice(at));
}

/** Reads the properties of a poe1 map from the text and flags that the game shows; undefined for other items. */
export function readMapFacts(item: GameItem): MapFacts | undefined {
  if (!isMap(item)) return undefined;
  const tier = readMapTier(item);
  return {
    tier,
    ...readMapOwner(item),
    ...readMapState(item, tier),
    quantityPercent: readPercent(item, { type: 2, name: 'Item Quantity' }),
    rarityPercent: readPercent(item, { type: 3, name: 'Item Rarity' }),
    packSizePercent: readPercent(item, { type: 4, name: 'Monster Pack Size' }),
  };
}

/** Reads the state of a map of this tier. */
export function readMapState(item: GameItem, tier: number | undefined): MapState {
  const { mods, modsNotFound } = readMapMods(item, tier);
  const isEightMod = mods.length >= EIGHT_MOD_MINIMUM;
  return {
    isScourged: item.scourged || item.typeLine.startsWith('Scourged '),
    isEightMod,
    isUnmodifiable: (item.corrupted || item.duplicated) && !isEightMod,
    deliriumLayers: countDeliriumLayers(item.enchantMods),
    mods,
    modsNotFound,
  };
}

/** Reads a map's boss or influence from its base type and the first lines of its implicit mods. */
export function readMapOwner(item: GameItem): MapOwner {
  // The game has used the spellings "is influenced" and "is Influenced".
  const firstLines = item.implicitMods.map((mod) => (readModText(mod).split('\n', 1)[0] ?? '').toLowerCase());
  const occupants = firstLines.flatMap((line) => mapOccupants.get(line) ?? []);
  return {
    influence: influences.find(([start]) => firstLines.some((line) => line.startsWith(start)))?.[1],
    // A map has one occupant; if there are several, their order must not affect the result.
    occupant: occupants.length > 1 ? occupants.sort()[0] : occupants[0],
    isBossRegion: shaperGuardianMaps.has(item.baseType),
  };
}

const influences = [
  ['area is influenced by the shaper', 'shaper'],
  ['area is influenced by the elder', 'elder'],
  ['area is influenced by the originator', 'originator'],
] as const;

function findTierProperty(item: GameItem): ReturnType<typeof findProperty> {
  return findPropertyOfType(item, 1) ?? findProperty(item, 'Map Tier');
}

const noMods: Pick<MapState, 'mods' | 'modsNotFound'> = Object.freeze({ mods: [], modsNotFound: [] });

/** Mods are looked up only if there are at least seven (R5.11); any map may have fewer. */
function readMapMods(item: GameItem, tier: number | undefined): Pick<MapState, 'mods' | 'modsNotFound'> {
  if (item.explicitMods.length < EIGHT_MOD_MINIMUM) return noMods;
  const isHardestMap = tier === HARDEST_TIER || item.baseType === nightmareMap ? 'yes' : 'no';
  const { keys, notFound } = identifyMapMods(readModLines(item.explicitMods), isHardestMap);
  return { mods: keys, modsNotFound: notFound };
}

/** "Players in Area are 60% Delirious" means three layers; several such lines add up. */
function countDeliriumLayers(enchantMods: readonly ItemMod[]): number {
  if (enchantMods.length === 0) return 0;
  let percent = 0;
  for (const line of readModLines(enchantMods)) {
    if (line.startsWith('Players in Area are ') && line.endsWith('% Delirious')) percent += readWholeNumber(line) ?? 0;
  }
  return Math.min(MAX_DELIRIUM_LAYERS, Math.floor(percent / DELIRIUM_PERCENT_PER_LAYER));
}

function readPercent(item: GameItem, { type, name }: { type: number; name: string }): number | undefined {
  const text = readPropertyText(findPropertyOfType(item, type) ?? findProperty(item, name));
  const number = readWholeNumber(text);
  return number !== undefined && text?.startsWith('-') ? -number : number;
}
