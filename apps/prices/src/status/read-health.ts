import type { RequestBudget } from '@poexchange/contract/rest';
import { STALLED_AFTER_MS, type StreamStatus } from '../ingest/stream-status.ts';
import type { LeaseStatus } from '../leases/lease-keeper.ts';
import type { PriceRunStatus } from './price-run-keeper.ts';
import type { StoredFacts } from './stored-reader.ts';
import { games, type Game } from '@poexchange/domain/item';

/** Facts about a running pipeline. */
export type PipelineFacts = {
  readonly nowMs: number;
  readonly publishIntervalMs: number;
  readonly stream: StreamStatus;
  readonly priceRuns: PriceRunStatus;
  /** The shared work that this program does. */
  readonly leases: LeaseStatus;
  /** Null while the database does not answer. */
  readonly stored: StoredFacts | null;
  /** Remaining budget of the publisher's limit; null before the first reply. */
  readonly budget: RequestBudget | null;
};

export type Health = {
  readonly status: 'ok' | 'starting' | 'degraded';
  /** Problems described for operators; empty if there are none. */
  readonly reasons: readonly string[];
};

/**
 * Number of consecutive failures that counts as a problem: shorter outages of the publisher or the database should not
 * page anyone.
 */
const MOST_FAILURES = 5;
/** Number of missed price runs that counts as a problem. */
const MISSED_PUBLICATIONS = 5;
const SHORTEST_SILENCE_MS = 5 * 60_000;
/**
 * Maximum silence of the exchange, in ms. An hour is published a few minutes after its end, and an anchor uses six
 * hours.
 */
const MOST_SILENT_EXCHANGE_MS = 3 * 3_600_000;
const HOUR_MS = 3_600_000;

export function readHealth({ nowMs, publishIntervalMs, stream, priceRuns, stored }: PipelineFacts): Health {
  const silenceMs = Math.max(MISSED_PUBLICATIONS * publishIntervalMs, SHORTEST_SILENCE_MS);
  const reasons = [
    ...(stored === null ? ['the database does not answer'] : []),
    ...(stream.state === 'stalled' ? [`the stream stalls: no change for ${readAgeSeconds(nowMs, stream.lastChangeAtMs)} s`] : []),
    // Also report a stream that waits as the publisher requested, because prices become stale in that case too.
    ...(stream.state !== 'stalled' && stream.lastChangeAtMs !== null && nowMs - stream.lastChangeAtMs >= 2 * STALLED_AFTER_MS
      ? [`the stream is ${stream.state}, and brought no change for ${readAgeSeconds(nowMs, stream.lastChangeAtMs)} s`]
      : []),
    ...(stream.failuresInRow >= MOST_FAILURES ? [`the stream fails: ${stream.lastFailure ?? 'unknown'}`] : []),
    ...(priceRuns.lastAtMs !== null && nowMs - priceRuns.lastAtMs > silenceMs
      ? [`nothing was published for ${readAgeSeconds(nowMs, priceRuns.lastAtMs)} s: ${priceRuns.lastFailure ?? 'unknown'}`]
      : []),
    ...games
      .filter((game) => (readExchangeAgeSeconds({ nowMs, stored }, game) ?? 0) * 1000 > MOST_SILENT_EXCHANGE_MS)
      .map((game) => `the exchange of ${game} has told nothing of the last ${readExchangeAgeSeconds({ nowMs, stored }, game)} s`),
  ];
  if (priceRuns.lastAtMs === null) {
    const why = priceRuns.lastFailure === null ? '' : `: ${priceRuns.lastFailure}`;
    return { status: 'starting', reasons: [`nothing is published yet${why}`, ...reasons] };
  }
  return reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ok', reasons: [] };
}

/** Returns the whole seconds since the end of the newest exchange hour of a game; null before the first hour. */
export function readExchangeAgeSeconds({ nowMs, stored }: Pick<PipelineFacts, 'nowMs' | 'stored'>, game: Game): number | null {
  const hourMs = stored?.exchangeHourMs[game] ?? null;
  return hourMs === null ? null : readAgeSeconds(nowMs, hourMs + HOUR_MS);
}

/** Returns the whole seconds since a time; null if the time is unknown. */
export function readAgeSeconds(nowMs: number, atMs: number | null): number | null {
  return atMs === null ? null : Math.max(0, Math.round((nowMs - atMs) / 1000));
}
