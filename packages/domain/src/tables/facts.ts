/**
 * Support gems whose three levels are each priced separately (R5.19), as group keys; also lists the names that Empower,
 * Enhance and Enlighten Support had before game 3.0. Source: Awakened PoE Trade's gem table (game 3.29).
 */
export const exceptionalGems: ReadonlySet<string> = new Set([
  'annihilation support',
  'bloodsoaked banner support',
  'bonespire support',
  'cast on ward break support',
  'communion support',
  'companionship support',
  'congregation support',
  'cooldown recovery support',
  'coursing current support',
  'crystalfall support',
  'cull the weak support',
  'divine sentinel support',
  'eclipse support',
  'eldritch blasphemy support',
  'empower',
  'empower support',
  'enhance',
  'enhance support',
  'enlighten',
  'enlighten support',
  'fissure support',
  'foulgrasp support',
  'frostmage support',
  'gluttony support',
  'greater ancestral call support',
  'greater chain support',
  'greater devour support',
  'greater fork support',
  'greater kinetic instability support',
  'greater multistrike support',
  'greater spell cascade support',
  'greater spell echo support',
  'greater unleash support',
  'hexpass support',
  'hextoad support',
  'hiveborn support',
  'invention support',
  'invert the rules support',
  'lethal dose support',
  'machinations support',
  'overheat support',
  'overloaded intensity support',
  'pacifism support',
  'pyre support',
  'scornful herald support',
  'transfusion support',
  'unholy trinity support',
  'vaal sacrifice support',
  'vaal temptation support',
  'void shockwave support',
  'voidstorm support',
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

/** The expedition factions, in order of precedence for naming a logbook (R5.27). */
export const logbookFactions = [
  'knights of the sun',
  'black scythe mercenaries',
  'order of the chalice',
  'druids of the broken circle',
] as const;

/** The map that replaced tier 17 in game 3.28 and can have tier 17 mods. */
export const nightmareMap = 'Nightmare Map';

/** Maps of game 3.28 and later whose base type has no tier. Source: class MapKey of game 3.29 (2026-08-19). */
export const tierlessMaps: ReadonlySet<string> = new Set([nightmareMap, 'Shaper Guardian Map', 'Valdo Map', 'Vaal Temple Map']);

/** Maps of the Shaper's four guardians: boss regions, which do not count as normal maps (R5.13). */
export const shaperGuardianMaps: ReadonlySet<string> = new Set([
  'Forge of the Phoenix Map',
  'Lair of the Hydra Map',
  'Maze of the Minotaur Map',
  'Pit of the Chimera Map',
  'Shaper Guardian Map',
]);

/**
 * The boss that occupies a map, by the first line of the map's implicit mod in lower case: the Elder's four guardians
 * and the four Conquerors.
 */
export const mapOccupants: ReadonlyMap<string, string> = new Map([
  ["map contains al-hezmin's citadel", 'al-hezmin'],
  ["map contains baran's citadel", 'baran'],
  ["map contains drox's citadel", 'drox'],
  ["map contains veritania's citadel", 'veritania'],
  ['map is occupied by the constrictor', 'constrictor'],
  ['map is occupied by the enslaver', 'enslaver'],
  ['map is occupied by the eradicator', 'eradicator'],
  ['map is occupied by the purifier', 'purifier'],
]);

/**
 * Conquerors of timeless jewels, lower case, including those from former leagues. Source: recorded jewels, and the
 * trade site's jewel stats.
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
