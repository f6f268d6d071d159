import { copyRows } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { createAskColumns, FIELD, resizeAskColumns, ROW } from './ask-columns.ts';
import type { AskColumns } from './ask-columns.ts';

/** Offers older than this are dead (D51). */
export const OFFER_LIFE_MS = 48 * 3_600_000;

/** More offers than this are read in several parts, whole groups each, so that memory does not follow the size of a league. */
const LARGEST_PART = 1_500_000;
/** PostgreSQL counts microseconds from 2000. */
const EPOCH_2000_MS = 946_684_800_000;
const HIGH_WORD = 2 ** 32;

/** One of so many parts of a league, groups by their id, and about how many offers to make room for. */
export type Part = { readonly place: number; readonly of: number; readonly room: number };

/** The parts in which offers are read, by the planner's count of them. */
export async function listParts(db: PricesDb): Promise<Part[]> {
  const { rows } = await sql<{ rows: number }>`select reltuples::float8 as rows from pg_class where oid = 'prices.offer'::regclass`.execute(
    db,
  );
  const offers = Math.max(0, rows[0]?.rows ?? 0);
  const of = Math.max(1, Math.ceil(offers / LARGEST_PART));
  return Array.from({ length: of }, (_, place) => ({ place, of, room: Math.ceil((offers / of) * 1.02) + 4096 }));
}

/** Tabs of a league, by their number; accounts are counted from 1, within the league. */
export type Tabs = { readonly places: Map<bigint, number>; readonly accountIds: number[]; readonly seenAtMs: number[] };

/** The living tabs of a league: whose they are and when they were last seen. */
export async function readTabs(db: PricesDb, leagueId: number, nowMs: number): Promise<Tabs> {
  const tabs: Tabs = { places: new Map(), accountIds: [], seenAtMs: [] };
  // Counted from 1 anew: small whole numbers are compared and scattered several times faster than the 52 bits they stand for.
  const accounts = new Map<number, number>();
  const since = new Date(nowMs - OFFER_LIFE_MS).toISOString();
  const query = `select id, account_id, seen_at from prices.tab where league_id = ${Number(leagueId)} and seen_at > '${since}'`;
  await copyRows(db, query, (row) => {
    tabs.places.set(row.readBigInt64BE(6), tabs.accountIds.length);
    const account = row.readInt32BE(18) * HIGH_WORD + row.readUInt32BE(22);
    const known = accounts.get(account);
    if (known === undefined) accounts.set(account, accounts.size + 1);
    tabs.accountIds.push(known ?? accounts.size);
    tabs.seenAtMs.push(EPOCH_2000_MS + Number(row.readBigInt64BE(30)) / 1000);
  });
  return tabs;
}

/** Where the fields of a row begin: each has its length before it, and none is null. */
const AT = { tabId: 6, ask: 18, groupId: 30, currencyId: 38, quantity: 46, listedAt: 54, isNoted: 66 } as const;

/** The living asks of a part of a league, or only those of some groups in it: the only reader of offers that valuation has. */
export async function readAsks(
  db: PricesDb,
  leagueId: number,
  { tabs, part, groupIds }: { tabs: Tabs; part: Part; groupIds?: readonly number[] },
): Promise<AskColumns> {
  let columns = createAskColumns(part.room);
  let count = 0;
  let tab: number | undefined;
  let [lastHigh, lastLow] = [Number.NaN, Number.NaN];
  const inPart = part.of === 1 ? '' : ` and group_id % ${Number(part.of)} = ${Number(part.place)}`;
  const inGroups = groupIds === undefined ? '' : ` and group_id = any('{${groupIds.map(Number).join(',')}}'::int[])`;
  const query = `select tab_id, ask, group_id, currency_id, quantity, listed_at, is_noted from prices.offer where league_id = ${Number(leagueId)}${inPart}${inGroups}`;
  await copyRows(db, query, (row) => {
    const high = row.readInt32BE(AT.tabId);
    const low = row.readInt32BE(AT.tabId + 4);
    // A tab's offers lie together, most of the time.
    if (high !== lastHigh || low !== lastLow) {
      [lastHigh, lastLow] = [high, low];
      tab = tabs.places.get(row.readBigInt64BE(AT.tabId));
    }
    if (tab === undefined) return;
    if (count === columns.groupIds.length) columns = resizeAskColumns(columns, count * 2);
    const { rows } = columns;
    const at = count * ROW;
    columns.groupIds[count] = row.readInt32BE(AT.groupId);
    rows[at + FIELD.accountId] = tabs.accountIds[tab] as number;
    rows[at + FIELD.currencyId] = row.readInt32BE(AT.currencyId);
    rows[at + FIELD.ask] = row.readDoubleBE(AT.ask);
    rows[at + FIELD.quantity] = row.readInt32BE(AT.quantity);
    rows[at + FIELD.listedAtMs] = EPOCH_2000_MS + (row.readInt32BE(AT.listedAt) * HIGH_WORD + row.readUInt32BE(AT.listedAt + 4)) / 1000;
    rows[at + FIELD.seenAtMs] = tabs.seenAtMs[tab] as number;
    rows[at + FIELD.isNoted] = row[AT.isNoted] as number;
    count += 1;
  });
  return resizeAskColumns(columns, count);
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
