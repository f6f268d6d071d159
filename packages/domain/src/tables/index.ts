export { beastMods, sellableRedBeasts } from './beasts.ts';
export { essenceTiers, readEssenceTier } from './essences.ts';
export {
  exceptionalGems, heistJobs, logbookFactions, mapOccupants, shaperGuardianMaps, tierlessMaps,
} from './facts.ts';
export { seedLeagues } from './leagues.ts';
export type { SeedLeague } from './leagues.ts';
export { findSpelling, isNameOfTag, listNamesOfTag, listNameTables } from './lookup.ts';
export type { NameTable } from './name-table.ts';
export { findByShortName, writeShortName } from './short-names.ts';
export type { NamedGroup } from './short-names.ts';
export { findOddSpelling } from './spellings.ts';
export { isTag, tags } from './tag.ts';
export type { Tag } from './tag.ts';
