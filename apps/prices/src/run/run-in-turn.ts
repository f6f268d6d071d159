import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Logger } from '@poexchange/platform/log';
import { LostLeaseError, type PriceStore } from '@poexchange/platform/price-store';
import { traced } from '@poexchange/platform/tracing';
import { estimateAsks } from '../asks/ask-queries.ts';
import type { PublishedLeague } from '../leagues/league-queries.ts';
import { type Fence, makeStoreFence } from '../leases/fence.ts';
import type { LeaseKeeper } from '../leases/lease-keeper.ts';
import { hasNoRates } from './first-rates.ts';
import { finishLeagueRun, prepareLeagueRun } from './league-run.ts';
import { settleDivision } from './partitions/division-queries.ts';
import { leagueLease, listHeldShares } from './partitions/lease-names.ts';
import type { PartitionKeeper } from './partitions/partition-keeper.ts';
import { readRates, readResult, writeInput } from './partitions/partition-messages.ts';
import {
  beginPartitionRun,
  endPartitionRun,
  readOpenRuns,
  readPartitionResults,
  readRunInput,
} from './partitions/partition-run-queries.ts';
import { runLeague, type RunLeagueDeps, type RunLeagueInput } from './run-league.ts';

/** Input of a league's price run, without the lease. */
export type LeagueToRun = Omit<RunLeagueInput, 'fence' | 'signal'>;

type RunInTurnDeps = RunLeagueDeps & {
  readonly store: PriceStore;
  /** Leases under which leagues are published; without them everything is published. */
  readonly leases?: LeaseKeeper | undefined;
  /** Values partitions of large leagues; without it leagues are not divided. */
  readonly partitionKeeper?: PartitionKeeper | undefined;
  /** Maximum asks of a league, or of a partition of it, that one program values; has a default. */
  readonly partitionAsks?: number | undefined;
  readonly log: Logger;
  readonly signal?: AbortSignal | undefined;
};

type Plan = { readonly leagues: readonly PublishedLeague[]; readonly plan: (league: PublishedLeague) => Promise<LeagueToRun> };

/** One program values a league of fewer asks in some seconds. */
export const PARTITION_ASKS = 4_000_000;

/**
 * Publishes leagues one after the other; while programs value the partitions of a divided league, the next leagues
 * continue. Returns the number of changed files.
 */
export async function runInTurn(deps: RunInTurnDeps, { leagues, plan }: Plan): Promise<number> {
  const { leases, signal } = deps;
  const running: Promise<number>[] = [];
  try {
    for (const league of leagues) {
      const toRun = await plan(league);
      if (leases === undefined) running.push(Promise.resolve(await traceLeague(league, () => runLeague(deps, { ...toRun, signal }))));
      else {
        let letNextGoOn = (): void => undefined;
        const isWaiting = new Promise<void>((resolve) => (letNextGoOn = resolve));
        const run = traceLeague(league, () => runHeldLeague({ ...deps, leases }, toRun, letNextGoOn));
        running.push(run);
        await Promise.race([run, isWaiting]);
      }
    }
  } finally {
    await Promise.allSettled(running);
  }
  return (await Promise.all(running)).reduce((sum, changes) => sum + changes, 0);
}

function traceLeague({ id, game }: PublishedLeague, run: () => Promise<number>): Promise<number> {
  const describe = (changes: number) => ({ 'poexchange.changed_files': changes });
  return traced('league', { kind: 'internal', attributes: { 'poexchange.game': game, 'poexchange.league': id }, describe }, run);
}

type HeldDeps = RunInTurnDeps & { readonly leases: LeaseKeeper };

/** Publishes a league that this program owns, under its new lease number if the division of the league changes. */
async function runHeldLeague(deps: HeldDeps, toRun: LeagueToRun, onWaiting: () => void): Promise<number> {
  const { leases, log, signal } = deps;
  const run = async (): Promise<number | null> =>
    runUnderLease({ leases, log, signal }, leagueLease(toRun.league.id), (fence, lost) =>
      runUnderFence(deps, { ...toRun, fence, signal: lost }, onWaiting),
    );
  const changes = await run();
  if (changes !== null) return changes;
  // Acquire the new number, and this program's share of the division.
  await leases.refresh();
  return (await run()) ?? 0;
}

/** Publishes all of a league, or the common work of its partitions; null if their number has just changed. */
async function runUnderFence(
  deps: HeldDeps,
  input: RunLeagueInput & { readonly fence: Fence },
  onWaiting: () => void,
): Promise<number | null> {
  const { db, store, leases, partitionKeeper, partitionAsks = PARTITION_ASKS } = deps;
  if (partitionKeeper === undefined) return runLeague(deps, input);
  const { league, fence } = input;
  // Read now: a partition acquired in the meantime keeps its state.
  const shares = listHeldShares(leases.read().held);
  const asks = await estimateAsks(db, league.id);
  const partitions = await settleDivision({ db, store }, { leagueId: league.id, asks, partitionAsks, fence });
  if (partitions === null) return null;
  if (partitions === 1) return partitionKeeper.alone(() => runLeague(deps, { ...input, shares, asks }));
  // The owners of partitions cache the asks from now on.
  deps.runner.asks.forget(leagueLease(league.id));
  const begun = await beginDividedRun({ ...deps, partitionKeeper }, { ...input, partitions, asks });
  onWaiting();
  return begun.finish();
}

type LeaseUse = { readonly leases: LeaseKeeper; readonly log: Logger; readonly signal: AbortSignal | undefined };

/** Publishes under a lease. A lease lost during the work now belongs to another program, which is not a failure. */
export async function runUnderLease<Changes extends number | null>(
  { leases, log, signal }: LeaseUse,
  name: string,
  run: (fence: Fence, signal: AbortSignal) => Promise<Changes>,
): Promise<Changes | 0> {
  try {
    const outcome = await leases.use(name, ({ fence, lost }) => run(fence, signal === undefined ? lost : AbortSignal.any([signal, lost])));
    return outcome === 'notHeld' ? 0 : outcome;
  } catch (error) {
    if (!(error instanceof LostLeaseError)) throw error;
    log.warn({ err: error }, 'somebody else publishes this now');
    return 0;
  }
}

/** Longer than any partition takes, also when its owner dies in the middle. */
const LONGEST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 100;

type RunDividedInput = RunLeagueInput & { readonly fence: Fence; readonly partitions: number; readonly asks: number };
type RunDividedDeps = RunLeagueDeps & { readonly partitionKeeper: PartitionKeeper };

/** A price run in progress: `finish` resolves when all partitions are done and its files are complete. */
type BegunRun = { readonly finish: () => Promise<number> };

/**
 * Begins the price run of a divided league. The partitions' owners value and publish their tags; this program does the
 * common work before and after.
 */
async function beginDividedRun(deps: RunDividedDeps, input: RunDividedInput): Promise<BegunRun> {
  const { db, partitionKeeper } = deps;
  const { league, tags, partitions, asks, signal, fence, streamAtMs, exchangeHourMs } = input;
  const { baseCurrencies, nowMs, pastMoments, ownAsks, memory, exchangeVersion } = input;
  const writer = deps.writer.under(makeStoreFence(db, fence));
  // A previous owner may be stuck publishing all tags on its own.
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
