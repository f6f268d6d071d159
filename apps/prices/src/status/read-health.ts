import type { RequestBudget } from '@poexchange/contract/rest';
import type { StreamStatus } from '../stream/stream-status.ts';
import type { PublicationStatus } from './publication-keeper.ts';
import type { StoredCounts } from './stored-counts.ts';

/** Everything that is said of a running pipeline. */
export type PipelineFacts = {
  readonly nowMs: number;
  readonly publishIntervalMs: number;
  readonly stream: StreamStatus;
  readonly publications: PublicationStatus;
  /** Null while the database does not answer. */
  readonly stored: StoredCounts | null;
  /** What is left of the publisher's limit; null before its first reply. */
  readonly budget: RequestBudget | null;
};

export type Health = {
  readonly status: 'ok' | 'starting' | 'degraded';
  /** What is wrong, in words for whoever runs it; empty when nothing is. */
  readonly reasons: readonly string[];
};

/** A publisher or database that is away for less is nothing to wake anybody for. */
const MOST_FAILURES = 5;
/** So many publications may be missed. */
const MISSED_PUBLICATIONS = 5;
const SHORTEST_SILENCE_MS = 5 * 60_000;

export function readHealth({ nowMs, publishIntervalMs, stream, publications, stored }: PipelineFacts): Health {
  const silenceMs = Math.max(MISSED_PUBLICATIONS * publishIntervalMs, SHORTEST_SILENCE_MS);
  const reasons = [
    ...(stored === null ? ['the database does not answer'] : []),
    ...(stream.state === 'stalled' ? [`the stream stalls: no change for ${readAgeSeconds(nowMs, stream.lastChangeAtMs)} s`] : []),
    ...(stream.failuresInRow >= MOST_FAILURES ? [`the stream fails: ${stream.lastFailure ?? 'unknown'}`] : []),
    ...(publications.lastAtMs !== null && nowMs - publications.lastAtMs > silenceMs
      ? [`nothing was published for ${readAgeSeconds(nowMs, publications.lastAtMs)} s: ${publications.lastFailure ?? 'unknown'}`]
      : []),
  ];
  if (reasons.length > 0) return { status: 'degraded', reasons };
  return publications.lastAtMs === null ? { status: 'starting', reasons: ['nothing is published yet'] } : { status: 'ok', reasons: [] };
}

/** Whole seconds since a moment; null where there was none. */
export function readAgeSeconds(nowMs: number, atMs: number | null): number | null {
  return atMs === null ? null : Math.max(0, Math.round((nowMs - atMs) / 1000));
}
