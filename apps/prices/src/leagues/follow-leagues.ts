import { type Game, games } from '@poexchange/domain/item';
import type { ServiceClient, ServiceOutcome } from '@poexchange/platform/game-api';
import { traced } from '@poexchange/platform/tracing';
import type { GameLeague } from '@poexchange/contract/game-api';
import { seedLeagues } from '@poexchange/domain/tables';
import type { Logger } from '@poexchange/platform/log';
import type { PricesDb } from '../database.ts';
import { isTradeLeague } from './is-trade-league.ts';
import { hasListedLeagues, storeListedLeagues, type ListedLeague } from './league-queries.ts';

export type FetchLeagues = (game: Game) => Promise<ServiceOutcome<readonly GameLeague[]>>;
type LeagueDeps = { readonly db: PricesDb; readonly fetchLeagues: FetchLeagues; readonly log: Logger; readonly clock: () => number };

/**
 * Reads the publisher's leagues of both games and stores the trade leagues. A failed request changes nothing. A game
 * without trade leagues in its list gets the seed. Returns false if a list should be requested again soon.
 */
export async function syncLeagues({ db, fetchLeagues, log, clock }: LeagueDeps): Promise<boolean> {
  let isComplete = true;
  for (const game of games) {
    const outcome = await fetchLeagues(game);
    if (outcome.kind !== 'ok') {
      log.warn({ game, outcome }, 'the league list cannot be had');
      isComplete = false;
    }
    const listed = outcome.kind === 'ok' ? keepFirst(outcome.value.filter(isTradeLeague)).map(readLeague) : [];
    const isNotOffered = outcome.kind === 'ok' || outcome.kind === 'notFound';
    const leagues = listed.length === 0 && isNotOffered && !(await hasListedLeagues(db, game)) ? listSeed(game) : listed;
    await storeListedLeagues(db, game, { leagues, listedAt: new Date(clock()) });
  }
  return isComplete;
}

/** Keeps the first league for each file name, because files are named after the league. */
function keepFirst(leagues: readonly GameLeague[]): GameLeague[] {
  const byName = new Map<string, GameLeague>();
  for (const league of leagues) if (!byName.has(league.id.toLowerCase())) byName.set(league.id.toLowerCase(), league);
  return [...byName.values()];
}

function listSeed(game: Game): ListedLeague[] {
  return seedLeagues.filter((league) => league.game === game).map(({ id }) => ({ name: id, startAt: null, endAt: null }));
}

function readLeague({ id, startAt, endAt }: GameLeague): ListedLeague {
  return { name: id, startAt: readDate(startAt), endAt: readDate(endAt) };
}

function readDate(text: string | null | undefined): Date | null {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

export type FollowLeaguesDeps = Omit<LeagueDeps, 'fetchLeagues'> & {
  readonly service: Pick<ServiceClient, 'fetchLeagues'>;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
};

const ASK_EVERY_MS = 3_600_000;
const ASK_AGAIN_MS = 30_000;

/**
 * Reads the leagues hourly until the signal aborts, sooner after a failure. `onRead` is called once, after the first
 * read.
 */
export async function followLeagues(deps: FollowLeaguesDeps, { onRead }: { onRead: () => void }): Promise<void> {
  const fetchLeagues = (game: Game) => deps.service.fetchLeagues(game, { signal: deps.signal });
  for (let isFirst = true; !deps.signal.aborted; isFirst = false) {
    const isComplete = await traced('leagues', { kind: 'internal' }, () => syncLeagues({ ...deps, fetchLeagues })).catch(
      (error: unknown) => {
        if (!deps.signal.aborted) deps.log.error({ err: error }, 'reading the leagues failed');
        return false;
      },
    );
    if (isFirst) onRead();
    if (!deps.signal.aborted) await deps.sleep(isComplete ? ASK_EVERY_MS : ASK_AGAIN_MS).catch(() => undefined);
  }
}
