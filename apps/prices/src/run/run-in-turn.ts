import type { Logger } from '@poexchange/platform/log';
import { LostLeaseError, type PriceStore } from '@poexchange/platform/price-store';
import { traced } from '@poexchange/platform/tracing';
import { estimateAsks } from '../asks/ask-queries.ts';
import type { Fence } from '../leases/fence.ts';
import type { LeaseKeeper } from '../leases/lease-keeper.ts';
import type { PublishedLeague } from '../leagues/league-queries.ts';
import { settleDivision } from './partitions/division-queries.ts';
import { leagueLease, listHeldShares } from './partitions/lease-names.ts';
import type { PartitionKeeper } from './partitions/partition-keeper.ts';
import { beginDividedRun } from './partitions/run-divided-league.ts';
import { runLeague, type RunLeagueDeps, type RunLeagueInput } from './run-league.ts';

/** Input of a league's price run, without the lease. */
export type LeagueToRun = Omit<RunLeagueInput, 'fence' | 'signal'>;

export type RunInTurnDeps = RunLeagueDeps & {
  readonly store: PriceStore;
  /** Leases under which leagues are published. If omitted, everything is published. */
  readonly leases?: LeaseKeeper | undefined;
  /** Values the partitions of large leagues. If omitted, leagues are not divided. */
  readonly partitionKeeper?: PartitionKeeper | undefined;
  /** Maximum number of asks in a league or partition that one program values; has a default. */
  readonly partitionAsks?: number | undefined;
  readonly log: Logger;
  readonly signal?: AbortSignal | undefined;
};

type Plan = { readonly leagues: readonly PublishedLeague[]; readonly plan: (league: PublishedLeague) => Promise<LeagueToRun> };

/** One program values a league with fewer asks than this within seconds. */
export const PARTITION_ASKS = 4_000_000;

/**
 * Publishes leagues one after another. While programs value the partitions of a divided league, the next leagues are
 * published. Returns the number of changed files.
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

/** Publishes a league that this program owns, under its new lease number if the league's division changes. */
async function runHeldLeague(deps: HeldDeps, toRun: LeagueToRun, onWaiting: () => void): Promise<number> {
  const { leases, log, signal } = deps;
  const run = async (): Promise<number | null> =>
    runUnderLease({ leases, log, signal }, leagueLease(toRun.league.id), (fence, lost) =>
      runUnderFence(deps, { ...toRun, fence, signal: lost }, onWaiting),
    );
  const changes = await run();
  if (changes !== null) return changes;
  // Acquire the new number and this program's share of the division.
  await leases.refresh();
  return (await run()) ?? 0;
}

/**
 * Publishes a whole league, or does the common work of its partitions; null if the number of partitions has just
 * changed.
 */
async function runUnderFence(
  deps: HeldDeps,
  input: RunLeagueInput & { readonly fence: Fence },
  onWaiting: () => void,
): Promise<number | null> {
  const { db, store, leases, partitionKeeper, partitionAsks = PARTITION_ASKS } = deps;
  if (partitionKeeper === undefined) return runLeague(deps, input);
  const { league, fence } = input;
  // Read the shares now, so that a partition acquired in the meantime keeps its state.
  const shares = listHeldShares(leases.read().held);
  const asks = await estimateAsks(db, league.id);
  const partitions = await settleDivision({ db, store }, { leagueId: league.id, asks, partitionAsks, fence });
  if (partitions === null) return null;
  if (partitions === 1) return partitionKeeper.alone(() => runLeague(deps, { ...input, shares, asks }));
  // From here on the partitions' owners cache the asks.
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
