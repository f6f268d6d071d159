/** Filled asks, which price files count as `fl`. */
import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import { writeArray } from './tab-queries.ts';

export type FilledToStore = {
  readonly leagueId: number;
  readonly accountId: number;
  readonly tabId: string;
  readonly groupId: number;
  /** Number of pieces that left, as a negative number. */
  readonly pieces: number;
};

/** Stores decreases and removals of stock in tabs that stayed public. Each event is stored once. */
export async function storeFilled(tx: PricesTx, filled: readonly FilledToStore[], at: Date): Promise<void> {
  if (filled.length === 0) return;
  const column = (read: (offer: FilledToStore) => number | string): string => writeArray(filled.map(read));
  await sql`
    insert into prices.filled_offer (league_id, group_id, filled_at, account_id, tab_id, pieces)
    select league_id, group_id, ${at}::timestamptz, account_id, tab_id, pieces
    from unnest(
      ${column(({ leagueId }) => leagueId)}::int[], ${column(({ groupId }) => groupId)}::int[], ${column(({ accountId }) => accountId)}::bigint[],
      ${column(({ tabId }) => tabId)}::bigint[], ${column(({ pieces }) => pieces)}::int[]
    ) as f (league_id, group_id, account_id, tab_id, pieces)`.execute(tx);
}

export type FilledOffer = Omit<FilledToStore, 'leagueId'> & {
  readonly atMs: number;
  /** Timestamp exactly as the database formats it, used to find the row again. */
  readonly at: string;
};

/** Maximum number of filled asks read in one query, oldest first; limits memory use. */
const MOST_OFFERS = 200_000;

/** Reads a league's filled asks from a period, oldest first. */
export async function readFilled(
  db: PricesDb,
  { leagueId, fromMs, toMs }: { leagueId: number; fromMs: number; toMs: number },
): Promise<FilledOffer[]> {
  const { rows } = await sql<FilledOffer>`
    select account_id as "accountId", tab_id::text as "tabId", group_id as "groupId", pieces,
      extract(epoch from filled_at)::float8 * 1000 as "atMs", filled_at::text as at
    from prices.filled_offer
    where league_id = ${leagueId} and filled_at > ${new Date(fromMs)} and filled_at <= ${new Date(toMs)} and account_id is not null
    order by filled_at limit ${MOST_OFFERS}`.execute(db);
  return rows;
}

/** Deletes filled asks whose stock reappeared elsewhere. */
export async function deleteFilled(tx: PricesTx, leagueId: number, offers: readonly FilledOffer[]): Promise<void> {
  if (offers.length === 0) return;
  const column = (read: (offer: FilledOffer) => number | string): string => writeArray(offers.map(read));
  await sql`
    delete from prices.filled_offer f
    using unnest(
      ${column(({ accountId }) => accountId)}::bigint[], ${column(({ tabId }) => tabId)}::bigint[], ${column(({ groupId }) => groupId)}::int[],
      ${offers.map(({ at }) => at)}::timestamptz[]
    ) as m (account_id, tab_id, group_id, at)
    where f.league_id = ${leagueId} and f.group_id = m.group_id and f.filled_at = m.at and f.account_id = m.account_id and f.tab_id = m.tab_id`.execute(
    tx,
  );
}

/** Counts a league's asks that were filled in the last 24 h (D54), by group. */
export async function countFilled(db: PricesDb, { leagueId, nowMs }: { leagueId: number; nowMs: number }): Promise<Map<number, number>> {
  const { rows } = await sql<{ groupId: number; count: number }>`
    select group_id as "groupId", count(*) as count from prices.filled_offer
    where league_id = ${leagueId} and filled_at > ${new Date(nowMs - 24 * 3_600_000)}
    group by group_id`.execute(db);
  return new Map(rows.map(({ groupId, count }) => [groupId, count]));
}
