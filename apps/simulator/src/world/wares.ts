/** Items sold one by one, in the publisher's format, each with a label that is the key of its true price. */
import type { GameItem, ItemProperty } from '@poexchange/contract/game-api';
import {
  beastWares,
  blueprintWares,
  contractWares,
  emberWares,
  gemWares,
  logbookWares,
  mapWares,
  uniqueWares,
  type GemWare,
  type PlainWare,
  type UniqueWare,
} from './catalogue/wares.ts';
import { buildIconPath, shapeMods, type Placement, type SimItem } from './item.ts';
import type { Random } from './random.ts';

export type Ware = Readonly<{ label: string; kind: string; priceChaos: number; make: (random: Random, place: Placement) => SimItem }>;

function property(name: string, value: string, type?: number, displayMode = 0): ItemProperty {
  return { name, values: [[value, 0]], displayMode, ...(type === undefined ? {} : { type }) };
}

type Base = Readonly<{ name: string; art: string; w?: number; h?: number }>;

function frame(base: Base, place: Placement, fields: Partial<GameItem>): SimItem {
  const { w = 1, h = 1 } = base;
  return {
    verified: false,
    name: '',
    identified: true,
    ilvl: 0,
    ...fields,
    w,
    h,
    icon: buildIconPath(base.art, w, h, base.name),
    league: place.league,
    id: place.id,
    typeLine: base.name,
    baseType: base.name,
    x: place.x,
    y: place.y,
    inventoryId: 'Stash1',
  };
}

const mostLevels: readonly (readonly [RegExp, number])[] = [
  [/^Awakened/, 5],
  [/^(Enlighten|Empower|Enhance) /, 3],
  [/^Portal$/, 1],
];

function labelGem({ name, level, quality, corrupted }: GemWare): string {
  return `${name} ${level}/${quality}${corrupted === true ? ' corrupted' : ''}`;
}

function makeGem(ware: GemWare, place: Placement): SimItem {
  const most = mostLevels.find(([pattern]) => pattern.test(ware.name))?.[1] ?? 20;
  const isSupport = ware.name.endsWith(' Support');
  const properties: ItemProperty[] = [
    { name: isSupport ? 'Support' : 'Spell, Aura', values: [], displayMode: 0 },
    property('Level', ware.level >= most ? `${ware.level} (Max)` : String(ware.level), 5),
  ];
  if (ware.quality > 0) properties.push({ name: 'Quality', values: [[`+${ware.quality}%`, 1]], displayMode: 0, type: 6 });
  return frame(ware, place, {
    ...(isSupport ? { support: true } : {}),
    ...(ware.corrupted === true ? { corrupted: true } : {}),
    properties,
    requirements: [{ name: 'Level', values: [['70', 0]], displayMode: 0, type: 62 }],
    frameType: 4,
  });
}

function labelUnique({ name, sixLink }: UniqueWare): string {
  return sixLink === true ? `${name} six-link` : name;
}

function makeUnique(ware: UniqueWare, place: Placement): SimItem {
  const item = frame({ ...ware, name: ware.base }, place, {
    name: ware.name,
    rarity: 'Unique',
    ilvl: ware.ilvl,
    ...(ware.sixLink === true
      ? { sockets: Array.from({ length: 6 }, () => ({ group: 0, attr: 'G', sColour: 'W' })), socketedItems: [] }
      : {}),
    explicitMods: shapeMods(ware.mods, place.shape),
    frameType: 3,
  });
  return { ...item, icon: buildIconPath(ware.art, ware.w, ware.h, ware.name) };
}

function makeMapWare(ware: PlainWare, place: Placement): SimItem {
  const tier = /Fortress|Citadel/.test(ware.name) ? 17 : 16;
  const isBlighted = ware.name.startsWith('Blight');
  return frame(ware, place, {
    rarity: 'Normal',
    ilvl: 67 + tier,
    properties: [property('Map Tier', String(tier), 1)],
    ...(isBlighted
      ? {
          implicitMods: shapeMods(
            ['Area is infested with Fungal Growths', 'Natural inhabitants of this area have been removed'],
            place.shape,
          ),
        }
      : {}),
    frameType: 0,
  });
}

function makeBeast(ware: PlainWare, random: Random, place: Placement): SimItem {
  const mods = ['Fertile Presence', 'Spectral Swipe', 'Corrupting Blood', 'Extra Cold Damage'];
  return frame(ware, place, {
    name: `${random.pick(['Grayclaw', 'Ironmaw', 'Duskfeather', 'Redpelt'])} the ${random.pick(['Mangy', 'Swift', 'Cruel'])}`,
    ilvl: 83,
    properties: [property('Genus', 'Hellions', 21), property('Group', 'Felines', 22), property('Family', 'The Wilds', 23)],
    explicitMods: shapeMods(mods, place.shape),
    frameType: 2,
  });
}

function makeLogbook(ware: (typeof logbookWares)[number], random: Random, place: Placement): SimItem {
  const level = random.pick([72, 79, 83, 83, 83, 84]);
  return frame({ name: 'Expedition Logbook', art: ware.art }, place, {
    rarity: 'Normal',
    ilvl: level,
    properties: [property('Area Level', String(level), 34)],
    logbookMods: [
      {
        name: 'Mountainside',
        faction: { id: ware.factionId, name: ware.name },
        mods: ['33% increased quantity of Artifacts dropped by Monsters'],
      },
      { name: 'Desert Ruins', faction: { id: ware.factionId, name: ware.name }, mods: ['12% increased number of Explosives'] },
    ],
    frameType: 0,
  });
}

function makeContract(ware: (typeof contractWares)[number], place: Placement): SimItem {
  return frame(ware, place, {
    rarity: 'Normal',
    ilvl: 83,
    properties: [
      property('Client', 'Aline Koltz'),
      {
        name: 'Heist Target: {0} ({1})',
        type: 47,
        displayMode: 3,
        values: [
          ['Celestial Stone', 0],
          ['Moderate Value', 0],
        ],
      },
      property('Area Level', '83', 34),
      {
        name: 'Requires {1} (Level {0})',
        type: ware.jobType,
        displayMode: 3,
        values: [
          ['5', 0],
          [ware.job, 0],
        ],
      },
    ],
    frameType: 0,
  });
}

function makeBlueprint(ware: PlainWare, random: Random, place: Placement): SimItem {
  const revealed = random.int(1, 4);
  return frame(ware, place, {
    rarity: 'Normal',
    ilvl: 83,
    properties: [
      { name: 'Heist Target: {0}', type: 47, displayMode: 3, values: [['Enchanted Armaments', 0]] },
      property('Area Level', '83', 34),
      property('Wings Revealed', `${revealed}/4`, 35),
      property('Escape Routes Revealed', `${revealed * 2}/8`, 36),
    ],
    frameType: 0,
  });
}

function makeEmber(ware: PlainWare, random: Random, place: Placement): SimItem {
  const level = random.pick([78, 82, 84]);
  return frame(ware, place, {
    ilvl: level,
    itemLevel: level,
    properties: [property('Pack Size: {0} Monsters', '5-7', undefined, 3)],
    frameType: 11,
  });
}

export const wares: readonly Ware[] = [
  ...gemWares.map((ware) => ({
    label: labelGem(ware),
    kind: 'gem',
    priceChaos: ware.priceChaos,
    make: (_: Random, place: Placement) => makeGem(ware, place),
  })),
  ...uniqueWares.map((ware) => ({
    label: labelUnique(ware),
    kind: 'unique',
    priceChaos: ware.priceChaos,
    make: (_: Random, place: Placement) => makeUnique(ware, place),
  })),
  ...mapWares.map((ware) => ({
    label: ware.name,
    kind: 'map',
    priceChaos: ware.priceChaos,
    make: (_: Random, place: Placement) => makeMapWare(ware, place),
  })),
  ...beastWares.map((ware) => ({
    label: ware.name,
    kind: 'beast',
    priceChaos: ware.priceChaos,
    make: (random: Random, place: Placement) => makeBeast(ware, random, place),
  })),
  ...logbookWares.map((ware) => ({
    label: `${ware.name} Logbook`,
    kind: 'logbook',
    priceChaos: ware.priceChaos,
    make: (random: Random, place: Placement) => makeLogbook(ware, random, place),
  })),
  ...contractWares.map((ware) => ({
    label: ware.name,
    kind: 'contract',
    priceChaos: ware.priceChaos,
    make: (_: Random, place: Placement) => makeContract(ware, place),
  })),
  ...blueprintWares.map((ware) => ({
    label: ware.name,
    kind: 'blueprint',
    priceChaos: ware.priceChaos,
    make: (random: Random, place: Placement) => makeBlueprint(ware, random, place),
  })),
  ...emberWares.map((ware) => ({
    label: ware.name,
    kind: 'allflame_ember',
    priceChaos: ware.priceChaos,
    make: (random: Random, place: Placement) => makeEmber(ware, random, place),
  })),
];

function readText(item: SimItem, type: number): string {
  const value = item.properties?.find((one) => one.type === type)?.values?.[0]?.[0];
  return typeof value === 'string' ? value : '';
}

/** Returns the label of an item in a tab: the key of its true price. */
export function readLabel(item: SimItem): string {
  if (item.frameType === 3) return (item.sockets?.length ?? 0) === 6 ? `${item.name} six-link` : (item.name ?? '');
  if (item.frameType === 4) {
    const valueOf = (type: number) => /\d+/.exec(readText(item, type))?.[0] ?? '0';
    return `${item.typeLine} ${valueOf(5)}/${valueOf(6)}${item.corrupted === true ? ' corrupted' : ''}`;
  }
  const faction = item.logbookMods?.[0]?.faction?.name;
  return typeof faction === 'string' ? `${faction} Logbook` : item.typeLine;
}
