import { withLazyCommit, type PricesDb, type PricesTx } from '../database.ts';
import { moveCursor, quarantineChanges } from './cursor.ts';
import type { PackedPage } from './pack-page.ts';
import { compareAsks } from '../asks/compare-asks.ts';
import { createKnownIds, mergeKnownIds, storeGroups, storeLeagueNames, type GroupToStore, type KnownIds } from '../asks/known-ids.ts';
import { storeLeagueGroups } from '../asks/league-groups.ts';
import { storeStockChanges, type StockChangeToStore } from '../asks/stock-change-queries.ts';
import { storeFilled, type FilledToStore } from '../asks/filled-queries.ts';
import { deleteAsks, readTabAsks, storeAsks, type TabAsks } from '../asks/tab-ask-queries.ts';
import { deleteTabs, readTabs, storeTabs, touchTabs, type SeenTab } from '../asks/tab-queries.ts';
import { sortTabs, splitIntoBatches, type TabToStore, type TabBatch } from './tab-batches.ts';
import { ASK_BYTES, viewBytes, writeAsk } from '../asks/packed-asks.ts';

export type PagesToStore = { readonly pages: readonly PackedPage[]; readonly askedWith: string | null; readonly readAt: Date };

/**
 * Stores consecutive pages of the stream and moves the cursor past the last page, in one transaction. A change replaces
 * its tab. Neither repeating a change nor splitting the stream differently into pages and calls has any effect. Returns
 * `movedOn` if the cursor has moved since the first page was requested.
 */
export async function storePages(db: PricesDb, known: KnownIds, { pages, askedWith, readAt }: PagesToStore): Promise<'stored' | 'movedOn'> {
  const found = await withLazyCommit(db, async (tx) => {
    const to = pages.at(-1)?.nextChangeId ?? '';
    if (!(await moveCursor(tx, { from: askedWith, to, at: readAt }))) return null;
    for (const page of pages) await quarantineChanges(tx, page.unreadable, { changeId: page.nextChangeId, at: readAt });
    return storeChanges(tx, { pages, known, readAt });
  });
  if (found === null) return 'movedOn';
  mergeKnownIds(known, found);
  return 'stored';
}

/**
 * Stores the changes on these pages in order, regardless of the cursor. Returns the ids found, which may only be used
 * after the commit.
 */
export async function storeChanges(
  tx: PricesTx,
  { pages, known, readAt }: { pages: readonly PackedPage[]; known: KnownIds; readAt: Date },
): Promise<KnownIds> {
  const ids = await storeNames(tx, pages, known);
  for (const batch of splitIntoBatches(pages, ids)) await storeBatch(tx, batch, readAt);
  return ids;
}

/** Finds or stores the ids of all groups and leagues on these pages, and stores which league has seen which group. */
async function storeNames(tx: PricesTx, pages: readonly PackedPage[], known: KnownIds): Promise<KnownIds> {
  const announced = new Map<string, PackedPage['newGroups'][number]>();
  for (const seen of pages.flatMap((page) => page.newGroups))
    announced.set(seen.group.hash, { ...seen, icon: seen.icon ?? announced.get(seen.group.hash)?.icon });
  // A reader thread announces every group that is new to the thread; a stored group is left unchanged.
  const isNew = ({ group, icon }: GroupToStore): boolean =>
    !known.groups.has(group.hash) || (icon !== undefined && !known.withIcon.has(group.hash));
  const newGroups = await storeGroups(tx, 'poe1', [...announced.values()].filter(isNew));
  const leagues = [...new Set(pages.flatMap((page) => page.leagues))].filter((name) => !known.leagues.has(name));
  const newLeagues = await storeLeagueNames(tx, 'poe1', leagues);
  const groupIdOf = (hash: string): number => readId(newGroups.get(hash) ?? known.groups.get(hash));
  const leagueIdOf = (name: string): number => readId(newLeagues.get(name) ?? known.leagues.get(name));
  const found = createKnownIds();
  for (const { group, icon } of announced.values()) if (icon !== undefined) found.withIcon.add(group.hash);
  const pairs: { leagueId: number; groupId: number }[] = [];
  for (const page of pages) {
    for (const hash of page.groupHashes) found.groups.set(hash, groupIdOf(hash));
    for (const name of page.leagues) found.leagues.set(name, leagueIdOf(name));
    for (let at = 0; at < page.newInLeague.length; at += 2) {
      const [league = 0, group = 0] = page.newInLeague.slice(at, at + 2);
      pairs.push({ leagueId: leagueIdOf(page.leagues[league] ?? ''), groupId: groupIdOf(page.groupHashes[group] ?? '') });
    }
  }
  await storeLeagueGroups(tx, pairs);
  return found;
}

/**
 * Looks up an id. A name announced in pages that were not stored is announced again when the stream is read from the
 * cursor.
 */
function readId(id: number | undefined): number {
  if (id === undefined) throw new Error('a page names a group or league that nothing has announced');
  return id;
}

async function storeBatch(tx: PricesTx, batch: TabBatch, readAt: Date): Promise<void> {
  const before = await readTabs(
    tx,
    batch.map(({ id }) => id),
  );
  const { unchanged, forgotten, cleared, added, changed } = sortTabs(batch, before);
  await touchTabs(
    tx,
    unchanged.map(({ id }) => id),
    readAt,
  );
  await storeChanged(tx, changed, { before, readAt });
  const emptied = changed.filter((tab) => tab.content === 0).map(({ id }) => id);
  const gone = [...forgotten, ...emptied];
  // Private tabs and tabs that changed league or owner do not count as filled.
  await deleteAsks(tx, [...gone, ...cleared]);
  await storeAsks(tx, packTabs(added, readAt));
  await storeTabs(
    tx,
    [...changed, ...added].filter((tab) => tab.content !== 0),
    readAt,
  );
  await deleteTabs(tx, gone);
}

type SeenBefore = { readonly before: ReadonlyMap<string, SeenTab>; readonly readAt: Date };

/** Stores the current offers of these tabs, and the decreases, removals and additions of stock. */
async function storeChanged(tx: PricesTx, changed: readonly TabToStore[], { before, readAt }: SeenBefore): Promise<void> {
  const old = await readTabAsks(
    tx,
    changed.map(({ id }) => id),
  );
  const packed = packTabs(changed, readAt);
  const allFilled: FilledToStore[] = [];
  const stockChanges: StockChangeToStore[] = [];
  for (const [at, { id, leagueId, accountId }] of changed.entries()) {
    const asks = packed.bytes.subarray(packed.ends[at - 1] ?? 0, packed.ends[at]);
    const { filled, moves } = compareAsks(old.get(id) ?? Buffer.alloc(0), asks);
    for (const offer of filled) allFilled.push({ ...offer, leagueId, accountId, tabId: id });
    const seenBeforeMs = before.get(id)?.seenAtMs ?? 0;
    for (const move of moves) stockChanges.push({ ...move, leagueId, accountId, tabId: id, seenBeforeMs });
  }
  await storeAsks(tx, packed);
  await storeFilled(tx, allFilled, readAt);
  await storeStockChanges(tx, stockChanges, readAt);
}

/** Packs these tabs' asks into bytes, each with the time `at`. */
function packTabs(tabs: readonly TabToStore[], at: Date): TabAsks {
  const listedAtSeconds = Math.floor(at.getTime() / 1000);
  const count = tabs.reduce((sum, { from, to }) => sum + to - from, 0);
  const bytes = Buffer.alloc(count * ASK_BYTES);
  const view = viewBytes(bytes);
  let place = 0;
  const ends = tabs.map(({ offers, from, to, groupIds }) => {
    for (let offer = from; offer < to; offer += 1) {
      writeAsk(view, place, {
        groupId: groupIds[offers.groups[offer] ?? 0] ?? 0,
        currencyId: groupIds[offers.currencies[offer] ?? 0] ?? 0,
        ask: offers.asks[offer] ?? 0,
        quantity: offers.quantities[offer] ?? 0,
        isNoted: offers.noted[offer] === 1,
        listedAtSeconds,
      });
      place += ASK_BYTES;
    }
    return place;
  });
  return { tabs, bytes, ends };
}
