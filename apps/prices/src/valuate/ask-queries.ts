import { copyRows } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { ASK_AT, ASK_BYTES, viewBytes } from '../offers/packed-asks.ts';
import { createAskBook } from './ask-book.ts';
import type { AskBook, AskRow } from './ask-book.ts';

/** Offers older than this are dead (D51). */
export const OFFER_LIFE_MS = 48 * 3_600_000;

/** More offers than this are read in several parts, whole groups each, so that memory does not follow the size of a league. */
const LARGEST_PART = 3_000_000;
/** PostgreSQL counts microseconds from 2000. */
const EPOCH_2000_MS = 946_684_800_000;
const HIGH_WORD = 2 ** 32;

/** One of so many parts of a league, groups by their id, and for how many bytes of asks to make room. */
export type Part = { readonly place: number; readonly of: number; readonly roomBytes: number };

/** The parts in which offers are read, by how much room they all take in the database. */
export async function listParts(db: PricesDb): Promise<Part[]> {
  const { rows } = await sql<{ bytes: number }>`select pg_table_size('prices.tab_offers') as bytes`.execute(db);
  const bytes = rows[0]?.bytes ?? 0;
  const of = Math.max(1, Math.ceil(bytes / ASK_BYTES / LARGEST_PART));
  return Array.from({ length: of }, (_, place) => ({ place, of, roomBytes: Math.ceil(bytes / of) }));
}

/** Where the fields of a row begin: each has its length before it, and none is null. */
const AT = { accountId: 6, seenAt: 18, asks: 30 } as const;

/** The living asks of a part of a league, with those that come from elsewhere: the only reader of offers that valuation has. */
export async function readAsks(
  db: PricesDb,
  leagueId: number,
  { part, ownAsks, nowMs }: { part: Part; ownAsks: readonly AskRow[]; nowMs: number },
): Promise<AskBook> {
  const book = createAskBook(part.roomBytes);
  const isInPart = (groupId: number): boolean => groupId % part.of === part.place;
  const since = new Date(nowMs - OFFER_LIFE_MS).toISOString();
  const query = `select t.account_id, t.seen_at, o.asks from prices.tab t join prices.tab_offers o on o.tab_id = t.id
    where t.league_id = ${Number(leagueId)} and t.seen_at > '${since}'`;
  await copyRows(db, query, (row) => {
    const accountId = row.readInt32BE(AT.accountId) * HIGH_WORD + row.readUInt32BE(AT.accountId + 4);
    const seenAtMs = EPOCH_2000_MS + Number(row.readBigInt64BE(AT.seenAt)) / 1000;
    const asks = row.subarray(AT.asks);
    book.addTab({ accountId, seenAtMs }, part.of === 1 ? asks : pickAsks(asks, isInPart));
  });
  book.addRows(ownAsks.filter(({ groupId }) => isInPart(groupId)));
  return book.close();
}

/** Those asks of a tab that are for certain groups. */
function pickAsks(asks: Buffer, isWanted: (groupId: number) => boolean): Buffer {
  const view = viewBytes(asks);
  const picked: Buffer[] = [];
  for (let at = 0; at < asks.length; at += ASK_BYTES)
    if (isWanted(view.getInt32(at + ASK_AT.groupId))) picked.push(asks.subarray(at, at + ASK_BYTES));
  return Buffer.concat(picked);
}

/** How many offers of a league were filled in the last 24 h (D54), by group. */
export async function countFilled(db: PricesDb, leagueId: number, nowMs: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ groupId: number; count: number }>`
    select group_id as "groupId", count(*) as count from prices.filled_offer
    where league_id = ${leagueId} and filled_at > ${new Date(nowMs - 24 * 3_600_000)}
    group by group_id`.execute(db);
  return new Map(rows.map(({ groupId, count }) => [groupId, count]));
}

export type TagGroup = {
  readonly id: number;
  readonly hash: string;
  readonly key: string;
  readonly properties: Record<string, string | number | boolean | string[] | null>;
  readonly icon: string | null;
};

/** The groups of a tag that a league has seen, by hash. */
export async function readSeenGroups(db: PricesDb, { leagueId, tag }: { leagueId: number; tag: string }): Promise<TagGroup[]> {
  const { rows } = await sql<TagGroup>`
    select g.id, g.hash, g.key, g.properties, g.icon
    from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where lg.league_id = ${leagueId} and g.tag = ${tag}
    order by g.hash collate "C"`.execute(db);
  return rows;
}

/** Which tags each league of a game has seen, by league id. */
export async function readSeenTags(db: PricesDb, game: string): Promise<Map<number, Set<string>>> {
  const { rows } = await sql<{ leagueId: number; tags: string[] }>`
    select lg.league_id as "leagueId", array_agg(distinct g.tag) as tags
    from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where g.game = ${game} group by lg.league_id`.execute(db);
  return new Map(rows.map(({ leagueId, tags }) => [leagueId, new Set(tags)]));
}
