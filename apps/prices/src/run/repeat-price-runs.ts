import { withTransaction } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import { sql } from 'kysely';
import { ASK_LIFE_MS } from '../asks/ask-queries.ts';
import { ageOutGroups } from '../asks/league-groups.ts';
import type { PricesDb } from '../database.ts';
import { pruneExchange } from '../exchange/exchange-queries.ts';
import { DAY_MS, HOUR_MS } from '../history/history.ts';
import type { LeaseKeeper } from '../leases/lease-keeper.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import type { PriceRunKeeper } from '../status/price-run-keeper.ts';
import { createInlineRunner, type PartRunner } from './part-runner.ts';
import { createPartitionKeeper } from './partitions/partition-keeper.ts';
import { finishReprice, readRepriceRequest } from './reprice-queries.ts';
import { runAllLeagues } from './run-all-leagues.ts';

export type RepeatDeps = {
  readonly db: PricesDb;
  readonly store: PriceStore;
  /** Values and publishes; defaults to a runner in the program's main thread. */
  readonly runner?: PartRunner | undefined;
  readonly leases: LeaseKeeper;
  /** Maximum number of a league's asks that one program values; has a default. */
  readonly partitionAsks?: number | undefined;
  readonly priceRuns: PriceRunKeeper;
  readonly publishIntervalMs: number;
  readonly log: Logger;
  readonly clock: () => number;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  /** Called once, after the first complete price run. */
  readonly onReady: () => void;
};

type RepeatTimes = {
  /** Settles when there is a reason for the first price run. */
  readonly whenToBegin: Promise<unknown>;
  /** True if anything has arrived since the last call that should not wait for the next run. */
  readonly takeNews: () => boolean;
};

const PRUNE_EVERY_MS = 3_600_000;
const PUBLISH_RETRY_MS = 5_000;
/** Interval at which a pause checks for reasons to end early, such as newly acquired leases, in ms. */
export const LOOK_FOR_REQUESTS_MS = 3_000;

/**
 * Publishes until the signal aborts, with pauses that end early when an operator requests a run or something urgent
 * arrives. Prunes hourly.
 */
export async function repeatPriceRuns(deps: RepeatDeps, { whenToBegin, takeNews }: RepeatTimes): Promise<void> {
  const writer = createPriceFileWriter(deps.store);
  const runner = deps.runner ?? createInlineRunner({ db: deps.db, writer });
  const partitionKeeper = createPartitionKeeper({ ...deps, runner });
  let isReady = false;
  let answered = 0;
  const cleanUp = createCleanUp(deps);
  const work = async (): Promise<number> => {
    await cleanUp();
    const open = await readRepriceRequest(deps.db);
    const asked = open !== null && open > answered ? open : null;
    // Refresh first, because leases of new leagues must exist before they count as new.
    await deps.leases.refresh();
    takeNews();
    const startedAtMs = deps.clock();
    const leagueCount = await runAllLeagues({ ...deps, writer, runner, partitionKeeper, memory: asked === null ? 'keep' : 'forget' });
    if (leagueCount === 0) return PUBLISH_RETRY_MS;
    deps.priceRuns.notePublished(deps.clock() - startedAtMs);
    if (open !== null) await finishReprice(deps.db, await deps.leases.noteRepriced(open));
    answered = Math.max(answered, open ?? 0);
    if (!isReady) deps.onReady();
    isReady = true;
    return deps.publishIntervalMs;
  };
  await whenToBegin;
  // Follow partitions of price runs that other programs start.
  const following = partitionKeeper.follow(deps.signal);
  while (!deps.signal.aborted) {
    const pauseMs = await work().catch((error: unknown) => {
      if (!deps.signal.aborted) deps.log.error({ err: error }, 'publishing failed');
      deps.priceRuns.noteFailure(error instanceof Error ? error.message : String(error));
      return PUBLISH_RETRY_MS;
    });
    await waitOrBeAsked(deps, { pauseMs, isAsked: async () => takeNews() || ((await readRepriceRequest(deps.db)) ?? 0) > answered });
  }
  await following;
}

/** Prunes old rows and ages out unused groups, each once an hour in one program. A failure does not delay prices. */
function createCleanUp({ db, clock, leases, log, signal }: RepeatDeps): () => Promise<void> {
  const dueAtMs = new Map<string, number>();
  const clean = async (name: string, work: (db: PricesDb, nowMs: number) => Promise<void>): Promise<void> => {
    if (clock() < (dueAtMs.get(name) ?? 0)) return;
    const outcome = await leases
      .use(name, () => work(db, clock()))
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error, task: name }, 'cleaning up failed');
      });
    if (outcome !== 'notHeld') dueAtMs.set(name, clock() + PRUNE_EVERY_MS);
  };
  return async () => {
    await clean('retention', pruneOld);
    await clean('aging', ageOutGroups);
  };
}

async function waitOrBeAsked(
  { sleep, signal }: RepeatDeps,
  { pauseMs, isAsked }: { pauseMs: number; isAsked: () => Promise<boolean> },
): Promise<void> {
  for (let leftMs = pauseMs; leftMs > 0 && !signal.aborted; leftMs -= LOOK_FOR_REQUESTS_MS) {
    await sleep(Math.min(leftMs, LOOK_FOR_REQUESTS_MS)).catch(() => undefined);
    if (leftMs <= LOOK_FOR_REQUESTS_MS || signal.aborted) return;
    if (await isAsked().catch(() => false)) return;
  }
}

/** Removes expired rows: expired asks, and counts and history beyond the period shown. */
export async function pruneOld(db: PricesDb, nowMs: number): Promise<void> {
  const before = (ageMs: number): Date => new Date(nowMs - ageMs);
  await withTransaction(db, async (tx) => {
    // The stream follower locks this row while it stores a page, so no tab is deleted between comparing and storing.
    await sql`select from prices.stream_cursor for update`.execute(tx);
    // A clock that was ahead must not keep tabs from expiring.
    await sql`update prices.tab set seen_at = ${before(0)} where seen_at > ${before(-DAY_MS)}`.execute(tx);
    await sql`
      with dead as (delete from prices.tab where seen_at <= ${before(ASK_LIFE_MS)} returning id)
      delete from prices.tab_offers o using dead where o.tab_id = dead.id`.execute(tx);
  });
  await sql`delete from prices.filled_offer where filled_at <= ${before(DAY_MS)}`.execute(db);
  await sql`delete from prices.stock_change where at <= ${before(2 * DAY_MS)}`.execute(db);
  await sql`delete from prices.sales_sums where counted_at <= ${before(7 * DAY_MS)}`.execute(db);
  await sql`delete from prices.hourly_value where hour_at <= ${before(49 * HOUR_MS)}`.execute(db);
  await sql`delete from prices.daily_value where day < ${before(32 * DAY_MS)}::timestamptz`.execute(db);
  await pruneExchange(db, before(3 * DAY_MS));
  await sql`delete from prices.exchange_past where at <= ${before(40 * DAY_MS)}`.execute(db);
  await sql`delete from prices.market_state where valued_at <= ${before(7 * DAY_MS)}`.execute(db);
  await sql`delete from prices.quarantined_change where quarantined_at <= ${before(30 * DAY_MS)}`.execute(db);
}
