/**
 * The asks of leagues, kept from one publication to the next: of those that the database holds, only what it was given since is read again (record 0053). The only reader
 * of offers that valuation has.
 */
import { copyRows } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { ASK_AT, ASK_BYTES, viewBytes } from '../offers/packed-asks.ts';
import { appendRows, bindBook, byAccount } from './ask-book.ts';
import type { AskBook, AskRow, BookTab } from './ask-book.ts';
import { OFFER_LIFE_MS } from './ask-queries.ts';
import { createAskRoom } from './ask-room.ts';
import type { AskRoom } from './ask-room.ts';
import { createGroupMarks } from './group-marks.ts';
import type { GroupMarks } from './group-marks.ts';

/** Everything is read again so often, whatever the database says. */
const KEPT_FOR_MS = 3_600_000;
/** Leagues beyond this are read whole each time. */
const MOST_KEPT_ASKS = 8_000_000;
/** A room with more buried asks than this and than living ones is made anew. */
const SPARE_ASKS = 2 ** 15;

/** PostgreSQL counts microseconds from 2000. */
const EPOCH_2000_MS = 946_684_800_000;
const HIGH_WORD = 2 ** 32;

export type AsksToRead = {
  readonly leagueId: number;
  /** Asks that come from elsewhere than the stream: the site's own listings (D55). */
  readonly ownAsks: readonly AskRow[];
  readonly nowMs: number;
  /** Groups whose asks are wanted; all when not given. */
  readonly onlyIds?: ReadonlySet<number> | undefined;
};

export type LeagueAsks = {
  /** The living asks of a league, or of some of its groups, with those that come from elsewhere. The next book of the league overwrites the last. */
  readonly read: (db: PricesDb, what: AsksToRead) => Promise<AskBook>;
  /** Keeps nothing of other leagues than these. */
  readonly keepOnly: (leagueIds: readonly number[]) => void;
};

/** A tab's asks lie from `from` up to `to` in the room, with room for more up to `end`; `reading` is the last one that found it. */
type KeptTab = { accountId: number; seenAtMs: number; from: number; to: number; end: number; reading: number };

type KeptLeague = {
  room: AskRoom;
  /** By the eight bytes of their number. */
  readonly tabs: Map<string, KeptTab>;
  /** The same tabs in the order of their accounts; null where that has to be found. */
  order: KeptTab[] | null;
  /** When all of it was read. */
  readonly startedAtMs: number;
  readings: number;
  /** What the last reading left: where the database was, the book, and the asks that came from elsewhere, behind those of tabs. */
  last: { readonly moment: Moment; readonly bookNumber: number; readonly own: readonly BookTab[] } | null;
};

export function createLeagueAsks(): LeagueAsks {
  const leagues = new Map<number, KeptLeague>();
  return {
    read: async (db, what) => {
      const { leagueId, nowMs, onlyIds } = what;
      const known = leagues.get(leagueId);
      // Not kept while it is neither what it was nor what it will be.
      leagues.delete(leagueId);
      const moment = await readMoment(db);
      const isGood = known !== undefined && nowMs >= known.startedAtMs && nowMs - known.startedAtMs < KEPT_FOR_MS;
      const isSame = known?.last?.moment.run === moment.run;
      const league = isGood && isSame && onlyIds === undefined ? known : openLeague(nowMs);
      const book = await readBook(db, league, { ...what, moment });
      const keptAsks = [...leagues.values(), league].reduce((sum, { room }) => sum + room.length(), 0);
      if (onlyIds === undefined && keptAsks <= MOST_KEPT_ASKS) leagues.set(leagueId, league);
      return book;
    },
    keepOnly: (leagueIds) => {
      for (const known of leagues.keys()) if (!leagueIds.includes(known)) leagues.delete(known);
    },
  };
}

function openLeague(nowMs: number): KeptLeague {
  return { room: createAskRoom(), tabs: new Map(), order: null, startedAtMs: nowMs, readings: 0, last: null };
}

async function readBook(
  db: PricesDb,
  league: KeptLeague,
  { leagueId, ownAsks, nowMs, onlyIds, moment }: AsksToRead & { moment: Moment },
): Promise<AskBook> {
  const { tabs, last } = league;
  const marks = last === null ? null : createGroupMarks();
  league.readings += 1;
  if (last !== null) takeOut(league.room, last.own, marks);
  const missing: string[] = [];
  const living = `t.league_id = ${Number(leagueId)} and t.seen_at > '${new Date(nowMs - OFFER_LIFE_MS).toISOString()}'`;
  const take = (row: Buffer): void => {
    if (!takeRow(league, row, { marks, onlyIds })) missing.push(row.readBigInt64BE(AT.tabId).toString());
  };
  await copyRows(db, selectTabs(living, last?.moment ?? null), take);
  // Tabs that nobody had seen for two days, and somebody has now.
  if (missing.length > 0) await copyRows(db, selectTabs(`${living} and t.id = any('{${missing.join(',')}}')`, null), take);
  for (const [id, tab] of tabs) {
    if (tab.reading === league.readings) continue;
    bury(league.room, tab, marks);
    tabs.delete(id);
    league.order = null;
  }
  tidyRoom(league);
  const { room } = league;
  const own = appendRows(room, onlyIds === undefined ? ownAsks : ownAsks.filter(({ groupId }) => onlyIds.has(groupId)));
  if (marks !== null) for (const tab of own) markAll(marks, room, tab);
  league.order ??= [...tabs.values()].sort(byAccount);
  const changed = last === null || marks === null ? null : { since: last.bookNumber, marks: marks.table() };
  const book = bindBook(room, own.length === 0 ? league.order : [...league.order, ...own].sort(byAccount), changed);
  league.last = { moment, bookNumber: book.number, own };
  return book;
}

/** Where the fields of a row begin: each has its length before it, and only the last may be null. */
const AT = { tabId: 6, accountId: 18, seenAt: 30, asksLength: 38, asks: 42 } as const;

/** Living tabs; what they ask only where that was written at a moment or since, and null otherwise. */
function selectTabs(living: string, since: Moment | null): string {
  const asks = since === null ? 'o.asks' : `case when age(o.xmin) <= age('${since.xid}'::xid) then o.asks end`;
  return `select t.id, t.account_id, t.seen_at, ${asks} from prices.tab t join prices.tab_offers o on o.tab_id = t.id where ${living}`;
}

/** Takes in what the database says of a tab; false where it says nothing of asks that are not known. */
function takeRow(
  league: KeptLeague,
  row: Buffer,
  { marks, onlyIds }: { marks: GroupMarks | null; onlyIds: ReadonlySet<number> | undefined },
): boolean {
  const { room, tabs } = league;
  const id = row.toString('latin1', AT.tabId, AT.tabId + 8);
  const isUnchanged = row.readInt32BE(AT.asksLength) === -1;
  let tab = tabs.get(id);
  if (tab === undefined) {
    if (isUnchanged) return false;
    tab = { accountId: Number.NaN, seenAtMs: 0, from: 0, to: 0, end: 0, reading: 0 };
    tabs.set(id, tab);
  }
  const accountId = row.readInt32BE(AT.accountId) * HIGH_WORD + row.readUInt32BE(AT.accountId + 4);
  if (tab.accountId !== accountId) {
    if (marks !== null) markAll(marks, room, tab);
    tab.accountId = accountId;
    league.order = null;
  }
  if (!isUnchanged) {
    const asks = row.subarray(AT.asks);
    replaceAsks(room, tab, { asks: onlyIds === undefined ? asks : pickAsks(asks, onlyIds), marks });
  }
  tab.seenAtMs = EPOCH_2000_MS + (row.readInt32BE(AT.seenAt) * HIGH_WORD + row.readUInt32BE(AT.seenAt + 4)) / 1000;
  tab.reading = league.readings;
  return true;
}

function replaceAsks(room: AskRoom, tab: KeptTab, { asks, marks }: { asks: Uint8Array; marks: GroupMarks | null }): void {
  const count = asks.length / ASK_BYTES;
  if (marks !== null) markDifferences(marks, room.bytesOf(tab.from, tab.to), asks);
  room.bury(tab.from, tab.to);
  if (count > tab.end - tab.from) {
    tab.from = room.append(asks);
    tab.end = tab.from + count;
  } else room.overwrite(tab.from, asks);
  tab.to = tab.from + count;
}

/** Those asks of a tab that are for certain groups. */
function pickAsks(asks: Uint8Array, onlyIds: ReadonlySet<number>): Uint8Array {
  const view = viewBytes(asks);
  const picked: Uint8Array[] = [];
  for (let at = 0; at < asks.length; at += ASK_BYTES)
    if (onlyIds.has(view.getInt32(at + ASK_AT.groupId))) picked.push(asks.subarray(at, at + ASK_BYTES));
  return Buffer.concat(picked);
}

/** Takes out the asks at the end of a room. */
function takeOut(room: AskRoom, tabs: readonly BookTab[], marks: GroupMarks | null): void {
  for (const tab of tabs) bury(room, tab, marks);
  room.cutTo(tabs[0]?.from ?? room.length());
}

function bury(room: AskRoom, tab: Pick<BookTab, 'from' | 'to'>, marks: GroupMarks | null): void {
  if (marks !== null) markAll(marks, room, tab);
  room.bury(tab.from, tab.to);
}

function markAll(marks: GroupMarks, room: AskRoom, { from, to }: Pick<BookTab, 'from' | 'to'>): void {
  const view = viewBytes(room.bytesOf(from, to));
  for (let at = 0; at < view.byteLength; at += ASK_BYTES) marks.mark(view.getInt32(at + ASK_AT.groupId));
}

/** Marks the groups of asks that are in one of two versions of a tab only, between what both begin and end with. */
function markDifferences(marks: GroupMarks, before: Uint8Array, after: Uint8Array): void {
  const [old, young] = [viewBytes(before), viewBytes(after)];
  const shorter = Math.min(before.length, after.length);
  const isSameLength = before.length === after.length;
  let head = 0;
  while (head < shorter && isSameAsk(old, head, young, head)) head += ASK_BYTES;
  let tail = 0;
  while (tail < shorter - head && isSameAsk(old, before.length - tail - ASK_BYTES, young, after.length - tail - ASK_BYTES))
    tail += ASK_BYTES;
  for (let at = head; at < before.length - tail; at += ASK_BYTES) {
    // Of a tab with as many asks as before, most between two that changed did not.
    if (isSameLength && isSameAsk(old, at, young, at)) continue;
    marks.mark(old.getInt32(at + ASK_AT.groupId));
    if (isSameLength) marks.mark(young.getInt32(at + ASK_AT.groupId));
  }
  if (!isSameLength) for (let at = head; at < after.length - tail; at += ASK_BYTES) marks.mark(young.getInt32(at + ASK_AT.groupId));
}

function isSameAsk(a: DataView, atA: number, b: DataView, atB: number): boolean {
  for (let byte = ASK_BYTES - 4; byte >= 0; byte -= 4) if (a.getInt32(atA + byte) !== b.getInt32(atB + byte)) return false;
  return true;
}

/** Makes a room anew in which most asks are buried. */
function tidyRoom(league: KeptLeague): void {
  const { room, tabs } = league;
  let living = 0;
  for (const { from, to } of tabs.values()) living += to - from;
  if (room.length() - living <= living + SPARE_ASKS) return;
  league.room = createAskRoom();
  for (const tab of tabs.values()) {
    tab.from = league.room.append(room.bytesOf(tab.from, tab.to));
    tab.to = league.room.length();
    tab.end = tab.to;
  }
}

/** The run of the database, which is another one after it crashed or was restored, and a transaction in it: what is not committed yet has that number or one after it. */
type Moment = { readonly run: string; readonly xid: number };

const XIDS = 2 ** 32;

async function readMoment(db: PricesDb): Promise<Moment> {
  const read = async (): Promise<Moment | undefined> => {
    const { rows } = await sql<{ run: string; xid: string }>`
      select run::text, pg_snapshot_xmin(pg_current_snapshot())::text as xid from prices.database_run`.execute(db);
    return rows[0] && { run: rows[0].run, xid: Number(BigInt(rows[0].xid) % BigInt(XIDS)) };
  };
  const known = await read();
  if (known !== undefined) return known;
  await sql`insert into prices.database_run default values on conflict do nothing`.execute(db);
  return (await read()) as Moment;
}
