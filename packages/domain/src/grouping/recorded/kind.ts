import type { Game, GameItem } from '../../item/index.ts';
import type { Tag } from '../../tables/index.ts';

/**
 * A kind of recorded item, determined by the item's contents and not by the rules under test, and the tags its group
 * may have.
 */
export type Kind = { readonly name: string; readonly tags: readonly Tag[] };

type Test = (item: GameItem, game: Game) => boolean;

const isUniqueFrame: Test = ({ frameType }) => frameType === 3 || frameType === 9 || frameType === 10;
const showsMapTier: Test = ({ properties }) => properties.some(({ name, type }) => name === 'Map Tier' || type === 1);
const based =
  (pattern: RegExp): Test =>
  ({ baseType }) =>
    pattern.test(baseType);

/** Tests in order: the first test that an item passes determines its kind. */
const kinds: readonly (readonly [name: string, tags: readonly Tag[], test: Test])[] = [
  ['beast', ['beast'], ({ descrText }) => descrText.includes('bestiary')],
  [
    'unique map',
    ['unique_map'],
    (item, game) => isUniqueFrame(item, game) && (showsMapTier(item, game) || item.baseType.startsWith('Map (Tier')),
  ],
  ['unique relic', ['relic'], (item, game) => isUniqueFrame(item, game) && item.baseType.endsWith(' Relic')],
  ['timeless jewel', ['timeless_jewel'], based(/^Timeless Jewel$/)],
  ['unique item', ['unique'], isUniqueFrame],
  ['gem', ['gem'], ({ frameType }) => frameType === 4],
  ['divination card', ['card'], ({ frameType }) => frameType === 6],
  ['waystone', ['map'], based(/^Waystone/)],
  ['tablet', ['fragment'], (item, game) => game === 'poe2' && item.baseType.endsWith(' Tablet')],
  [
    'map',
    ['map', 'influenced_map', 'blighted_map', 'blighted_ravaged_map', 'reward_map'],
    (item, game) => showsMapTier(item, game) || /^(?:Blight.* )?Map \(Tier/.test(item.baseType),
  ],
  ['contract', ['contract'], based(/^Contract: /)],
  ['blueprint', ['blueprint'], based(/^Blueprint: /)],
  ['logbook', ['logbook'], based(/^Expedition Logbook$/)],
  ['cluster jewel', ['cluster'], (item) => item.baseType.endsWith(' Cluster Jewel') && item.enchantMods.length > 0],
  ['temple', ['alva_temple'], based(/^Chronicle of Atzoatl$/)],
  ['inscribed ultimatum', ['inscribed_ultimatum'], based(/^Inscribed Ultimatum$/)],
  ['allflame ember', ['allflame_ember'], ({ frameType }) => frameType === 11],
  ['forbidden tome', ['forbidden_tome'], based(/^Forbidden Tome$/)],
  ['incubator', ['incubator'], based(/ Incubator$/)],
  ['memory', ['memory'], ({ typeLine }) => /'s Memory of /.test(typeLine)],
  ['blood-filled vessel', ['fragment'], based(/^Blood-filled Vessel$/)],
  ['tattoo', ['tattoo'], based(/Tattoo of /)],
  ['omen', ['omen'], ({ baseType, frameType }) => frameType === 5 && baseType.startsWith('Omen of ')],
  ['invitation', ['invitation'], based(/^Maven's Invitation: | Invitation$/)],
  ['leaguestone', ['misc'], based(/ Leaguestone$/)],
  ['idol, relic or charm', ['base'], based(/^(?!.* Sensing ).* (?:Idol|Relic|Charm)$/)],
  ['tincture or graft', ['base'], based(/ Tincture$|(?:Esh|Tul|Uul|Xoph|Flesh)graft$/)],
  ['scarab', ['scarab'], ({ baseType, frameType }) => (frameType === 0 || frameType === 5) && /\bScarab\b/.test(baseType)],
];

/**
 * Tags of the kinds in `poe1_currency_like.ndjson`; its "currency" is any item without a separate kind in that file.
 */
const tagsOfFacts: Readonly<Record<string, readonly Tag[]>> = {
  artifact: ['artifacts'],
  breachstone: ['breach'],
  catalyst: ['catalyst'],
  currency: ['currency', 'misc', 'fragment', 'resonator', 'breach'],
  delirium_orb: ['delirium_orb'],
  emblem: ['fragment'],
  essence: ['essence'],
  fossil: ['fossil'],
  fragment: ['fragment'],
  invitation: ['invitation'],
  lifeforce: ['currency'],
  oil: ['oil'],
  resonator: ['resonator'],
  runegraft: ['runegraft'],
  scouting_report: ['scouting_report'],
  shard: ['currency'],
  splinter: ['breach', 'fragment'],
  vial: ['vial'],
};

/** Most skins also use the currency frame but do not stack. */
const showsStack = ({ frameType, maxStackSize, properties }: GameItem): boolean =>
  frameType === 5 && (maxStackSize > 1 || properties.some(({ name }) => name === 'Stack Size'));

/**
 * Returns an item's kind; `facts` contains the kinds of base types by name. Undefined for items that have no common
 * price: rare equipment, low bases, quest items, skins.
 */
export function kindOf(item: GameItem, game: Game, facts: ReadonlyMap<string, string>): Kind | undefined {
  for (const [name, tags, test] of kinds) if (test(item, game)) return { name, tags };
  if (item.frameType !== 5 && item.frameType !== 0) return findCraftingBase(item, game);
  const fact = game === 'poe1' ? facts.get(item.baseType) : undefined;
  const tags = fact === undefined ? undefined : tagsOfFacts[fact];
  if (fact !== undefined && tags !== undefined) return { name: fact.replaceAll('_', ' '), tags };
  if ((game === 'poe2' && item.frameType === 5) || showsStack(item)) return { name: 'other stackable', tags: anyStackable };
  return findCraftingBase(item, game);
}

/** Finds poe1 equipment bought as a crafting base: high-level, and without irreversible changes. */
function findCraftingBase(item: GameItem, game: Game): Kind | undefined {
  const isFinal = item.corrupted || item.duplicated || item.split || item.synthesised || item.enchantMods.length > 0;
  const isBlank = item.frameType === 0 || item.frameType === 1 || (item.frameType === 2 && item.fracturedMods.length > 0);
  const isHigh = item.ilvl !== undefined && item.ilvl > 81;
  return game === 'poe1' && isBlank && isHigh && !isFinal ? { name: 'crafting base', tags: ['base'] } : undefined;
}

const anyStackable: readonly Tag[] = [
  'currency',
  'misc',
  'fragment',
  'essence',
  'catalyst',
  'delirium_orb',
  'breach',
  'gem',
  'artifacts',
  'fossil',
];
