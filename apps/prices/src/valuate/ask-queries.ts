import { copyRows } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { ASK_AT, ASK_BYTES, viewBytes } from '../offers/packed-asks.ts';
import { writeArray } from '../offers/tab-queries.ts';
import { createAskBook } from './ask-book.ts';
import type { AskBook, AskRow, BookRoom } from './ask-book.ts';

/** Offers older than this are dead (D51). */
export const OFFER_LIFE_MS = 48 * 3_600_000;

/** More asks than this are read in several parts, whole tags each, so that memory does not follow the size of a league. */
export const ASKS_AT_ONCE = 3_000_000;
/** PostgreSQL counts microseconds from 2000. */
const EPOCH_2000_MS = 946_684_800_000;
const HIGH_WORD = 2 ** 32;

/** In how many parts the offers of a league are read: by how many of all tabs are there, and how much room all offers have. */
export async function countParts(db: PricesDb, { leagueId, asksAtOnce }: { leagueId: number; asksAtOnce: number }): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select pg_table_size('prices.tab_offers') * avg((league_id = ${leagueId}::int)::int)::float8 as bytes from prices.tab`.execute(db);
  return Math.max(1, Math.ceil((rows[0]?.bytes ?? 0) / ASK_BYTES / asksAtOnce));
}

/** Where the fields of a row begin: each has its length before it, and none is null. */
const AT = { accountId: 6, seenAt: 18, asks: 30 } as const;

export type AsksToRead = {
  readonly leagueId: number;
  /** Asks that come from elsewhere than the stream: the site's own listings (D55). */
  readonly ownAsks: readonly AskRow[];
  readonly nowMs: number;
  readonly room: BookRoom;
  /** Groups whose asks are wanted; all when not given. */
  readonly onlyIds?: ReadonlySet<number> | undefined;
};

/** The living asks of a league or of some of its groups, with those that come from elsewhere: the only reader of offers that valuation has. */
export async function readAsks(db: PricesDb, { leagueId, ownAsks, nowMs, room, onlyIds }: AsksToRead): Promise<AskBook> {
  const book = createAskBook(room);
  const since = new Date(nowMs - OFFER_LIFE_MS).toISOString();
  const query = `select t.account_id, t.seen_at, o.asks from prices.tab t join prices.tab_offers o on o.tab_id = t.id
    where t.league_id = ${Number(leagueId)} and t.seen_at > '${since}'`;
  await copyRows(db, query, (row) => {
    const accountId = row.readInt32BE(AT.accountId) * HIGH_WORD + row.readUInt32BE(AT.accountId + 4);
    const seenAtMs = EPOCH_2000_MS + Number(row.readBigInt64BE(AT.seenAt)) / 1000;
    const asks = row.subarray(AT.asks);
    book.addTab({ accountId, seenAtMs }, onlyIds === undefined ? asks : pickAsks(asks, onlyIds));
  });
  book.addRows(onlyIds === undefined ? ownAsks : ownAsks.filter(({ groupId }) => onlyIds.has(groupId)));
  return book.close();
}

/** Those asks of a tab that are for certain groups. */
function pickAsks(asks: Buffer, onlyIds: ReadonlySet<number>): Buffer {
  const view = viewBytes(asks);
  const picked: Buffer[] = [];
  for (let at = 0; at < asks.length; at += ASK_BYTES)
    if (onlyIds.has(view.getInt32(at + ASK_AT.groupId))) picked.push(asks.subarray(at, at + ASK_BYTES));
  return Buffer.concat(picked);
}

/** How many offers of some groups of a league were filled in the last 24 h (D54), by group. */
export async function countFilled(
  db: PricesDb,
  { leagueId, groupIds, nowMs }: { leagueId: number; groupIds: readonly number[]; nowMs: number },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ groupId: number; count: number }>`
    select group_id as "groupId", count(*) as count from prices.filled_offer
    where league_id = ${leagueId} and filled_at > ${new Date(nowMs - 24 * 3_600_000)} and group_id = any(${writeArray(groupIds)}::int[])
    group by group_id`.execute(db);
  return new Map(rows.map(({ groupId, count }) => [groupId, count]));
}
