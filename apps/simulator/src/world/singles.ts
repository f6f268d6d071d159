/** Items that do not stack: maps, rares, and account-bound items. */
import type { GameItem } from '@poexchange/contract/game-api';
import { catalogueByKind } from './catalogue/catalogue.ts';
import { buildIconPath, makeStack, shapeFlaggedMods, shapeMods, type ModFlag, type Placement, type SimItem } from './item.ts';
import { shuffle, type Random } from './random.ts';

const mapNames = [
  'Strand Map',
  'City Square Map',
  'Mesa Map',
  'Dunes Map',
  'Toxic Sewer Map',
  'Jungle Valley Map',
  'Tropical Island Map',
  'Crimson Temple Map',
  'Defiled Cathedral Map',
  'Mausoleum Map',
];

const mapMods = [
  'Monsters deal 100% extra Physical Damage as Fire',
  'Monsters have 60% chance to Avoid Elemental Ailments',
  'Players are Cursed with Temporal Chains',
  'Monsters reflect 18% of Elemental Damage',
  'Area contains two Unique Bosses',
  '30% more Monster Life',
  '40% increased Monster Damage',
  'Players have 60% less Recovery Rate of Life and Energy Shield',
  'Monsters fire 2 additional Projectiles',
  'Area has patches of Burning Ground',
];

const rareBases = [
  ['Two-Stone Ring', 'Rings/TopazRuby', 1, 1],
  ['Leather Belt', 'Belts/Belt3', 2, 1],
  ['Onyx Amulet', 'Amulets/Amulet7', 1, 1],
  ['Titan Gauntlets', 'Armours/Gloves/GlovesStr3', 2, 2],
  ['Two-Toned Boots', 'Armours/Boots/TwoTonedBoots', 2, 2],
] as const;

const rareMods = [
  '+92 to maximum Life',
  '+43% to Fire Resistance',
  '+38% to Cold Resistance',
  '+41% to Lightning Resistance',
  '+29% to Chaos Resistance',
  '12% increased Attack Speed',
  '+34 to Strength',
];
const rareHeads = ['Damnation', 'Bramble', 'Honour', 'Kraken', 'Oblivion', 'Victory'];
const rareTails = ['Band', 'Clasp', 'Grip', 'Spur', 'Turn', 'Knot'];

type MapBase = Readonly<{ name: string; tier: number | null }>;

/**
 * Creates a map. With a tier, the map has the "Map Tier" property; without a tier (since 3.28), the name contains the
 * tier and `monsterLevel` the level.
 */
export function makeMap(random: Random, place: Placement, base: MapBase = { name: random.pick(mapNames), tier: 16 }): SimItem {
  const mods = shuffle(random, mapMods).slice(0, random.pick([4, 5, 6, 8]));
  const file = base.name.replace(/ Map.*| \(.*/, '').replaceAll(' ', '') || 'Map';
  const tier: GameItem['properties'] =
    base.tier === null ? [] : [{ name: 'Map Tier', values: [[String(base.tier), 0]], displayMode: 0, type: 1 }];
  return {
    verified: false,
    w: 1,
    h: 1,
    icon: buildIconPath(`Maps/Atlas2Maps/New/${file}`, 1, 1, base.name),
    league: place.league,
    id: place.id,
    name: `${random.pick(rareHeads)} ${random.pick(rareTails)}`,
    typeLine: base.name,
    baseType: base.name,
    rarity: 'Rare',
    ilvl: base.tier === null ? 83 : 67 + base.tier,
    ...(base.tier === null ? { monsterLevel: 83 } : {}),
    identified: true,
    ...(random.chance(0.3) ? { corrupted: true } : {}),
    properties: [
      ...tier,
      { name: 'Item Quantity', values: [[`+${random.int(60, 120)}%`, 1]], displayMode: 0, type: 2 },
      { name: 'Item Rarity', values: [[`+${random.int(30, 70)}%`, 1]], displayMode: 0, type: 3 },
      { name: 'Monster Pack Size', values: [[`+${random.int(20, 45)}%`, 1]], displayMode: 0, type: 4 },
    ],
    explicitMods: shapeMods(mods, place.shape),
    descrText: 'Travel to this Map by using it in a personal Map Device. Maps can only be used once.',
    frameType: 2,
    x: place.x,
    y: place.y,
    inventoryId: 'Stash1',
  };
}

/** Creates a rare item that belongs to no price group. */
export function makeRare(random: Random, place: Placement): SimItem {
  const [base, art, w, h] = random.pick(rareBases);
  return {
    verified: false,
    w,
    h,
    icon: buildIconPath(art, w, h, base),
    league: place.league,
    id: place.id,
    name: `${random.pick(rareHeads)} ${random.pick(rareTails)}`,
    typeLine: base,
    baseType: base,
    rarity: 'Rare',
    ilvl: random.int(68, 86),
    identified: true,
    requirements: [{ name: 'Level', values: [['67', 0]], displayMode: 0, type: 62 }],
    explicitMods: shapeMods(shuffle(random, rareMods).slice(0, 5), place.shape),
    frameType: 2,
    x: place.x,
    y: place.y,
    inventoryId: 'Stash1',
  };
}

const flaggedItems = [
  {
    base: 'Iron Ring',
    art: 'Rings/Ring1',
    name: 'Foulborn Le Heup of All',
    line: '+18% to Global Critical Strike Multiplier',
    flag: 'mutated',
  },
  { base: 'Onyx Amulet', art: 'Amulets/Amulet7', name: 'Glyph Pendant', line: '+92 to maximum Life', flag: 'fractured' },
  { base: 'Two-Stone Ring', art: 'Rings/TopazRuby', name: 'Damnation Turn', line: '+41% to Lightning Resistance', flag: 'crafted' },
] as const satisfies readonly { base: string; art: string; name: string; line: string; flag: ModFlag }[];

/**
 * Creates an item for each flag that a mod can have: a Foulborn unique, a fractured rare and a rare with a crafted mod.
 */
export function makeFlaggedItems(random: Random, placeAt: (cell: number) => Placement): SimItem[] {
  return flaggedItems.map(({ base, art, name, line, flag }, cell): SimItem => {
    const place = placeAt(cell);
    return {
      ...makeRare(random, place),
      icon: buildIconPath(art, 1, 1, base),
      w: 1,
      h: 1,
      name,
      typeLine: base,
      baseType: base,
      ...(flag === 'mutated' ? { rarity: 'Unique', frameType: 3 } : {}),
      ...(flag === 'fractured' ? { fractured: true } : {}),
      ilvl: 84,
      ...shapeFlaggedMods(['+34 to Strength', '+27 to all Attributes'], { line, flag }, place.shape),
    };
  });
}

/** A stack that is bound to the account and cannot be traded (R3.08). */
export function makeLockedStack(random: Random, place: Placement): SimItem {
  const entry = random.pick(catalogueByKind.currency.slice(0, 30));
  return { ...makeStack(entry, place, random.int(1, entry.stack)), lockedToAccount: true };
}
