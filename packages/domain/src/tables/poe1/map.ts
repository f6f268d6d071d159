import { listNames } from '../name-table.ts';

/**
 * The maps of the named atlas, with a name for each area, by drop tier. They drop in leagues of game 3.1 to 3.27 and
 * remain in permanent leagues. Voidstones raise a map's tier; the item shows its own tier. Source: map base types of
 * game 3.29 (2026-08-19) that are on the atlas.
 */
export const namedMapsByTier: readonly (readonly [tier: number, names: readonly string[]])[] = [
  [
    1,
    listNames(`
Beach Map
Dungeon Map
Graveyard Map
Lookout Map
`),
  ],
  [
    2,
    listNames(`
Alleyways Map
Arid Lake Map
Desert Map
Flooded Mine Map
Frozen Cabins Map
Marshes Map
Pen Map
`),
  ],
  [
    3,
    listNames(`
Arcade Map
Burial Chambers Map
Cage Map
Cells Map
Excavation Map
Forking River Map
Fungal Hollow Map
Iceberg Map
Leyline Map
Peninsula Map
Port Map
`),
  ],
  [
    4,
    listNames(`
Canyon Map
Chateau Map
City Square Map
Courthouse Map
Glacier Map
Grotto Map
Lighthouse Map
Relic Chambers Map
Strand Map
Volcano Map
`),
  ],
  [
    5,
    listNames(`
Ancient City Map
Barrows Map
Channel Map
Conservatory Map
Haunted Mansion Map
Ivory Temple Map
Maze Map
Silo Map
Spider Lair Map
Sulphur Vents Map
Toxic Sewer Map
`),
  ],
  [
    6,
    listNames(`
Academy Map
Ashen Wood Map
Atoll Map
Cemetery Map
Fields Map
Jungle Valley Map
Mausoleum Map
Phantasmagoria Map
Thicket Map
Underground Sea Map
Wharf Map
`),
  ],
  [
    7,
    listNames(`
Arachnid Nest Map
Bazaar Map
Bone Crypt Map
Coral Ruins Map
Crater Map
Dunes Map
Gardens Map
Lava Chamber Map
Ramparts Map
Residence Map
Underground River Map
`),
  ],
  [
    8,
    listNames(`
Armoury Map
Courtyard Map
Geode Map
Infested Valley Map
Laboratory Map
Mineral Pools Map
Mud Geyser Map
Overgrown Ruin Map
Shore Map
Tropical Island Map
Vaal Pyramid Map
`),
  ],
  [
    9,
    listNames(`
Arena Map
Estuary Map
Moon Temple Map
Museum Map
Plateau Map
Scriptorium Map
Sepulchre Map
Stagnation Map
Temple Map
Tower Map
Vault Map
Waste Pool Map
`),
  ],
  [
    10,
    listNames(`
Arachnid Tomb Map
Belfry Map
Bog Map
Cursed Crypt Map
Forbidden Woods Map
Orchard Map
Pier Map
Precinct Map
Shipyard Map
Siege Map
Wasteland Map
`),
  ],
  [
    11,
    listNames(`
Cold River Map
Colonnade Map
Coves Map
Factory Map
Grave Trough Map
Lair Map
Mesa Map
Pit Map
Primordial Pool Map
Promenade Map
Spider Forest Map
Waterways Map
`),
  ],
  [
    12,
    listNames(`
Castle Ruins Map
Crimson Township Map
Crystal Ore Map
Defiled Cathedral Map
Necropolis Map
Overgrown Shrine Map
Primordial Blocks Map
Racecourse Map
Summit Map
Villa Map
`),
  ],
  [
    13,
    listNames(`
Arsenal Map
Caldera Map
Core Map
Desert Spring Map
Ghetto Map
Malformation Map
Park Map
Shrine Map
Terrace Map
`),
  ],
  [
    14,
    listNames(`
Acid Caverns Map
Bramble Valley Map
Colosseum Map
Crimson Temple Map
Dark Forest Map
Dig Map
Dry Sea Map
Palace Map
Plaza Map
`),
  ],
  [
    15,
    listNames(`
Basilica Map
Carcass Map
Foundry Map
Lava Lake Map
Reef Map
Sunken City Map
`),
  ],
  [
    16,
    listNames(`
Chambers of Impurity Map
Courtyard of Wasting Map
Forge of the Phoenix Map
Lair of the Hydra Map
Maze of the Minotaur Map
Pit of the Chimera Map
Theatre of Lies Map
Vaal Temple Map
`),
  ],
  [
    17,
    listNames(`
Abomination Map
Citadel Map
Fortress Map
Sanctuary Map
Ziggurat Map
`),
  ],
];

/** Unique maps that have their own area, by area name. Source: map names of game 3.27. */
export const uniqueMapNames: readonly string[] = listNames(`
Acton's Nightmare
Caer Blaidd, Wolfpack's Den
Death and Taxes
Doryani's Machinarium
Hallowed Ground
Maelström of Chaos
Mao Kun
Pillars of Arun
Poorjoy's Asylum
The Coward's Trial
The Putrid Cloister
The Tower of Ordeals
The Twilight Temple
The Vinktar Square
Whakawairua Tuahu
`);

/**
 * The maps of the tiered atlas (game 3.28 and later), which has no area names: one per tier, and the special maps.
 * Source: class MapKey of game 3.29 (2026-08-19).
 */
export const tieredMaps: readonly (readonly [name: string, tier: number])[] = Array.from({ length: 16 }, (_, at) => [
  `Map (Tier ${at + 1})`,
  at + 1,
]);

/**
 * The only unique map on each base of the named atlas, including former bases; the base therefore identifies an
 * unidentified unique map. Source: recorded unique maps.
 */
export const uniqueMapOfBase: ReadonlyMap<string, string> = new Map([
  ['Atoll Map', 'Maelström of Chaos'],
  ['Bone Crypt Map', "Olmec's Sanctum"],
  ['Catacombs Map', "Olmec's Sanctum"],
  ['Chateau Map', 'The Perandus Manor'],
  ['Crypt Map', "The Coward's Trial"],
  ['Cursed Crypt Map', "The Coward's Trial"],
  ['Dunes Map', 'Pillars of Arun'],
  ['Graveyard Map', 'Hallowed Ground'],
  ['Museum Map', 'The Putrid Cloister'],
  ['Necropolis Map', 'Death and Taxes'],
  ['Overgrown Shrine Map', "Acton's Nightmare"],
  ['Promenade Map', 'Hall of Grandmasters'],
  ['Reef Map', 'Mao Kun'],
  ['Shore Map', 'Mao Kun'],
  ['Strand Map', 'Whakawairua Tuahu'],
  ['Temple Map', "Poorjoy's Asylum"],
  ['Torture Chamber Map', "Oba's Cursed Trove"],
  ['Underground River Map', "Caer Blaidd, Wolfpack's Den"],
  ['Vaal Pyramid Map', 'Vaults of Atziri'],
]);
