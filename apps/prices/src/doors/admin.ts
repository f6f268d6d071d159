/** Operator commands for prices. They only use the database and can be run while the program is running. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createPool } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { readPublishedLeagues, type ListedLeague } from '../leagues/league-queries.ts';
import { askToReprice, isRepriced } from '../run/reprice-queries.ts';
import { listQuarantine as listIn, retryQuarantine as retryIn, type Quarantined, type RetryOutcome } from '../ingest/quarantine.ts';
import { ASK_LIFE_MS } from '../asks/ask-queries.ts';

export type { Quarantined, RetryOutcome } from '../ingest/quarantine.ts';

const LONGEST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 500;

/**
 * Makes the running program value and publish everything immediately. Returns `notAnswered` if it does not do so within
 * two minutes, most likely because it is not running.
 */
export async function reprice(databaseUrl: string): Promise<'published' | 'notAnswered'> {
  return withDatabase(databaseUrl, async (db) => {
    const id = await askToReprice(db);
    for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += LOOK_EVERY_MS) {
      if (await isRepriced(db, id)) return 'published';
      await sleep(LOOK_EVERY_MS);
    }
    return 'notAnswered';
  });
}

export type KnownLeague = ListedLeague & { readonly game: string; readonly isPublished: boolean };

/**
 * Lists every league that has ever been listed, newest first within each game, and whether its prices are published.
 */
export async function listLeagues(databaseUrl: string): Promise<KnownLeague[]> {
  return withDatabase(databaseUrl, async (db) => {
    const published = new Set((await readPublishedLeagues(db, Date.now())).map(({ id }) => id));
    const { rows } = await sql<ListedLeague & { id: number; game: string }>`
      select id, game, name, start_at as "startAt", end_at as "endAt" from prices.league
      order by game, start_at desc nulls last, name`.execute(db);
    return rows.map(({ id, ...league }) => ({ ...league, isPublished: published.has(id) }));
  });
}

/** Lists the newest changes in quarantine, newest first. */
export async function listQuarantine(databaseUrl: string): Promise<Quarantined[]> {
  return withDatabase(databaseUrl, listIn);
}

/** Reads quarantined changes again: the changes with these numbers, or all changes if no numbers are given. */
export async function retryQuarantine(databaseUrl: string, ids: readonly number[]): Promise<Map<number, RetryOutcome>> {
  return withDatabase(databaseUrl, (db) => retryIn(db, { ids, nowMs: Date.now(), lifeMs: ASK_LIFE_MS }));
}

async function withDatabase<Result>(databaseUrl: string, use: (db: PricesDb) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    return await use(createDb<unknown>(pool));
  } finally {
    await pool.end();
  }
}
