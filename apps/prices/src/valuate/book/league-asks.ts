/**
 * The asks of each league, cached between price runs: only asks written since the last run are read again. The only
 * reader of asks for valuation.
 */
import { copyRows } from '@poexchange/platform/db';
import type { PricesDb } from '../../database.ts';
import { askAt, ASK_BYTES, viewBytes } from '../../asks/packed-asks.ts';
import { appendRows, bindBook, byAccount, type AskBook, type AskRow, type BookTab } from './ask-book.ts';
import { limitAsksHere } from '../../asks/ask-memory.ts';
import { ASK_LIFE_MS } from '../../asks/ask-queries.ts';
import { createAskArena, type AskArena } from './ask-arena.ts';
import { readDbSnapshot, type DbSnapshot } from './db-snapshot.ts';
import { createGroupMarks, type GroupMarks } from './group-marks.ts';
import { markAsks, markDifferences } from './mark-asks.ts';

/** Time after which everything is read again, in ms. */
const KEPT_FOR_MS = 3_600_000;

type Limits = {
  /** Maximum number of asks cached in total. Leagues beyond the limit are read completely each time. */
  readonly mostKept: number;
  /** An arena is compacted if its retired asks exceed both this number and its live asks. */
  readonly mostRetired: number;
};

const usualLimits: Limits = { mostKept: limitAsksHere().kept, mostRetired: 2 ** 15 };

/** PostgreSQL counts microseconds from 2000. */
const EPOCH_2000_MS = 946_684_800_000;
const HIGH_WORD = 2 ** 32;

export type AsksToRead = {
  readonly leagueId: number;
  /** Key of the cache: a league or partition. */
  readonly share: string;
  /** Asks from outside the stream: the site's own listings. */
  readonly ownAsks: readonly AskRow[];
  readonly nowMs: number;
  /** Expected number of asks. */
  readonly expectedAsks?: number | undefined;
  /** Groups to read, for asks that are not cached; defaults to all groups. */
  readonly onlyIds?: ReadonlySet<number> | undefined;
  /**
   * Marks of other partitions' groups, which are skipped: a 1 at the id of each group. A group that is new to both
   * partitions is read in both, and valued in one.
   */
  readonly elsewhere?: Uint8Array | undefined;
};

export type LeagueAsks = {
  /**
   * Reads the live asks of a league, or of some of its groups, including asks from outside the stream. The league's
   * next book overwrites the last book.
   */
  readonly read: (db: PricesDb, what: AsksToRead) => Promise<AskBook>;
  /** Drops all shares except these. */
  readonly keepOnly: (shares: readonly string[]) => void;
  readonly forget: (share: string) => void;
};

/**
 * A tab's asks occupy `from` up to `to` in the arena, with reserved space up to `end`; `reading` is the number of the
 * last reading that found the tab's row. Row numbers have 64 bits: two words.
 */
type KeptTab = {
  readonly high: number;
  readonly low: number;
  accountId: number;
  seenAtMs: number;
  from: number;
  to: number;
  end: number;
  reading: number;
  row: number;
};

type KeptLeague = {
  arena: AskArena;
  /** Tabs by the eight bytes of their number. */
  readonly tabs: Map<string, KeptTab>;
  /** Tabs in the order of the last reading, which is usually also the order of the next reading. */
  rows: KeptTab[];
  /** Tabs in the order of their accounts; null if the order has to be computed. */
  order: KeptTab[] | null;
  /** Time at which the last full reading started. */
  readonly startedAtMs: number;
  readings: number;
  /**
   * State after the last reading: the database snapshot, the book, and asks from outside the stream, which follow the
   * tabs' asks.
   */
  last: { readonly snapshot: DbSnapshot; readonly bookNumber: number; readonly own: readonly BookTab[] } | null;
};

export function createLeagueAsks({ mostKept, mostRetired }: Limits = usualLimits): LeagueAsks {
  const leagues = new Map<string, KeptLeague>();
  const arenas = createArenaPool();

  const open = (nowMs: number, expectedAsks: number): KeptLeague => ({
    arena: arenas.take(expectedAsks),
    tabs: new Map(),
    rows: [],
    order: null,
    startedAtMs: nowMs,
    readings: 0,
    last: null,
  });
  /** Finds cached asks; undefined if they are too old or from another run of the database. */
  const resume = (share: string, { nowMs, run }: { nowMs: number; run: string }): KeptLeague | undefined => {
    const known = leagues.get(share);
    const isGood = known !== undefined && nowMs >= known.startedAtMs && nowMs - known.startedAtMs < KEPT_FOR_MS;
    return isGood && known.last?.snapshot.run === run ? known : undefined;
  };
  const forget = (share: string): void => {
    const known = leagues.get(share);
    if (known !== undefined) arenas.give(known.arena);
    leagues.delete(share);
  };

  const compact = (league: KeptLeague): void => {
    if (countExcessRetired(league) <= mostRetired) return;
    const crowded = league.arena;
    moveAsks(league, arenas.take(crowded.length() >> 1));
    arenas.give(crowded);
  };

  return {
    read: async (db, what) => {
      const { share, nowMs, onlyIds, expectedAsks = 0 } = what;
      const snapshot = await readDbSnapshot(db);
      const resumed = onlyIds === undefined ? resume(share, { nowMs, run: snapshot.run }) : undefined;
      if (resumed === undefined) forget(share);
      // Remove the league during the update, so that a failed read leaves no half-updated league.
      leagues.delete(share);
      const league = resumed ?? open(nowMs, expectedAsks);
      const book = await readBook(db, league, { ...what, snapshot, compact }).catch((error: unknown) => {
        arenas.give(league.arena);
        throw error;
      });
      const kept = [...leagues.values(), league].reduce((sum, { arena }) => sum + arena.length(), 0);
      if (onlyIds === undefined && kept <= mostKept) leagues.set(share, league);
      else arenas.give(league.arena);
      return book;
    },
    keepOnly: (shares) => {
      for (const known of leagues.keys()) if (!shares.includes(known)) forget(known);
    },
    forget,
  };
}

async function readBook(
  db: PricesDb,
  league: KeptLeague,
  {
    leagueId,
    ownAsks,
    nowMs,
    onlyIds,
    elsewhere,
    snapshot,
    compact,
  }: AsksToRead & { snapshot: DbSnapshot; compact: (league: KeptLeague) => void },
): Promise<AskBook> {
  const { tabs, last } = league;
  const marks = last === null ? null : createGroupMarks();
  league.readings += 1;
  if (last !== null) takeOut(league.arena, last.own, marks);
  const missing: string[] = [];
  const isWanted = makeFilter({ onlyIds, elsewhere });
  const reading: Reading = { rows: [], at: 0, marks, isWanted };
  const live = `t.league_id = ${Number(leagueId)} and t.seen_at > '${new Date(nowMs - ASK_LIFE_MS).toISOString()}'`;
  const take = (row: Buffer): void => {
    if (!takeRow(league, row, reading)) missing.push(row.readBigInt64BE(rowOffsets.tabId).toString());
  };
  await copyRows(db, selectTabs(live, last?.snapshot ?? null), take);
  // Tabs that had expired and were seen again.
  if (missing.length > 0) await copyRows(db, selectTabs(`${live} and t.id = any('{${missing.join(',')}}')`, null), take);
  league.rows = reading.rows;
  for (const [id, tab] of tabs) {
    if (tab.reading === league.readings) continue;
    retire(league.arena, tab, marks);
    tabs.delete(id);
    league.order = null;
  }
  compact(league);
  const { arena } = league;
  const own = appendRows(arena, isWanted === null ? ownAsks : ownAsks.filter(({ groupId }) => isWanted(groupId)));
  if (marks !== null) for (const { from, to } of own) markAsks(marks, arena.bytesOf(from, to));
  league.order ??= [...tabs.values()].sort(byAccount);
  const changed = last === null || marks === null ? null : { since: last.bookNumber, marks: marks.table() };
  const book = bindBook(arena, own.length === 0 ? league.order : [...league.order, ...own].sort(byAccount), changed);
  league.last = { snapshot, bookNumber: book.number, own };
  return book;
}

/** Offsets of a row's fields, in bytes. A length precedes each field, and only the last field may be null. */
const rowOffsets = { tabId: 6, accountId: 18, seenAt: 30, asksLength: 38, asks: 42 } as const;

/** Selects live tabs. `asks` is null if the row has not changed since the snapshot. */
function selectTabs(live: string, since: DbSnapshot | null): string {
  const asks = since === null ? 'o.asks' : `case when age(o.xmin) <= (select age('${since.xid}'::xid)) then o.asks end`;
  return `select t.id, t.account_id, t.seen_at, ${asks} from prices.tab t join prices.tab_offers o on o.tab_id = t.id where ${live}`;
}

/** The current reading, and the index of the tab that is likely to be next. */
type Reading = {
  readonly rows: KeptTab[];
  at: number;
  readonly marks: GroupMarks | null;
  readonly isWanted: ((groupId: number) => boolean) | null;
};

/** Returns a filter for the groups to read; null if all groups are read. */
function makeFilter({ onlyIds, elsewhere }: Pick<AsksToRead, 'onlyIds' | 'elsewhere'>): Reading['isWanted'] {
  if (onlyIds !== undefined) return (groupId) => onlyIds.has(groupId);
  return elsewhere === undefined ? null : (groupId) => elsewhere[groupId] !== 1;
}

/**
 * Applies a row to its tab. Returns false if the tab is unknown and the row contains no asks: the tab's asks must then
 * be read.
 */
function takeRow(league: KeptLeague, row: Buffer, reading: Reading): boolean {
  const { arena } = league;
  const { rows, marks, isWanted } = reading;
  const isUnchanged = row.readInt32BE(rowOffsets.asksLength) === -1;
  let tab = findTab(league, row, reading);
  if (tab === undefined) {
    if (isUnchanged) return false;
    const [high, low] = [row.readInt32BE(rowOffsets.tabId), row.readInt32BE(rowOffsets.tabId + 4)];
    tab = { high, low, accountId: Number.NaN, seenAtMs: 0, from: 0, to: 0, end: 0, reading: 0, row: 0 };
    league.tabs.set(nameOf(row), tab);
  }
  tab.row = rows.push(tab) - 1;
  const accountId = row.readInt32BE(rowOffsets.accountId) * HIGH_WORD + row.readUInt32BE(rowOffsets.accountId + 4);
  if (tab.accountId !== accountId) {
    if (marks !== null) markAsks(marks, arena.bytesOf(tab.from, tab.to));
    tab.accountId = accountId;
    league.order = null;
  }
  if (!isUnchanged) {
    const asks = row.subarray(rowOffsets.asks);
    replaceAsks(arena, tab, { asks: isWanted === null ? asks : pickAsks(asks, isWanted), marks });
  }
  tab.seenAtMs = EPOCH_2000_MS + (row.readInt32BE(rowOffsets.seenAt) * HIGH_WORD + row.readUInt32BE(rowOffsets.seenAt + 4)) / 1000;
  tab.reading = league.readings;
  return true;
}

const nameOf = (row: Buffer): string => row.toString('latin1', rowOffsets.tabId, rowOffsets.tabId + 8);

/** Finds a row's tab: tries the next tab of the previous reading first, then looks the tab up by number. */
function findTab({ tabs, rows: before }: KeptLeague, row: Buffer, reading: Reading): KeptTab | undefined {
  const next = before[reading.at];
  const isNext =
    next !== undefined && next.low === row.readInt32BE(rowOffsets.tabId + 4) && next.high === row.readInt32BE(rowOffsets.tabId);
  const tab = isNext ? next : tabs.get(nameOf(row));
  if (tab !== undefined) reading.at = tab.row + 1;
  return tab;
}

function replaceAsks(arena: AskArena, tab: KeptTab, { asks, marks }: { asks: Uint8Array; marks: GroupMarks | null }): void {
  const count = asks.length / ASK_BYTES;
  if (marks !== null) markDifferences(marks, arena.bytesOf(tab.from, tab.to), asks);
  arena.retire(tab.from, tab.to);
  if (count > tab.end - tab.from) {
    tab.from = arena.append(asks);
    tab.end = tab.from + count;
  } else arena.overwrite(tab.from, asks);
  tab.to = tab.from + count;
}

/** Returns a tab's asks for the groups to read. */
function pickAsks(asks: Uint8Array, isWanted: (groupId: number) => boolean): Uint8Array {
  const view = viewBytes(asks);
  const picked: Uint8Array[] = [];
  for (let at = 0; at < asks.length; at += ASK_BYTES)
    if (isWanted(view.getInt32(at + askAt.groupId))) picked.push(asks.subarray(at, at + ASK_BYTES));
  return Buffer.concat(picked);
}

/** Removes the asks at the end of an arena. */
function takeOut(arena: AskArena, tabs: readonly BookTab[], marks: GroupMarks | null): void {
  for (const tab of tabs) retire(arena, tab, marks);
  arena.cutTo(tabs[0]?.from ?? arena.length());
}

function retire(arena: AskArena, { from, to }: Pick<BookTab, 'from' | 'to'>, marks: GroupMarks | null): void {
  if (marks !== null) markAsks(marks, arena.bytesOf(from, to));
  arena.retire(from, to);
}

/** Counts how many more retired than live asks the arena contains. */
function countExcessRetired({ arena, tabs }: KeptLeague): number {
  let live = 0;
  for (const { from, to } of tabs.values()) live += to - from;
  return arena.length() - 2 * live;
}

/** Copies the live asks of a league's arena into another arena. */
function moveAsks(league: KeptLeague, arena: AskArena): void {
  for (const tab of league.tabs.values()) {
    tab.from = arena.append(league.arena.bytesOf(tab.from, tab.to));
    tab.to = arena.length();
    tab.end = tab.to;
  }
  league.arena = arena;
}

/** Pool of unused arenas. Shared memory is freed late, so a new arena for each reading would exhaust it. */
type ArenaPool = { readonly take: (asks: number) => AskArena; readonly give: (arena: AskArena) => void };

function createArenaPool(): ArenaPool {
  const spare: AskArena[] = [];
  return {
    take: (asks) => {
      const arena = spare.pop() ?? createAskArena();
      arena.clear();
      arena.reserve(asks);
      return arena;
    },
    give: (arena) => void spare.push(arena),
  };
}
