import { setTimeout as sleepFor } from 'node:timers/promises';
import { type Game, games } from '@poexchange/domain/item';
import { sql } from 'kysely';
import { ASK_BYTES } from '../asks/packed-asks.ts';
import type { PricesDb } from '../database.ts';
import { readLastHour } from '../exchange/exchange-queries.ts';

/**
 * Facts from the database: row counts, and the start of each game's newest exchange hour; null before the first hour.
 */
export type StoredFacts = StoredCounts & { readonly exchangeHourMs: Readonly<Record<Game, number | null>> };

/**
 * Minimum interval between two counts, in ms. Counting reads whole tables, so calls in between return the last counts.
 */
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

/** Number of rows by table. */
export type StoredCounts = { readonly [name in 'offers' | 'tabs' | 'accounts' | 'groups' | 'leagues' | 'quarantined']: number };

export async function countStored(db: PricesDb): Promise<StoredCounts> {
  const { rows } = await sql<StoredCounts>`
    select (select coalesce(sum(length(asks)), 0)::bigint / ${ASK_BYTES} from prices.tab_offers) as offers, (select count(*) from prices.tab) as tabs,
      (select count(distinct account_id) from prices.tab) as accounts, (select count(distinct group_id) from prices.league_group) as groups,
      (select count(*) from prices.league where game = 'poe1') as leagues, (select count(*) from prices.quarantined_change) as quarantined`.execute(
    db,
  );
  return rows[0] ?? { offers: 0, tabs: 0, accounts: 0, groups: 0, leagues: 0, quarantined: 0 };
}
