import type { ExchangeClient, ServiceClient } from '@poexchange/platform/game-api';
import { followExchange } from './exchange/follow-exchange.ts';
import { followPast } from './exchange/follow-past.ts';
import { followLeagues } from './leagues/follow-leagues.ts';
import { repeatPriceRuns, type RepeatDeps } from './run/repeat-price-runs.ts';
import { followStream, type StreamDeps } from './ingest/follow-stream.ts';
import type { PageReader } from './ingest/page-reader.ts';
import type { StatusKeeper } from './ingest/stream-status.ts';

export type PipelineDeps = RepeatDeps & {
  readonly service: ServiceClient;
  readonly exchange: ExchangeClient;
  readonly reader: PageReader;
  readonly status: StatusKeeper;
  /** Days of history to make from the exchange's earlier hours; none when not given. */
  readonly pastDays?: number;
} & Pick<StreamDeps, 'beCautious'>;

/**
 * Longest wait of the first price run for leagues and the exchange, in ms. Prices without them are corrected right
 * after.
 */
const WAIT_FOR_FIRST_MS = 10_000;

/**
 * Runs the whole pipeline until the signal: leagues hourly, the stream always, the exchange's hours as they appear,
 * price runs in between. The first price run waits for each of them, but not for long: poe2 has no prices but the
 * exchange's. The exchange's past is read after that. Settles when all have stopped.
 */
export async function runPipeline(deps: PipelineDeps): Promise<void> {
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
  const takeNews = (): boolean => {
    const had = hasNews;
    hasNews = false;
    return had;
  };
  await Promise.all([
    followStream({
      ...deps,
      fetchPage: (changeId) => deps.service.fetchPublicStashBytes(changeId, { signal: deps.signal }),
      onCaughtUp: stream.resolve,
    }),
    followExchange(deps, { onAsked: exchange.resolve, onHours: () => (hasNews = true) }),
    followLeagues(deps, {
      onRead: () => {
        leagues.resolve();
        hasNews = true;
      },
    }),
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

/** Current prices come first; history can wait. */
async function fillPastAfter(published: Promise<void>, deps: PipelineDeps): Promise<void> {
  const { pastDays: mostDays = 0, signal } = deps;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([published, stopped]);
  if (mostDays > 0 && !signal.aborted) await followPast({ ...deps, mostDays });
}

/** A promise with its `resolve`, as `Promise.withResolvers` of newer runtimes. */
function createDeferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let settle = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle() };
}
