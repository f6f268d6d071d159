import { setTimeout as sleepFor } from 'node:timers/promises';
import { makeStoreFence, type Fence } from '../../leases/fence.ts';
import { hasNoRates } from '../first-rates.ts';
import { finishLeagueRun, prepareLeagueRun } from '../league-run.ts';
import type { RunLeagueDeps, RunLeagueInput } from '../run-league.ts';
import type { PartitionKeeper } from './partition-keeper.ts';
import { readRates, readResult, writeInput } from './partition-messages.ts';
import { beginPartitionRun, endPartitionRun, readOpenRuns, readPartitionResults, readRunInput } from './partition-run-queries.ts';

/** Longer than any partition takes, even if its owner dies during the run. */
const LONGEST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 100;

export type RunDividedInput = RunLeagueInput & { readonly fence: Fence; readonly partitions: number; readonly asks: number };
export type RunDividedDeps = RunLeagueDeps & { readonly partitionKeeper: PartitionKeeper };

/** A price run in progress: `finish` resolves when all partitions are done and the run's files are complete. */
export type BegunRun = { readonly finish: () => Promise<number> };

/**
 * Starts a divided league's price run. The partitions' owners value and publish their tags; this program does the
 * common work before and after.
 */
export async function beginDividedRun(deps: RunDividedDeps, input: RunDividedInput): Promise<BegunRun> {
  const { db, partitionKeeper } = deps;
  const { league, tags, partitions, asks, signal, fence, streamAtMs, exchangeHourMs } = input;
  const { baseCurrencies, nowMs, pastMoments, ownAsks, memory, exchangeVersion } = input;
  const writer = deps.writer.under(makeStoreFence(db, fence));
  // A previous owner may be stuck publishing all tags alone.
  await writer.keepOthersOut();
  const run = await prepareLeagueRun(deps, { league, baseCurrencies, nowMs, pastMoments, ownAsks, memory, exchangeVersion });
  const leagueId = league.id;
  const number = await beginPartitionRun(db, { leagueId, partitions, input: writeInput({ run, tags, asks }), fence });

  const waitForPartitions = async (): Promise<void> => {
    const untilMs = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      signal?.throwIfAborted();
      await partitionKeeper.serve();
      const begun = (await readOpenRuns(db, [leagueId])).find((one) => one.number === number);
      if (begun === undefined) throw new Error(`the price run of ${league.name} is gone`);
      if (begun.done.length === partitions) return;
      if (performance.now() > untilMs) throw new Error(`${partitions - begun.done.length} partitions of ${league.name} are not done`);
      await sleepFor(LOOK_EVERY_MS, undefined, { signal });
    }
  };
  const readUsedRates = async () => {
    const firstRates = hasNoRates(run.rates) ? ((await readRunInput(db, { leagueId, number }))?.firstRates ?? null) : null;
    return firstRates === null ? run.rates : readRates(firstRates);
  };
  return {
    finish: async () => {
      await waitForPartitions();
      const results = (await readPartitionResults(db, { leagueId, number })).map(readResult);
      const rates = await readUsedRates();
      const changes = await finishLeagueRun({ db, writer }, { run, rates, results, streamAtMs, exchangeHourMs, fence });
      await endPartitionRun(db, { leagueId, number });
      return changes;
    },
  };
}
