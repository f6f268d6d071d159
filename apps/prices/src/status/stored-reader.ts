import { setTimeout as sleepFor } from 'node:timers/promises';
import { games, type Game } from '@poexchange/domain/item';
import type { PricesDb } from '../database.ts';
import { readLastHour } from '../exchange/exchange-queries.ts';
import { countStored, type StoredCounts } from './stored-counts.ts';

/**
 * Facts from the database: counts of rows, and the beginning of each game's newest exchange hour; null before the
 * first.
 */
export type StoredFacts = StoredCounts & { readonly exchangeHourMs: Readonly<Record<Game, number | null>> };

/** Shortest time between two counts, in ms. Counting reads whole tables; calls in between get the last counts. */
const COUNT_EVERY_MS = 10_000;
/** Timeout after which the database counts as down. */
const PATIENCE_MS = 5_000;

/** Reads the facts at a bounded rate, one query at a time; null while the database is down. */
export function createStoredReader(
  db: PricesDb,
  { clock, patienceMs = PATIENCE_MS }: { clock: () => number; patienceMs?: number },
): () => Promise<StoredFacts | null> {
  let last: { readonly atMs: number; readonly facts: StoredFacts } | null = null;
  let running: Promise<StoredFacts | null> | null = null;

  const read = async (): Promise<StoredFacts | null> => {
    const counts = await countStored(db);
    const hours = await Promise.all(games.map(async (game) => [game, await readLastHour(db, game)] as const));
    const facts = { ...counts, exchangeHourMs: Object.fromEntries(hours) as Record<Game, number | null> };
    last = { atMs: clock(), facts };
    return facts;
  };

  return async () => {
    if (last !== null && Math.abs(clock() - last.atMs) < COUNT_EVERY_MS) return last.facts;
    running ??= read()
      .catch(() => null)
      .finally(() => (running = null));
    return Promise.race([running, sleepFor(patienceMs, null, { ref: false })]);
  };
}
