import type { Game } from '@poexchange/domain/item';
import { seedLeagues } from '@poexchange/domain/tables';
import { cleanText } from '../../db/clean-text.ts';
import type { StoredLeague } from '../../db/game-data-tables.ts';
import { RefusalError } from '../../http/refusal.ts';
import { callAsUser, refuseFailure } from '../auth/index.ts';
import { findLeagues, findSpelling, saveLeagues, keepWhatWasRead } from './account-lists.queries.ts';
import type { GameDataDeps } from './deps.ts';

type Person = { readonly userId: string; readonly game: Game; readonly signal?: AbortSignal | undefined };
type ReadLeagues = { leagues: StoredLeague[]; readAtMs: number };

/** R9.45. */
const LEAGUES_LIFE_MS = 3_600_000;
/** A list younger than this is authoritative: if it lacks a league, the league does not exist for the account. */
const CERTAINTY_MS = 60_000;

/**
 * Returns the account's leagues, including private ones, with lower-case ids. Returns the previously read list if the
 * publisher does not answer.
 */
export async function getAccountLeagues(deps: GameDataDeps, person: Person): Promise<ReadLeagues> {
  try {
    return await readLeagues(deps, person, LEAGUES_LIFE_MS);
  } catch (error) {
    return keepWhatWasRead(error, await findLeagues(deps.db, person));
  }
}

/**
 * Returns the publisher's spelling of a league, which its routes require. Refuses with `leagueNotFound` if the account
 * has no such league.
 */
export async function spellLeague(deps: GameDataDeps, person: Person, league: string): Promise<string> {
  const known = await findLeagues(deps.db, person);
  const own = known?.leagues.find((one) => one.id === league)?.name;
  if (own !== undefined) return own;
  try {
    const { leagues } = await readLeagues(deps, person, CERTAINTY_MS);
    const found = leagues.find((one) => one.id === league)?.name;
    if (found !== undefined) return found;
  } catch (error) {
    const others =
      (await findSpelling(deps.db, { game: person.game, league })) ??
      seedLeagues.find((one) => one.game === person.game && one.id.toLowerCase() === league)?.id;
    return keepWhatWasRead(error, others ?? null);
  }
  throw new RefusalError('leagueNotFound');
}

/**
 * During maintenance the publisher answers "league not found" for leagues that exist. Its list of leagues shows which
 * case applies.
 */
export async function refuseLeagueNotFound(deps: GameDataDeps, person: Person, league: string): Promise<RefusalError> {
  try {
    const { leagues } = await readLeagues(deps, person, LEAGUES_LIFE_MS);
    return new RefusalError(leagues.some((one) => one.id === league) ? 'gameApiDown' : 'leagueNotFound');
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'sessionExpired') return error;
    return new RefusalError('gameApiDown');
  }
}

async function readLeagues(deps: GameDataDeps, person: Person, maxAgeMs: number): Promise<ReadLeagues> {
  const { userId, game, signal } = person;
  const known = await findLeagues(deps.db, person);
  if (known !== null && deps.clock() - known.readAtMs <= maxAgeMs) return known;
  const outcome = await callAsUser(deps, { userId, signal }, (access) => deps.gameApi.account.fetchLeagues(access, game));
  if (outcome.kind !== 'ok') throw refuseFailure(outcome);
  const leagues = outcome.value.map((league) => ({ id: cleanText(league.id).toLowerCase(), name: cleanText(league.id) }));
  const readAtMs = deps.clock();
  await saveLeagues(deps.db, { userId, game, leagues, readAtMs });
  return { leagues, readAtMs };
}
