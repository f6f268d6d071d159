export { beastMods, sellableRedBeasts } from './beasts.ts';
export { findChineseName } from './chinese-names.ts';
export { readEssenceTier } from './essences.ts';
export {
  exceptionalGems,
  heistJobs,
  logbookFactions,
  mapOccupants,
  nightmareMap,
  shaperGuardianMaps,
  tierlessMaps,
  timelessConquerors,
} from './facts.ts';
export { seedLeagues } from './leagues.ts';
export type { SeedLeague } from './leagues.ts';
export { findOddSpelling, findSpelling, isNameOfTag, listFormerNames, listNamesOfTag, listNameTables } from './lookup.ts';
export { listMaps, listUniqueMaps } from './maps.ts';
export type { MapName, MapNaming } from './maps.ts';
export type { NameTable } from './name-table.ts';
export { mapMods } from './poe1/map-mods.ts';
export type { MapMod } from './poe1/map-mods.ts';
export { uniqueMapOfBase } from './poe1/map.ts';
export { formerMapMods } from './poe1/map-mods-former.ts';
export { listUniquesOfArt } from './poe1/unique-art.ts';
export { listTellingBases } from './poe2/unique-bases.ts';
export { poe2UniqueNames } from './poe2/unique.ts';
export { tablets, waystoneModLines, waystones } from './poe2/waystone.ts';
export { findByShortName } from './short-names.ts';
export type { NamedGroup } from './short-names.ts';
export { isTag, tags } from './tag.ts';
export type { Tag } from './tag.ts';
export { findTellingLines, hasSeveralBases } from './unique-variants.ts';
