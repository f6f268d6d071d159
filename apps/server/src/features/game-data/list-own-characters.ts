import type { Game } from '@poexchange/domain/item';
import { cleanText } from '../../db/clean-text.ts';
import type { StoredCharacter } from '../../db/game-data-tables.ts';
import { callAsUser, refuseFailure } from '../auth/index.ts';
import { findCharacters, saveCharacters, keepWhatWasRead } from './account-lists.queries.ts';
import type { GameDataDeps } from './deps.ts';

type OwnCharacters = { readonly characters: readonly StoredCharacter[]; readonly readAtMs: number };

/** R9.44, D20. */
export const CHARACTERS_LIFE_MS = 30 * 60_000;

/**
 * Lists a person's characters, and reads them again if the last read is older than `maxAgeMs`. Leagues are in lower
 * case. Refuses if the characters cannot be read.
 */
export async function listOwnCharacters(
  deps: GameDataDeps,
  userId: string,
  game: Game,
  options: { readonly maxAgeMs: number; readonly signal?: AbortSignal | undefined },
): Promise<OwnCharacters> {
  const known = await findCharacters(deps.db, { userId, game });
  if (known !== null && deps.clock() - known.readAtMs <= options.maxAgeMs) return known;
  const outcome = await callAsUser(deps, { userId, signal: options.signal }, (access) =>
    deps.gameApi.account.fetchCharacters(access, game),
  );
  if (outcome.kind !== 'ok') throw refuseFailure(outcome);
  const characters = outcome.value.map((character) => ({
    name: cleanText(character.name),
    league: cleanText(character.league ?? '').toLowerCase(),
    class: cleanText(character.class),
    level: character.level,
  }));
  const readAtMs = deps.clock();
  await saveCharacters(deps.db, { userId, game, characters, readAtMs });
  return { characters, readAtMs };
}

/**
 * Like `listOwnCharacters`, for display: if the publisher does not answer, returns the characters last read, regardless
 * of age.
 */
export async function getCharacters(
  deps: GameDataDeps,
  input: { userId: string; game: Game; signal?: AbortSignal },
): Promise<{ characters: StoredCharacter[]; readAtMs: number }> {
  const { userId, game, signal } = input;
  try {
    const own = await listOwnCharacters(deps, userId, game, { maxAgeMs: CHARACTERS_LIFE_MS, signal });
    return { characters: [...own.characters], readAtMs: own.readAtMs };
  } catch (error) {
    return keepWhatWasRead(error, await findCharacters(deps.db, { userId, game }));
  }
}
