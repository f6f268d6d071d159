import { games, type Game } from '@poexchange/domain/item';
import type { ExchangeClient, DigestOutcome } from '@poexchange/platform/game-api';
import type { Logger } from '@poexchange/platform/log';
import { traced } from '@poexchange/platform/tracing';
import type { PricesDb } from '../database.ts';
import { HOUR_MS } from '../history/history.ts';
import type { ExchangeDeps } from './follow-exchange.ts';
import { hoursOf, listPastMoments, momentOf, type PastMoment } from './past-moments.ts';
import { readSettledMoments, storeMissingMoments, storePastMoment, type PastTrade } from './past-queries.ts';
import { readDigest, type Trade } from './read-digest.ts';

type PastDeps = {
  readonly db: PricesDb;
  readonly fetchDigest: (game: Game, hourSeconds: number) => Promise<DigestOutcome>;
  readonly log: Logger;
  readonly clock: () => number;
  readonly mostDays?: number | undefined;
};

/** Outcome of one step: `over` if nothing is left to request; all other kinds contain the wait before the next step. */
type PastTaken = { readonly kind: 'filled' | 'missing' | 'later'; readonly waitMs: number } | { readonly kind: 'over' };

/** A missing hour younger than this may simply be late. */
const LATE_MS = 3 * HOUR_MS;
const WAIT_MS = 60_000;
/** Number of digests kept in memory, one per hour. Two moments an hour apart share five of their six hours. */
const KEPT_DIGESTS = 20;
/** Number of consecutive moments without data after which we assume that the publisher has nothing older. */
const MISSING_IN_ROW = 2;

type Hour = readonly Trade[] | 'missing' | 'late' | { readonly waitMs: number };

/**
 * Creates the reader of exchange hours from before the first start: one moment at a time, newest first, alternating
 * between the games. The remaining moments come from the database, so it resumes after a crash and writes nothing
 * twice. An hour that the publisher does not have remains a gap.
 */
export function createPastTaker({ db, fetchDigest, log, clock, mostDays }: PastDeps): { readonly takeNext: () => Promise<PastTaken> } {
  const digests = new Map<string, readonly Trade[] | 'missing'>();
  /** Times until which unpublished hours are not requested again. */
  const lateUntilMs = new Map<string, number>();
  /** Moments left to request. New moments are not added: the program itself covers the present. */
  const leftOf = new Map<Game, PastMoment[]>();
  const missingInRow = new Map<Game, number>();
  let turn = 0;

  const readHour = async (game: Game, hourMs: number): Promise<Hour> => {
    const name = `${game} ${hourMs}`;
    const known = digests.get(name);
    if (known !== undefined) return known;
    if ((lateUntilMs.get(name) ?? 0) > clock()) return 'late';
    const outcome = await fetchDigest(game, hourMs / 1000);
    if (outcome.kind === 'down') return { waitMs: outcome.retryAfterMs ?? WAIT_MS };
    const digest = outcome.kind === 'ok' ? readDigest(game, outcome.body) : null;
    const isThatHour = digest?.nextHourSeconds === (hourMs + HOUR_MS) / 1000;
    if (digest !== null && !isThatHour) log.warn({ game, hourMs }, 'the exchange sent another hour of the past');
    if (!isThatHour && clock() - hourMs - HOUR_MS < LATE_MS) {
      lateUntilMs.set(name, clock() + WAIT_MS);
      return 'late';
    }
    const hour = isThatHour ? digest.trades : 'missing';
    if (digests.size >= KEPT_DIGESTS) digests.delete(digests.keys().next().value ?? '');
    digests.set(name, hour);
    return hour;
  };

  const takeMoment = async (game: Game, moment: PastMoment): Promise<PastTaken | 'late'> => {
    const trades: PastTrade[] = [];
    let isKept = false;
    for (const hourMs of hoursOf(moment)) {
      const hour = await readHour(game, hourMs);
      if (hour === 'late') return 'late';
      if (typeof hour === 'object' && 'waitMs' in hour) return { kind: 'later', waitMs: hour.waitMs };
      if (hour === 'missing') continue;
      isKept = true;
      trades.push(...hour.map((trade) => ({ ...trade, hourMs })));
    }
    const askedAt = new Date(clock());
    if (!isKept) {
      await storeMissingMoments(db, game, { moments: [moment], askedAt });
      return { kind: 'missing', waitMs: 0 };
    }
    await storePastMoment(db, game, { moment, trades, askedAt });
    return { kind: 'filled', waitMs: 0 };
  };

  const listLeft = async (game: Game): Promise<PastMoment[]> => {
    const known = leftOf.get(game);
    if (known !== undefined) return known;
    const moments = listPastMoments(clock(), mostDays);
    const settled = await readSettledMoments(db, game);
    const left = moments.filter(({ kind, atMs }) => !settled.has(`${kind} ${atMs}`));
    leftOf.set(game, left);
    return left;
  };

  const noteMissing = async (game: Game, moment: PastMoment): Promise<void> => {
    const inRow = (missingInRow.get(game) ?? 0) + 1;
    missingInRow.set(game, inRow);
    if (inRow < MISSING_IN_ROW) return;
    const older = (await listLeft(game)).filter((candidate) => momentOf(candidate) < momentOf(moment));
    await storeMissingMoments(db, game, { moments: older, askedAt: new Date(clock()) });
    leftOf.set(
      game,
      (await listLeft(game)).filter((candidate) => !older.includes(candidate)),
    );
    log.info({ game, sinceMs: momentOf(moment), moments: older.length }, 'the exchange keeps no older hours');
  };

  const takeOf = async (game: Game): Promise<PastTaken> => {
    const left = await listLeft(game);
    for (const moment of left) {
      const taken = await takeMoment(game, moment);
      // A late hour must not block older hours.
      if (taken === 'late') continue;
      if (taken.kind === 'later' || taken.kind === 'over') return taken;
      leftOf.set(
        game,
        left.filter((candidate) => candidate !== moment),
      );
      if (taken.kind === 'filled') missingInRow.set(game, 0);
      else await noteMissing(game, moment);
      return taken;
    }
    return left.length === 0 ? { kind: 'over' } : { kind: 'later', waitMs: WAIT_MS };
  };

  return {
    takeNext: async () => {
      const order = [...games.slice(turn), ...games.slice(0, turn)];
      turn = (turn + 1) % games.length;
      let result: PastTaken = { kind: 'over' };
      for (const game of order) {
        const taken = await takeOf(game);
        if (taken.kind === 'filled' || taken.kind === 'missing') return taken;
        if (taken.kind === 'later') result = taken;
      }
      return result;
    },
  };
}

const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 600_000;

/**
 * Fills the history from the exchange's earlier hours in the background, until nothing is left or the signal aborts.
 * The client's queue sends at most one request per second. After a failure, waits as long as the host asks or, if the
 * host names no wait, one minute, then two, up to ten.
 */
export async function followPast(deps: ExchangeDeps & { readonly mostDays?: number | undefined }): Promise<void> {
  const { exchange, log, signal, sleep } = deps;
  const fetchDigest: ExchangeClient['fetchDigest'] = (game, hourSeconds) => exchange.fetchDigest(game, hourSeconds, { signal });
  const { takeNext } = createPastTaker({ ...deps, fetchDigest });
  let filled = 0;
  let retryMs = RETRY_MS;
  while (!signal.aborted) {
    const taken = await traced('exchange past', { kind: 'internal' }, takeNext).catch((error: unknown): PastTaken => {
      if (!signal.aborted) log.error({ err: error }, 'the past of the exchange could not be taken');
      return { kind: 'later', waitMs: 0 };
    });
    if (taken.kind === 'over') {
      if (filled > 0) log.info({ filled }, 'the history before the first start has been filled from the exchange');
      return;
    }
    if (taken.kind === 'filled') filled += 1;
    if (taken.kind !== 'later') {
      retryMs = RETRY_MS;
      continue;
    }
    await sleep(Math.max(taken.waitMs, retryMs)).catch(() => undefined);
    retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
  }
}
