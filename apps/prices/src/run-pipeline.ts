import type { ExchangeClient, ServiceClient } from '@poexchange/platform/game-api';
import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import type { PricesDb } from './database.ts';
import { takeHours } from './exchange/take-hours.ts';
import { syncLeagues } from './leagues/sync-leagues.ts';
import { pruneOld } from './offers/prune.ts';
import { publishAll } from './publish/publish-all.ts';
import { createPublisher } from './publish/publisher.ts';
import { finishReprice, readRepriceRequest } from './publish/reprice-queries.ts';
import type { PublicationKeeper } from './status/publication-keeper.ts';
import { followStream } from './stream/follow-stream.ts';
import type { PageReader } from './stream/page-reader.ts';
import type { StatusKeeper } from './stream/stream-status.ts';

export type PipelineDeps = {
  readonly db: PricesDb;
  readonly store: PriceStore;
  readonly service: ServiceClient;
  readonly exchange: ExchangeClient;
  readonly reader: PageReader;
  readonly status: StatusKeeper;
  readonly publications: PublicationKeeper;
  readonly publishIntervalMs: number;
  readonly log: Logger;
  readonly clock: () => number;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  /** Called once, after the first whole publication. */
  readonly onReady: () => void;
};

const LEAGUES_EVERY_MS = 3_600_000;
const EXCHANGE_EVERY_MS = 60_000;
const LEAGUES_RETRY_MS = 30_000;
const PUBLISH_RETRY_MS = 5_000;
const LOOK_FOR_REQUESTS_MS = 3_000;

/** Runs the whole pipeline until the signal: leagues hourly, the stream always, the exchange's hours as they appear, publications in between. Settles when all have stopped. */
export async function runPipeline(deps: PipelineDeps): Promise<void> {
  let tellCaughtUp = (): void => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    tellCaughtUp = resolve;
  });
  await Promise.all([
    followStream({
      ...deps,
      fetchPage: (changeId) => deps.service.fetchPublicStashBytes(changeId, { signal: deps.signal }),
      onCaughtUp: tellCaughtUp,
    }),
    runExchange(deps),
    runLeaguesAndPublications(deps, caughtUp),
  ]);
}

/** Asks for an hour from its end on, once a minute, until it is published. */
async function runExchange(deps: PipelineDeps): Promise<void> {
  const fetchDigest: ExchangeClient['fetchDigest'] = (game, hourSeconds) =>
    deps.exchange.fetchDigest(game, hourSeconds, { signal: deps.signal });
  while (!deps.signal.aborted) {
    await takeHours({ ...deps, fetchDigest }).catch((error: unknown) => {
      if (!deps.signal.aborted) deps.log.error({ err: error }, 'taking the exchange failed');
    });
    if (!deps.signal.aborted) await deps.sleep(EXCHANGE_EVERY_MS).catch(() => undefined);
  }
}

async function runLeaguesAndPublications(deps: PipelineDeps, caughtUp: Promise<void>): Promise<void> {
  const leagues = { ...deps, fetchLeagues: (game: 'poe1' | 'poe2') => deps.service.fetchLeagues(game, { signal: deps.signal }) };
  let leaguesDueAtMs = 0;
  let isReady = false;
  const publisher = createPublisher(deps.store);
  const work = async (): Promise<number> => {
    if (deps.clock() >= leaguesDueAtMs) {
      leaguesDueAtMs = deps.clock() + ((await syncLeagues(leagues)) ? LEAGUES_EVERY_MS : LEAGUES_RETRY_MS);
      await pruneOld(deps.db, deps.clock());
    }
    if (!isReady) await Promise.race([caughtUp, deps.sleep(deps.publishIntervalMs)]);
    const asked = await readRepriceRequest(deps.db);
    const startedAtMs = deps.clock();
    const leagueCount = await publishAll({ ...deps, publisher });
    if (leagueCount === 0) return PUBLISH_RETRY_MS;
    deps.publications.notePublished(deps.clock() - startedAtMs);
    if (asked !== null) await finishReprice(deps.db, asked);
    if (!isReady) deps.onReady();
    isReady = true;
    return deps.publishIntervalMs;
  };
  while (!deps.signal.aborted) {
    const pauseMs = await work().catch((error: unknown) => {
      if (!deps.signal.aborted) deps.log.error({ err: error }, 'publishing failed');
      deps.publications.noteFailure(error instanceof Error ? error.message : String(error));
      return PUBLISH_RETRY_MS;
    });
    await waitOrBeAsked(deps, pauseMs);
  }
}

/** Pauses, and ends the pause early when an operator asks for a publication. */
async function waitOrBeAsked({ db, sleep, signal }: PipelineDeps, pauseMs: number): Promise<void> {
  for (let leftMs = pauseMs; leftMs > 0 && !signal.aborted; leftMs -= LOOK_FOR_REQUESTS_MS) {
    await sleep(Math.min(leftMs, LOOK_FOR_REQUESTS_MS)).catch(() => undefined);
    if (leftMs > LOOK_FOR_REQUESTS_MS && !signal.aborted && (await readRepriceRequest(db).catch(() => null)) !== null) return;
  }
}
