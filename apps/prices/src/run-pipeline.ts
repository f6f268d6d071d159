import { poolOf } from '@poexchange/platform/db';
import type { ExchangeClient, ServiceClient } from '@poexchange/platform/game-api';
import { followExchange } from './exchange/follow-exchange.ts';
import { followPast } from './exchange/follow-past.ts';
import { createLeaseKeeper, type LeaseKeeper } from './leases/lease-keeper.ts';
import { runWhileHeld } from './leases/run-while-held.ts';
import { followLeagues } from './leagues/follow-leagues.ts';
import { repeatPriceRuns, type RepeatDeps } from './run/repeat-price-runs.ts';
import { listSharedWork, type tasks } from './run/shared-work.ts';
import { followStream, type StreamDeps } from './ingest/follow-stream.ts';
import type { PageReader } from './ingest/page-reader.ts';
import type { StatusKeeper } from './ingest/stream-status.ts';

export type PipelineDeps = Omit<RepeatDeps, 'leases'> & {
  /**
   * Leases of the work that programs share; defaults to leases opened by the pipeline. Leases that are passed in are
   * released at the end.
   */
  readonly leases?: LeaseKeeper | undefined;
  readonly service: ServiceClient;
  readonly exchange: ExchangeClient;
  readonly reader: PageReader;
  readonly status: StatusKeeper;
  /** Number of days for which history is built from the exchange's earlier hours; defaults to none. */
  readonly pastDays?: number;
} & Pick<StreamDeps, 'beCautious'>;

/**
 * Maximum time that the first price run waits for leagues and the exchange, in ms. Prices computed without their data
 * are corrected right afterwards.
 */
const WAIT_FOR_FIRST_MS = 10_000;

/**
 * Runs the whole pipeline until the signal aborts: leagues hourly, the stream continuously, the exchange's hours as
 * they appear, and price runs in between. The first price run waits a limited time for the leagues and the exchange,
 * because poe2 has only the exchange's prices. The exchange's past is read after that run. This program only does
 * leagues and shared tasks for which it has leases. Settles when all work has stopped.
 */
export async function runPipeline(given: PipelineDeps): Promise<void> {
  const deps = { ...given, leases: given.leases ?? openLeases(given) };
  const { leases } = deps;
  await leases.refresh().catch((error: unknown) => deps.log.warn({ err: error }, 'the leases could not be read'));
  try {
    await runParts(deps);
  } finally {
    await leases.close();
  }
}

/** Opens a pipeline's leases over a dedicated connection. */
export function openLeases({
  db,
  clock,
  log,
  leaseMs,
}: Pick<PipelineDeps, 'db' | 'clock' | 'log'> & { readonly leaseMs?: number | undefined }): LeaseKeeper {
  return createLeaseKeeper({ connect: () => poolOf(db).connect(), listWork: () => listSharedWork(db, clock()), log, leaseMs });
}

async function runParts(deps: PipelineDeps & { readonly leases: LeaseKeeper }): Promise<void> {
  const { leases } = deps;
  const leagues = createDeferred();
  const exchange = createDeferred();
  const stream = createDeferred();
  const published = createDeferred();
  const within = (promise: Promise<void>, ms: number): Promise<void> => Promise.race([promise, deps.sleep(ms).catch(() => undefined)]);
  const whenToBegin = Promise.all([
    within(leagues.promise, WAIT_FOR_FIRST_MS),
    within(exchange.promise, WAIT_FOR_FIRST_MS),
    within(stream.promise, deps.publishIntervalMs),
  ]);
  let hasNews = false;
  let taken = 0;
  const takeNews = (): boolean => {
    const had = hasNews || leases.read().taken > taken;
    hasNews = false;
    ({ taken } = leases.read());
    return had;
  };
  const doOnce = (name: keyof typeof tasks, onElsewhere: () => void, run: (deps: TaskDeps) => Promise<void>): Promise<void> =>
    runWhileHeld(name, { ...deps, onElsewhere }, (task) => run({ ...deps, ...task }));
  await Promise.all([
    doOnce('stream', stream.resolve, (task) => followStreamHere(task, stream.resolve)),
    doOnce('exchange', exchange.resolve, (task) => followExchange(task, { onAsked: exchange.resolve, onHours: () => (hasNews = true) })),
    doOnce('leagues', leagues.resolve, (task) =>
      followLeagues(task, {
        onRead: () => {
          leagues.resolve();
          hasNews = true;
        },
      }),
    ),
    repeatPriceRuns(
      {
        ...deps,
        onReady: () => {
          deps.onReady();
          published.resolve();
        },
      },
      { whenToBegin, takeNews },
    ),
    fillPastAfter(published.promise, deps),
  ]);
}

type TaskDeps = PipelineDeps & { readonly leases: LeaseKeeper };

async function followStreamHere(deps: TaskDeps, onCaughtUp: () => void): Promise<void> {
  // Pages read ahead before another program followed the stream are stale: read from the cursor again.
  deps.reader.forget();
  try {
    await followStream({
      ...deps,
      fetchPage: (changeId) => deps.service.fetchPublicStashBytes(changeId, { signal: deps.signal }),
      onCaughtUp,
    });
  } finally {
    deps.status.release();
  }
}

/** Publish current prices before filling history. */
async function fillPastAfter(published: Promise<void>, deps: TaskDeps): Promise<void> {
  const { pastDays: mostDays = 0, signal } = deps;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([published, stopped]);
  if (mostDays > 0 && !signal.aborted) await runWhileHeld('past', deps, (task) => followPast({ ...deps, ...task, mostDays }));
}

/** Creates a promise with its `resolve`, like `Promise.withResolvers` in newer runtimes. */
function createDeferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let settle = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle() };
}
