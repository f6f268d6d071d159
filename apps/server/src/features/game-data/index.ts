export { type GameDataDeps } from './deps.ts';
export { charactersLifeMs, listOwnCharacters, type OwnCharacters } from './list-own-characters.ts';
export { registerGameData } from './register-game-data.ts';
export { findStashReads, lastStashReadAt, pruneStashReads, type StashRead } from './stash-reads.queries.ts';
export { gameDataVariables } from './variables.ts';
