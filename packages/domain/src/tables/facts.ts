/** Gems of few levels, each worth its own price (R5.19), as group keys. */
export const exceptionalGems: ReadonlySet<string> = new Set([
  'empower',
  'empower support',
  'enhance',
  'enhance support',
  'enlighten',
  'enlighten support',
]);

/** The nine heist jobs, lower case (R5.26). Source: property types 38 to 46 of contracts. */
export const heistJobs: ReadonlySet<string> = new Set([
  'agility',
  'brute force',
  'counter-thaumaturgy',
  'deception',
  'demolition',
  'engineering',
  'lockpicking',
  'perception',
  'trap disarmament',
]);

/** The expedition factions in the order in which they name a logbook (R5.27). */
export const logbookFactions = [
  'knights of the sun',
  'black scythe mercenaries',
  'order of the chalice',
  'druids of the broken circle',
] as const;

/** The map that replaced tier 17 in game 3.28 and can have its mods. */
export const nightmareMap = 'Nightmare Map';

/** Maps of game 3.28 and later whose base type names no tier. Source: class MapKey of game 3.29 (2026-08-19). */
export const tierlessMaps: ReadonlySet<string> = new Set([nightmareMap, 'Shaper Guardian Map', 'Valdo Map', 'Vaal Temple Map']);

/** Maps of the shaper's four guardians: boss regions, which are no normal maps (R5.13). */
export const shaperGuardianMaps: ReadonlySet<string> = new Set([
  'Forge of the Phoenix Map',
  'Lair of the Hydra Map',
  'Maze of the Minotaur Map',
  'Pit of the Chimera Map',
  'Shaper Guardian Map',
]);

/**
 * The boss that occupies a map, by the first line of its implicit mod: the elder's four guardians and the four
 * conquerors.
 */
export const mapOccupants: ReadonlyMap<string, string> = new Map([
  ["Map contains Al-Hezmin's Citadel", 'al-hezmin'],
  ["Map contains Baran's Citadel", 'baran'],
  ["Map contains Drox's Citadel", 'drox'],
  ["Map contains Veritania's Citadel", 'veritania'],
  ['Map is occupied by The Constrictor', 'constrictor'],
  ['Map is occupied by The Enslaver', 'enslaver'],
  ['Map is occupied by The Eradicator', 'eradicator'],
  ['Map is occupied by The Purifier', 'purifier'],
]);

/**
 * Conquerors of timeless jewels, lower case, with those of former leagues. Source: recorded jewels, and the trade site's
 * stats of the jewels.
 */
export const timelessConquerors: ReadonlySet<string> = new Set([
  'ahuana',
  'akoya',
  'asenath',
  'avarius',
  'balbala',
  'cadiro',
  'caspiro',
  'chitus',
  'deshret',
  'dominus',
  'doryani',
  'kaom',
  'kiloava',
  'maxarius',
  'medved',
  'nasima',
  'rakiata',
  'uhtred',
  'venarius',
  'victario',
  'vorana',
  'xibaqua',
  'zerphi',
]);
