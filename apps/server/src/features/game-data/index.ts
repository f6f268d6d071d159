export { type GameDataDeps } from './deps.ts';
export { CHARACTERS_LIFE_MS, listOwnCharacters } from './list-own-characters.ts';
export { registerGameData, gameDataVariables } from './register-game-data.ts';
export { listItemGroups } from './list-tab-groups.ts';
export { countStashGroups, findStashGroups, pruneStashGroups, saveStashGroups } from './stash-groups.queries.ts';
export {
  findStacks,
  findStashReads,
  findTabTexts,
  lookIntoTabs,
  mapTabTimes,
  pruneStashReads,
  readTabTimes,
  type SeenStack,
  type StashRead,
  type TabLook,
  type TabTime,
} from './stash-reads.queries.ts';
