import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import type { PricesDb } from '../database.ts';
import { ageOutGroups } from '../asks/league-groups.ts';
import type { LeaseKeeper } from '../leases/lease-keeper.ts';
import { pruneOld } from '../retention/prune.ts';
import { createInlineRunner, type PartRunner } from './part-runner.ts';
import { createPartitionKeeper } from './partitions/partition-keeper.ts';
import { runAllLeagues } from './run-all-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { finishReprice, readRepriceRequest } from './reprice-queries.ts';
import type { PriceRunKeeper } from '../status/price-run-keeper.ts';

export type RepeatDeps = {
  readonly db: PricesDb;
  readonly store: PriceStore;
  /** Values and publishes; by default in the program's main thread. */
  readonly runner?: PartRunner | undefined;
  readonly leases: LeaseKeeper;
  /** Maximum asks of a league that one program values; has a default. */
  readonly partitionAsks?: number | undefined;
  readonly priceRuns: PriceRunKeeper;
  readonly publishIntervalMs: number;
  readonly log: Logger;
  readonly clock: () => number;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  /** Called once, after the first whole price run. */
  readonly onReady: () => void;
};

export type RepeatTimes = {
  /** Settles when there is a reason for the first price run. */
  readonly whenToBegin: Promise<unknown>;
  /** Returns whether anything arrived since the last call that should not wait for the next run. */
  readonly takeNews: () => boolean;
};

const PRUNE_EVERY_MS = 3_600_000;
const PUBLISH_RETRY_MS = 5_000;
/** Interval at which a pause checks for reasons to end early, such as newly acquired leases, in ms. */
export const LOOK_FOR_REQUESTS_MS = 3_000;

/**
 * Publishes until the signal, with pauses that end early when an operator requests it or urgent news arrives. Prunes
 * hourly.
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
    // Refresh first: leases of new leagues must exist before they count as news.
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
  // Partitions of price runs that other programs begin.
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

/** Prunes, and ages out unused groups (D46), each once an hour in one program. A failure does not delay prices. */
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
