import { games, type Game } from '@poexchange/domain/item';
import type { ExchangeClient, DigestOutcome } from '@poexchange/platform/game-api';
import type { Logger } from '@poexchange/platform/log';
import { traced } from '@poexchange/platform/tracing';
import type { PricesDb } from '../database.ts';
import { HOUR_MS, hourOf } from '../history/history.ts';
import { FEWEST_HOURS } from './anchor.ts';
import { readTakenHours, storeHour, storeUsualUnits } from './exchange-queries.ts';
import { readDigest } from './read-digest.ts';

type TakeHoursDeps = {
  readonly db: PricesDb;
  readonly fetchDigest: (game: Game, hourSeconds: number) => Promise<DigestOutcome>;
  readonly log: Logger;
  readonly clock: () => number;
};

/** Number of hours stored, and how long the exchange asks us to wait; 0 for no wait. */
type HoursTaken = { readonly stored: number; readonly retryAfterMs: number };

/**
 * Number of past hours fetched when the program starts again after a pause. An anchor needs no more, so a week's pause
 * does not cost a week's worth of requests.
 */
const HOURS_TO_CATCH_UP = 6;

/**
 * Fetches the exchange's missing published hours, newest first, alternating between the games: at most `mostHours` per
 * game. A late or unreadable hour does not block other hours or throw, and is requested again the next time. If a
 * game's host fails, the game gets no more requests in this call; if the host asks us to wait, the call ends.
 */
export async function takeHours(deps: TakeHoursDeps, { mostHours = HOURS_TO_CATCH_UP } = {}): Promise<HoursTaken> {
  const describe = ({ stored }: HoursTaken) => ({ 'poexchange.hours': stored });
  return traced('exchange hours', { kind: 'internal', describe }, () => takeMissingHours(deps, mostHours));
}

async function takeMissingHours(deps: TakeHoursDeps, mostHours: number): Promise<HoursTaken> {
  const nowMs = deps.clock();
  const rest = new Map<Game, number[]>();
  for (const game of games) rest.set(game, await listMissingHours(deps.db, game, nowMs));
  const stored = new Map<Game, number>();
  for (let game = findNext(rest); game !== undefined; game = findNext(rest)) {
    const [hourMs = 0, ...later] = rest.get(game) ?? [];
    const outcome = await takeHour(deps, { game, hourMs, nowMs }).catch((error: unknown): HourOutcome => {
      deps.log.error({ err: error, game, hourMs }, 'an hour of the exchange could not be taken');
      return 'notNow';
    });
    if (outcome === 'stored') stored.set(game, (stored.get(game) ?? 0) + 1);
    // Re-insert at the end so that the games alternate.
    rest.delete(game);
    const isOver = typeof outcome === 'object' || (stored.get(game) ?? 0) >= mostHours;
    rest.set(game, isOver ? [] : later);
    if (typeof outcome === 'object' && outcome.retryAfterMs !== undefined)
      return endRound(deps, { stored, retryAfterMs: outcome.retryAfterMs });
  }
  return endRound(deps, { stored, retryAfterMs: 0 });
}

/**
 * Recomputes usual volumes of games with new hours. After a failure, the previous volumes remain until the next hour.
 */
async function endRound(
  { db, log }: TakeHoursDeps,
  round: { stored: ReadonlyMap<Game, number>; retryAfterMs: number },
): Promise<HoursTaken> {
  for (const game of round.stored.keys())
    await storeUsualUnits(db, game).catch((error: unknown) => log.error({ err: error, game }, 'usual volumes could not be stored'));
  return { stored: sum(round.stored), retryAfterMs: round.retryAfterMs };
}

function findNext(rest: ReadonlyMap<Game, readonly number[]>): Game | undefined {
  return [...rest].find(([, hours]) => hours.length > 0)?.[0];
}

function sum(stored: ReadonlyMap<Game, number>): number {
  return [...stored.values()].reduce((all, count) => all + count, 0);
}

/**
 * Lists the hours to request, newest first, starting with the last whole hour. After a clock jump these are the hours
 * before the new time.
 */
async function listMissingHours(db: PricesDb, game: Game, nowMs: number): Promise<number[]> {
  const newestMs = hourOf(nowMs) - HOUR_MS;
  const hours = Array.from({ length: HOURS_TO_CATCH_UP }, (_, at) => newestMs - at * HOUR_MS);
  const taken = await readTakenHours(db, game, hours.at(-1) ?? newestMs);
  return hours.filter((hourMs) => !taken.has(hourMs));
}

type HourToTake = { readonly game: Game; readonly hourMs: number; readonly nowMs: number };
type HourOutcome = 'stored' | 'notNow' | Extract<DigestOutcome, { kind: 'down' }>;

async function takeHour({ db, fetchDigest, log }: TakeHoursDeps, { game, hourMs, nowMs }: HourToTake): Promise<HourOutcome> {
  const outcome = await fetchDigest(game, hourMs / 1000);
  if (outcome.kind === 'down') {
    log.warn({ game, hourMs, reason: outcome.reason }, 'the exchange cannot be had');
    return outcome;
  }
  if (outcome.kind === 'unpublished') return 'notNow';
  const digest = readDigest(game, outcome.body);
  if (digest === null) {
    log.warn({ game, hourMs }, 'the exchange sent what is no digest');
    return 'notNow';
  }
  // A digest that names another hour comes from a cache or is not published yet. Storing it under this hour would count
  // the digest's own hour twice and lose this hour.
  if (digest.nextHourSeconds !== (hourMs + HOUR_MS) / 1000) {
    log.warn({ game, hourMs, nextHourSeconds: digest.nextHourSeconds }, 'the exchange sent another hour');
    return 'notNow';
  }
  const result = await storeHour(db, { game, hourMs, takenAt: new Date(nowMs), trades: digest.trades });
  const { trades, untraded, otherLeague, unknown, unreadable } = digest;
  log.info({ game, hourMs, trades: trades.length, untraded, otherLeague, unknown, unreadable }, 'exchange hour taken');
  return result === 'stored' ? 'stored' : 'notNow';
}

export type ExchangeDeps = {
  readonly db: PricesDb;
  readonly exchange: ExchangeClient;
  readonly log: Logger;
  readonly clock: () => number;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
};

export type ExchangeNews = {
  /** Called once, when the newest hours of each game have been stored or cannot be fetched now. */
  readonly onAsked: () => void;
  /** Called after each round that stored hours. */
  readonly onHours: () => void;
};

const ASK_EVERY_MS = 60_000;

/**
 * Fetches the exchange's hours until the signal aborts: once an hour has ended, requests it every minute until it is
 * published.
 */
export async function followExchange(deps: ExchangeDeps, { onAsked, onHours }: ExchangeNews): Promise<void> {
  const fetchDigest: ExchangeClient['fetchDigest'] = (game, hourSeconds) =>
    deps.exchange.fetchDigest(game, hourSeconds, { signal: deps.signal });
  const take = (options: { mostHours?: number }): Promise<HoursTaken> =>
    takeHours({ ...deps, fetchDigest }, options).catch((error: unknown) => {
      if (!deps.signal.aborted) deps.log.error({ err: error }, 'taking the exchange failed');
      return { stored: 0, retryAfterMs: 0 };
    });
  // First fetch only as many hours per game as a price needs. Fetch the remaining hours slowly, because the exchange
  // limits polling.
  const first = await take({ mostHours: FEWEST_HOURS });
  onAsked();
  for (let waitMs = first.retryAfterMs; !deps.signal.aborted;) {
    if (waitMs > 0) await deps.sleep(waitMs).catch(() => undefined);
    if (deps.signal.aborted) return;
    const { stored, retryAfterMs } = await take({});
    if (stored > 0) onHours();
    waitMs = Math.max(ASK_EVERY_MS, retryAfterMs);
  }
}
