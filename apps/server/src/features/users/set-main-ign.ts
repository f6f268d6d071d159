import type { Profile } from '@poexchange/contract/rest';
import { RefusalError } from '../../http/refusal.ts';
import { CHARACTERS_LIFE_MS, listOwnCharacters, type GameDataDeps } from '../game-data/index.ts';
import { getProfile } from './get-profile.ts';
import { findMainIgn, isConfirmedCharacter, saveMainIgn, type MainIgn } from './main-igns.queries.ts';

type OwnIgn = MainIgn & { readonly userId: string; readonly signal?: AbortSignal };

/** A list younger than this is not read again, although it may lack a new character. */
const FRESH_LIST_MS = 60_000;

/**
 * Confirms a person's trading name in a league. The name must belong to one of the person's own characters in the
 * league.
 */
export async function setMainIgn(deps: GameDataDeps, input: OwnIgn): Promise<Profile> {
  await requireOwnCharacter(deps, input);
  await saveMainIgn(deps.db, { ...input, nowMs: deps.clock() });
  return getProfile(deps, input.userId);
}

/**
 * Refuses with `ignNotOwned` or `ignNotConfirmed` unless the name is the person's own character in that league and was
 * confirmed there.
 */
export async function requireOwnIgn(deps: GameDataDeps, ownIgn: OwnIgn): Promise<void> {
  if (await isConfirmedCharacter(deps.db, { ...ownIgn, sinceMs: deps.clock() - CHARACTERS_LIFE_MS })) return;
  await requireOwnCharacter(deps, ownIgn);
  if ((await findMainIgn(deps.db, ownIgn)) !== ownIgn.ign) throw new RefusalError('ignNotConfirmed');
}

/** Refuses with `ignNotOwned` unless the name is the person's own character in that league. */
export async function requireOwnCharacter(deps: GameDataDeps, ownIgn: OwnIgn): Promise<void> {
  const isOwned = async (maxAgeMs: number): Promise<boolean> => {
    const { characters } = await listOwnCharacters(deps, ownIgn.userId, ownIgn.game, { maxAgeMs, signal: ownIgn.signal });
    return characters.some((character) => character.name === ownIgn.ign && character.league === ownIgn.league);
  };
  if (await isOwned(CHARACTERS_LIFE_MS)) return;
  if (!(await isOwned(FRESH_LIST_MS))) throw new RefusalError('ignNotOwned');
}
