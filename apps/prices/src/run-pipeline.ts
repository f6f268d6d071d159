import type { ExchangeClient, ServiceClient } from '@poexchange/platform/game-api';
import { followExchange } from './exchange/follow-exchange.ts';
import { followPast } from './exchange/follow-past.ts';
import { followLeagues } from './leagues/follow-leagues.ts';
import { runPublications } from './run/run-publications.ts';
import type { PublicationDeps } from './run/run-publications.ts';
import { followStream } from './ingest/follow-stream.ts';
import type { StreamDeps } from './ingest/follow-stream.ts';
import type { PageReader } from './ingest/page-reader.ts';
import type { StatusKeeper } from './ingest/stream-status.ts';

export type PipelineDeps = PublicationDeps & {
  readonly service: ServiceClient;
  readonly exchange: ExchangeClient;
  readonly reader: PageReader;
  readonly status: StatusKeeper;
  /** So many days of history are made of the exchange's earlier hours; none when not given. */
  readonly pastDays?: number;
} & Pick<StreamDeps, 'beCautious'>;

/** So long the first publication waits for leagues and for the exchange; prices without it come right after. */
const WAIT_FOR_FIRST_MS = 10_000;

/**
 * Runs the whole pipeline until the signal: leagues hourly, the stream always, the exchange's hours as they appear,
 * publications in between. The first publication waits for each of them to have brought what it has now, and for none
 * of them for long: poe2 has no other prices than the exchange's. The exchange's past is asked for after that. Settles
 * when all have stopped.
 */
export async function runPipeline(deps: PipelineDeps): Promise<void> {
  const leagues = createMoment();
  const exchange = createMoment();
  const stream = createMoment();
  const published = createMoment();
  const within = (moment: Promise<void>, ms: number): Promise<void> => Promise.race([moment, deps.sleep(ms).catch(() => undefined)]);
  const whenToBegin = Promise.all([
    within(leagues.moment, WAIT_FOR_FIRST_MS),
    within(exchange.moment, WAIT_FOR_FIRST_MS),
    within(stream.moment, deps.publishIntervalMs),
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
      onCaughtUp: stream.tell,
    }),
    followExchange(deps, { onAsked: exchange.tell, onHours: () => (hasNews = true) }),
    followLeagues(deps, {
      onRead: () => {
        leagues.tell();
        hasNews = true;
      },
    }),
    runPublications(
      {
        ...deps,
        onReady: () => {
          deps.onReady();
          published.tell();
        },
      },
      { whenToBegin, takeNews },
    ),
    fillPastAfter(published.moment, deps),
  ]);
}

/** Prices of now come first; what the past was can wait. */
async function fillPastAfter(published: Promise<void>, deps: PipelineDeps): Promise<void> {
  const { pastDays: mostDays = 0, signal } = deps;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([published, stopped]);
  if (mostDays > 0 && !signal.aborted) await followPast({ ...deps, mostDays });
}

function createMoment(): { readonly moment: Promise<void>; readonly tell: () => void } {
  let tell = (): void => undefined;
  const moment = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { moment, tell };
}
