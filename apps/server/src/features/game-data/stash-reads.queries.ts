/** Last read content of a person's tabs: one row per tab, replaced as a whole, kept for 7 days (D18). */
import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { GameStashTab } from '@poexchange/contract/game-api';
import type { PublisherTabId } from '@poexchange/domain/ids';
import { cleanText } from '../../db/clean-text.ts';
import type { StoredTabItem } from '../../db/game-data-tables.ts';
import type { Database } from '../../db/schema.ts';
import { readItemText } from './item-text.ts';
import type { ReadTabItem } from './read-tab-items.ts';

const READS_LIFE_MS = 7 * 24 * 3_600_000;

type Owner = { readonly userId: string; readonly game: Game; readonly league: string };

/**
 * A raw item's position and text at the last read of its tab. `x` and `y` count from 0; in special tabs `x` is a slot.
 */
export type StashRead = {
  readonly id: string;
  readonly tabId: PublisherTabId;
  /** The map or unique tab that contains `tabId`, or `tabId` itself. */
  readonly topTabId: PublisherTabId;
  readonly tabName: string | null;
  readonly tabType: string | null;
  readonly tabColour: string | null;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly name: string;
  readonly lines: readonly string[];
  readonly frameType?: number;
  readonly stackSize: number;
  /** Groups the item may be offered under; empty if the tab was read before groups were stored. */
  readonly hashes: readonly string[];
  readonly readAtMs: number;
};

/** Stores a tab's content. Replaces the previous content unless another window has stored a later read. */
export async function saveTabRead(
  db: Kysely<Database>,
  options: Owner & {
    tab: GameStashTab;
    items: readonly ReadTabItem[];
    tabId: PublisherTabId;
    parentId: PublisherTabId | null;
    readAtMs: number;
  },
): Promise<void> {
  const { tab } = options;
  const content = {
    parent_id: options.parentId,
    tab_name: cleanText(tab.name ?? ''),
    tab_type: cleanText(tab.type ?? ''),
    tab_colour: cleanText(tab.metadata?.colour ?? ''),
    items: JSON.stringify(Object.fromEntries(options.items.flatMap(describeItem))),
    read_ms: options.readAtMs,
  };
  await db
    .insertInto('stash_tab_reads')
    .values({ user_id: options.userId, game: options.game, league: options.league, tab_id: options.tabId, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'game', 'league', 'tab_id'])
        .doUpdateSet(content)
        .where('stash_tab_reads.read_ms', '<=', options.readAtMs),
    )
    .execute();
}

/** Deletes a tab that the account no longer has, with its children. */
export async function deleteTabRead(db: Kysely<Database>, options: Owner & { tabId: PublisherTabId }): Promise<void> {
  await db
    .deleteFrom('stash_tab_reads')
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where((tab) => tab.or([tab('tab_id', '=', options.tabId), tab('parent_id', '=', options.tabId)]))
    .execute();
}

/**
 * Up to this many stacks, searching a tab for the stacks is cheaper than listing the tab. Thousands of stacks would
 * have to be searched for in each of hundreds of tabs.
 */
const FEW_STACKS = 20;

/** If there are only a few stacks, skips tabs that contain none of them before listing the tabs' content. */
function holdsSome(ids: readonly string[]): RawBuilder<boolean> {
  return ids.length > FEW_STACKS ? sql`true` : sql`tab.items ?| ${[...ids]}::text[]`;
}

/**
 * Finds the last read of each of these raw items; items not seen within 7 days are missing. A child of a map or unique
 * tab has its parent's name. `tabIds` restricts the search to these tabs and their children: a person may have hundreds
 * of tabs, each stored as a document that would have to be opened.
 */
export async function findStashReads(
  db: Kysely<Database>,
  options: Owner & { itemIds: readonly string[]; tabIds?: readonly PublisherTabId[] },
): Promise<ReadonlyMap<string, StashRead>> {
  if (options.itemIds.length === 0) return new Map();
  const within = options.tabIds === undefined ? null : [...options.tabIds];
  const ids = [...options.itemIds];
  const { rows } = await sql<{
    id: string;
    item: StoredTabItem;
    tab_id: PublisherTabId;
    top_tab_id: PublisherTabId;
    tab_name: string;
    tab_type: string;
    tab_colour: string;
    read_ms: number;
  }>`
    select entry.key as id, entry.value as item, tab.tab_id, coalesce(tab.parent_id, tab.tab_id) as top_tab_id, tab.tab_type, tab.tab_colour, tab.read_ms,
      coalesce(nullif(parent.tab_name, ''), tab.tab_name) as tab_name
    from stash_tab_reads tab
    cross join lateral jsonb_each(tab.items) entry
    join unnest(${ids}::text[]) as wanted (id) on wanted.id = entry.key
    left join stash_tab_reads parent
      on parent.user_id = tab.user_id and parent.game = tab.game and parent.league = tab.league and parent.tab_id = tab.parent_id
    where tab.user_id = ${options.userId} and tab.game = ${options.game} and tab.league = ${options.league} and ${holdsSome(ids)}
      and (${within}::text[] is null or tab.tab_id = any (${within}::text[]) or tab.parent_id = any (${within}::text[]))
    order by tab.read_ms`.execute(db);
  // A moved item is in two reads: keep the newer read.
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        tabId: row.tab_id,
        topTabId: row.top_tab_id,
        tabName: row.tab_name === '' ? null : row.tab_name,
        tabType: row.tab_type === '' ? null : row.tab_type,
        tabColour: row.tab_colour === '' ? null : row.tab_colour,
        ...row.item,
        hashes: row.item.hashes ?? [],
        readAtMs: row.read_ms,
      },
    ]),
  );
}

/** A stack as last seen: its place, its number of pieces, and the groups it may be offered under. */
export type SeenStack = {
  readonly tabId: string;
  readonly stackSize: number;
  readonly hashes: readonly string[];
  readonly readMs: number;
};

/** Finds these stacks as last seen, without their text; stacks not seen within 7 days are missing. */
export async function findStacks(
  db: Kysely<Database>,
  options: Owner & { itemIds: readonly string[] },
): Promise<ReadonlyMap<string, SeenStack>> {
  if (options.itemIds.length === 0) return new Map();
  const ids = [...options.itemIds];
  const { rows } = await sql<{ id: string; tab_id: string; stack_size: number; hashes: string[] | null; read_ms: number }>`
    select entry.key as id, tab.tab_id, (entry.value ->> 'stackSize')::float8 as stack_size, entry.value -> 'hashes' as hashes, tab.read_ms
    from stash_tab_reads tab cross join lateral jsonb_each(tab.items) entry
    join unnest(${ids}::text[]) as wanted (id) on wanted.id = entry.key
    where tab.user_id = ${options.userId} and tab.game = ${options.game} and tab.league = ${options.league} and ${holdsSome(ids)}
    order by tab.read_ms`.execute(db);
  return new Map(
    rows.map((row) => [row.id, { tabId: row.tab_id, stackSize: row.stack_size, hashes: row.hashes ?? [], readMs: row.read_ms }]),
  );
}

/**
 * Returns when each of a person's tabs was last read. A map or unique tab gets the time of whichever of its parts was
 * read longest ago.
 */
export async function readTabTimes(db: Kysely<Database>, owner: Owner): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('stash_tab_reads')
    .select(['tab_id', 'parent_id', 'read_ms'])
    .where('user_id', '=', owner.userId)
    .where('game', '=', owner.game)
    .where('league', '=', owner.league)
    .execute();
  return mapTabTimes(rows);
}

export type TabTime = { readonly tab_id: string; readonly parent_id: string | null; readonly read_ms: number };

/** Maps tabs to their times; a map or unique tab gets the time of whichever of its parts was read longest ago. */
export function mapTabTimes(rows: readonly TabTime[]): ReadonlyMap<string, number> {
  const times = new Map(rows.map((row) => [row.tab_id, row.read_ms]));
  for (const { parent_id: parentId, read_ms: readMs } of rows)
    if (parentId !== null) times.set(parentId, Math.min(times.get(parentId) ?? readMs, readMs));
  return times;
}

/** Stacks as last seen, and when each of the person's tabs was read. */
export type TabLook = { readonly stacks: ReadonlyMap<string, SeenStack>; readonly times: ReadonlyMap<string, number> };

/** Combines `findStacks` and `readTabTimes` in one statement, so that both come from the same snapshot. */
export async function lookIntoTabs(db: Kysely<Database>, options: Owner & { itemIds: readonly string[] }): Promise<TabLook> {
  if (options.itemIds.length === 0) return { stacks: new Map(), times: await readTabTimes(db, options) };
  const ids = [...options.itemIds];
  const isOwn = sql<boolean>`tab.user_id = ${options.userId} and tab.game = ${options.game} and tab.league = ${options.league}`;
  const { rows } = await sql<TabTime & { id: string | null; stack_size: number; hashes: string[] | null }>`
    select tab.tab_id, tab.parent_id, tab.read_ms, found.id, found.stack_size, found.hashes
    from stash_tab_reads tab left join (
      select tab.tab_id, entry.key as id, (entry.value ->> 'stackSize')::float8 as stack_size, entry.value -> 'hashes' as hashes
      from stash_tab_reads tab cross join lateral jsonb_each(tab.items) entry
      join unnest(${ids}::text[]) as wanted (id) on wanted.id = entry.key
      where ${isOwn} and ${holdsSome(ids)}
    ) found on found.tab_id = tab.tab_id
    where ${isOwn}
    order by tab.read_ms`.execute(db);
  const stacks = new Map<string, SeenStack>();
  for (const { id, tab_id: tabId, stack_size: stackSize, hashes, read_ms: readMs } of rows)
    if (id !== null) stacks.set(id, { tabId, stackSize, hashes: hashes ?? [], readMs });
  return { stacks, times: mapTabTimes(rows) };
}

/**
 * Finds everything in these tabs and their children as last read, without positions. Returns at most 2,500 items,
 * enough for four of the largest tabs.
 */
export async function findTabTexts(
  db: Kysely<Database>,
  options: Owner & { tabIds: readonly PublisherTabId[] },
): Promise<{ id: string; lines: readonly string[]; readAtMs: number }[]> {
  if (options.tabIds.length === 0) return [];
  const { rows } = await sql<{ id: string; lines: readonly string[]; read_ms: number }>`
    select entry.key as id, entry.value -> 'lines' as lines, tab.read_ms
    from stash_tab_reads tab
    cross join lateral jsonb_each(tab.items) entry
    where tab.user_id = ${options.userId} and tab.game = ${options.game} and tab.league = ${options.league}
      and (tab.tab_id = any (${[...options.tabIds]}::text[]) or tab.parent_id = any (${[...options.tabIds]}::text[]))
    order by tab.read_ms
    limit 2500`.execute(db);
  return rows.map(({ id, lines, read_ms: readAtMs }) => ({ id, lines, readAtMs }));
}

/** Deletes reads older than 7 days (D18); returns the number of tabs. */
export async function pruneStashReads(db: Kysely<Database>, nowMs: number): Promise<number> {
  const result = await db
    .deleteFrom('stash_tab_reads')
    .where('read_ms', '<', nowMs - READS_LIFE_MS)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function describeItem({ raw, item, groups }: ReadTabItem): [string, StoredTabItem][] {
  if (typeof raw.id !== 'string' || raw.id === '') return [];
  const { name, lines } = readItemText(item);
  const stored: StoredTabItem = {
    x: raw.x ?? 0,
    y: raw.y ?? 0,
    w: raw.w ?? 1,
    h: raw.h ?? 1,
    name: cleanText(name),
    lines: lines.map(cleanText),
    stackSize: raw.stackSize ?? 1,
    hashes: groups.map(({ hash }) => hash),
    ...(typeof raw.frameType === 'number' && { frameType: raw.frameType }),
  };
  return [[cleanText(raw.id), stored]];
}
