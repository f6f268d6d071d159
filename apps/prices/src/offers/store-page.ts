import { withTransaction } from '@poexchange/platform/db';
import type { PricesDb, PricesTx } from '../database.ts';
import { moveCursor, quarantineChanges } from '../stream/cursor.ts';
import type { PublicTab } from '../stream/read-change.ts';
import type { StreamPage } from '../stream/read-page.ts';
import { diffTab } from './diff-tab.ts';
import type { OfferRow } from './diff-tab.ts';
import { createKnownIds, mergeKnownIds, storeGroups, storeLeagueGroups, storeLeagueNames } from './known-ids.ts';
import type { GroupToStore, KnownIds } from './known-ids.ts';
import {
  deleteOffers,
  deleteTabs,
  readTabOffers,
  readTabs,
  storeAccounts,
  storeFilledOffers,
  storeOffers,
  storeTabs,
} from './offer-queries.ts';
import type { StoredTab } from './offer-queries.ts';

export type PageToStore = { readonly page: StreamPage; readonly askedWith: string | null; readonly readAt: Date };

/**
 * Stores a page of the stream and moves the cursor, in one transaction: both or neither (D51). Each tab on it replaces what was known of
 * that tab; the same page again changes nothing. `movedOn` when the cursor is no longer where the page was asked for.
 */
export async function storePage(db: PricesDb, known: KnownIds, { page, askedWith, readAt }: PageToStore): Promise<'stored' | 'movedOn'> {
  const found = await withTransaction(db, async (tx) => {
    if (!(await moveCursor(tx, { from: askedWith, to: page.nextChangeId, at: readAt }))) return null;
    await quarantineChanges(tx, page.unreadable, { changeId: page.nextChangeId, at: readAt });
    return storeTabStates(tx, { page, known, readAt });
  });
  if (found === null) return 'movedOn';
  mergeKnownIds(known, found);
  return 'stored';
}

async function storeTabStates(
  tx: PricesTx,
  { page, known, readAt }: { page: StreamPage; known: KnownIds; readAt: Date },
): Promise<KnownIds> {
  const publicTabs = page.tabs.filter((tab) => tab.isPublic);
  const ids = await storeNames(tx, { tabs: publicTabs, known });
  const before = await readTabs(
    tx,
    page.tabs.map((tab) => tab.publicId),
  );
  const offersBefore = groupByTab(
    await readTabOffers(
      tx,
      before.map(({ id }) => id),
    ),
  );
  const stocked = publicTabs.filter((tab) => tab.offers.length > 0).map((tab) => ({ tab, row: placeTab(tab, ids) }));
  const tabIds = await storeTabs(
    tx,
    stocked.map(({ row }) => row),
    readAt,
  );
  const after = new Map(stocked.map(({ tab }) => [tab.publicId, toRows(tab, tabIds.get(tab.publicId) ?? 0, ids.found)]));

  const removed: OfferRow[] = [];
  const stored: OfferRow[] = [];
  const filled: { leagueId: number; groupId: number }[] = [];
  const previous = new Map(before.map((tab) => [tab.publicId, tab]));
  for (const tab of publicTabs) {
    const old = previous.get(tab.publicId);
    const place = placeTab(tab, ids);
    const oldOffers = old === undefined ? [] : (offersBefore.get(old.id) ?? []);
    // A tab that came to another league or owner starts anew: what it held before was neither repriced nor filled.
    const isSameShop = old !== undefined && isSame(old, place);
    const diff = diffTab(isSameShop ? oldOffers : [], after.get(tab.publicId) ?? []);
    removed.push(...(isSameShop ? diff.removed : oldOffers));
    stored.push(...diff.added, ...diff.changed);
    filled.push(...diff.filledGroupIds.map((groupId) => ({ leagueId: place.leagueId, groupId })));
  }
  await deleteOffers(tx, removed);
  await storeOffers(tx, stored, readAt);
  await storeFilledOffers(tx, filled, readAt);
  await deleteTabs(
    tx,
    before.filter((tab) => !after.has(tab.publicId)).map(({ id }) => id),
  );
  return ids.found;
}

type Ids = { readonly found: KnownIds; readonly accounts: ReadonlyMap<string, number> };

/** Ids of everything the tabs name. `found` holds those of this page, new or known. */
async function storeNames(tx: PricesTx, { tabs, known }: { tabs: readonly PublicTab[]; known: KnownIds }): Promise<Ids> {
  const found = createKnownIds();
  const groups = new Map<string, GroupToStore>();
  for (const { group } of tabs.flatMap((tab) => tab.offers.map(({ currency }) => ({ group: currency }))))
    groups.set(group.hash, { group, icon: undefined });
  for (const seen of tabs.flatMap((tab) => tab.groups))
    groups.set(seen.group.hash, { ...seen, icon: seen.icon ?? groups.get(seen.group.hash)?.icon });
  const isNew = ({ group, icon }: GroupToStore): boolean =>
    !known.groups.has(group.hash) || (icon !== undefined && !known.withIcon.has(group.hash));
  const all = [...groups.values()];
  const stored = await storeGroups(tx, 'poe1', all.filter(isNew));
  for (const { group, icon } of all) {
    found.groups.set(group.hash, stored.get(group.hash) ?? known.groups.get(group.hash) ?? 0);
    if (icon !== undefined) found.withIcon.add(group.hash);
  }
  const leagues = [...new Set(tabs.map((tab) => tab.league))];
  const storedLeagues = await storeLeagueNames(
    tx,
    'poe1',
    leagues.filter((name) => !known.leagues.has(name)),
  );
  for (const name of leagues) found.leagues.set(name, storedLeagues.get(name) ?? known.leagues.get(name) ?? 0);
  await storeSeenGroups(tx, { tabs, known, found });
  return { found, accounts: await storeAccounts(tx, [...new Set(tabs.map((tab) => tab.account))]) };
}

async function storeSeenGroups(
  tx: PricesTx,
  { tabs, known, found }: { tabs: readonly PublicTab[]; known: KnownIds; found: KnownIds },
): Promise<void> {
  const pairs: { leagueId: number; groupId: number }[] = [];
  for (const tab of tabs) {
    const leagueId = found.leagues.get(tab.league) ?? 0;
    for (const { group } of tab.groups) {
      const groupId = found.groups.get(group.hash) ?? 0;
      const pair = `${leagueId} ${groupId}`;
      if (known.leagueGroups.has(pair) || found.leagueGroups.has(pair)) continue;
      found.leagueGroups.add(pair);
      pairs.push({ leagueId, groupId });
    }
  }
  await storeLeagueGroups(tx, pairs);
}

function placeTab(tab: PublicTab, { found, accounts }: Ids): Omit<StoredTab, 'id'> {
  return { publicId: tab.publicId, leagueId: found.leagues.get(tab.league) ?? 0, accountId: accounts.get(tab.account) ?? 0 };
}

function isSame(a: Omit<StoredTab, 'id'>, b: Omit<StoredTab, 'id'>): boolean {
  return a.leagueId === b.leagueId && a.accountId === b.accountId;
}

function toRows(tab: PublicTab, tabId: number, found: KnownIds): OfferRow[] {
  return tab.offers.map(({ group, currency, ask, quantity, isNoted }) => ({
    tabId,
    groupId: found.groups.get(group.hash) ?? 0,
    currencyId: found.groups.get(currency.hash) ?? 0,
    ask,
    quantity,
    isNoted,
  }));
}

function groupByTab(offers: readonly OfferRow[]): Map<number, OfferRow[]> {
  const byTab = new Map<number, OfferRow[]>();
  for (const offer of offers) {
    const known = byTab.get(offer.tabId);
    if (known === undefined) byTab.set(offer.tabId, [offer]);
    else known.push(offer);
  }
  return byTab;
}
