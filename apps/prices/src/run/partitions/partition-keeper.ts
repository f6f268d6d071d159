import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Logger } from '@poexchange/platform/log';
import { LostLeaseError } from '@poexchange/platform/price-store';
import { traced } from '@poexchange/platform/tracing';
import { limitAsksHere } from '../../asks/ask-memory.ts';
import type { PricesDb } from '../../database.ts';
import type { Held } from '../../leases/held-leases.ts';
import type { LeaseKeeper } from '../../leases/lease-keeper.ts';
import { hasNoRates } from '../first-rates.ts';
import type { PartRunner } from '../part-runner.ts';
import { runShare } from '../run-share.ts';
import { partitionOf, RATES_TAG } from './divide-league.ts';
import { leagueLease, listHeldShares, readPartitionLease } from './lease-names.ts';
import { readInput, readRates, writeRates, writeResult, type PartitionInput } from './partition-messages.ts';
import { readOpenRuns, readRunInput, storeFirstRates, storePartitionResult, type OpenRun } from './partition-run-queries.ts';

export type PartitionKeeperDeps = {
  readonly db: PricesDb;
  readonly runner: PartRunner;
  readonly leases: LeaseKeeper;
  readonly log: Logger;
  /** Approximate number of asks read in one batch; defaults to what fits into memory. */
  readonly asksAtOnce?: number | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Values the partitions for which this program has leases, whichever program started the price run. */
export type PartitionKeeper = {
  /**
   * Values the partitions that are due and returns their number. A partition that failed is retried on the next call.
   */
  readonly serve: () => Promise<number>;
  /** Runs work exclusively: a runner handles one league or partition at a time. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Serves until the signal aborts. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
};

const LOOK_EVERY_MS = 250;
const RETRY_AFTER_MS = 3_000;

type Work = OpenRun & { readonly partition: number; readonly name: string };

export function createPartitionKeeper(deps: PartitionKeeperDeps): PartitionKeeper {
  const { db, leases, log, signal } = deps;
  let queue: Promise<unknown> = Promise.resolve();
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  };

  const listWork = async (): Promise<Work[]> => {
    const held = leases.read().held.flatMap((name) => readPartitionLease(name) ?? []);
    if (held.length === 0) return [];
    const runs = await readOpenRuns(db, [...new Set(held.map(({ leagueId }) => leagueId))]);
    return held.flatMap(({ name, leagueId, partition, partitions }) => {
      const run = runs.find((one) => one.leagueId === leagueId && one.partitions === partitions && !one.done.includes(partition));
      return run === undefined ? [] : [{ ...run, partition, name }];
    });
  };
  const doWork = async (work: Work): Promise<boolean> => {
    try {
      return (await leases.use(work.name, (held) => tracePartition(work, () => runPartition(deps, work, held)))) === true;
    } catch (error) {
      if (!(error instanceof LostLeaseError)) throw error;
      log.warn({ err: error }, 'somebody else values this now');
      return false;
    }
  };
  // Allow one caller at a time: two callers would find the same work.
  const serve = (): Promise<number> =>
    alone(async () => {
      let count = 0;
      for (const work of await listWork()) {
        if (signal?.aborted === true) break;
        if (await doWork(work)) count += 1;
      }
      return count;
    });

  return {
    serve,
    alone,
    follow: async (until) => {
      while (!until.aborted) {
        const pauseMs = await serve().then(
          () => LOOK_EVERY_MS,
          (error: unknown) => {
            if (!until.aborted) log.error({ err: error }, 'a partition could not be valued');
            return RETRY_AFTER_MS;
          },
        );
        await sleepFor(pauseMs, undefined, { signal: until }).catch(() => undefined);
      }
    },
  };
}

function tracePartition({ leagueId, partition, partitions }: Work, run: () => Promise<boolean>): Promise<boolean> {
  const attributes = { 'poexchange.league': leagueId, 'poexchange.partition': `${partition}-of-${partitions}` };
  return traced('partition', { kind: 'internal', attributes }, run);
}

/**
 * Values a partition and stores the result. Returns false if the partition cannot be valued yet, or if the price run is
 * over.
 */
async function runPartition(
  { db, runner, leases, asksAtOnce = limitAsksHere().atOnce, signal }: PartitionKeeperDeps,
  { leagueId, number, partition, partitions, name }: Work,
  { fence, lost }: Held,
): Promise<boolean> {
  const found = await readRunInput(db, { leagueId, number });
  const input = found === null ? null : readInput(found.input);
  if (found === null || input === null) return false;
  const { run, share } = choose(input, { name, partition, partitions, asksAtOnce });
  const hasRates = !hasNoRates(run.rates) || found.firstRates !== null;
  const makesRates = !hasRates && partition === partitionOf(RATES_TAG, partitions);
  if (!hasRates && !makesRates) return false;
  if (run.memory === 'forget') runner.asks.forget(name);
  const { usedRates: _rates, ...result } = await runShare(
    { db, runner },
    {
      run: found.firstRates === null ? run : { ...run, rates: readRates(found.firstRates) },
      share,
      // Drop the state from when the league was undivided.
      shares: listHeldShares(leases.read().held).filter((one) => one !== leagueLease(leagueId)),
      ...(makesRates ? { onFirstRates: (rates) => storeFirstRates(db, { leagueId, number, firstRates: writeRates(rates), fence }) } : {}),
      signal: signal === undefined ? lost : AbortSignal.any([signal, lost]),
      fence,
    },
  );
  await storePartitionResult(db, { leagueId, number, partition, result: writeResult(result), fence });
  return true;
}

function choose(
  { run, tags, asks }: PartitionInput,
  { name, partition, partitions, asksAtOnce }: { name: string; partition: number; partitions: number; asksAtOnce: number },
) {
  const isOwn = (tag: string): boolean => partitionOf(tag, partitions) === partition;
  return {
    run,
    share: {
      name,
      tags: tags.filter(({ tag }) => isOwn(tag)),
      otherTags: tags.filter(({ tag }) => !isOwn(tag)),
      asks: Math.ceil(asks / partitions),
      asksAtOnce,
    },
  };
}
