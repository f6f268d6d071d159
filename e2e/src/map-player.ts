import type { OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { displayNameOf, groupItem } from '@poexchange/domain/grouping';
import { readPublisherTabId, type PublisherTabId, type StashTabId } from '@poexchange/domain/ids';
import { readItem } from '@poexchange/domain/item';
import { totalOfItems } from '@poexchange/domain/listing';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { listTabs, type ApiPlayer } from './api-player.ts';

export type MapOffer = {
  readonly listing: OwnListing;
  readonly groups: readonly { readonly hash: string; readonly name: string; readonly quantity: number }[];
};

/** Reads the player's tabs and lists their maps at 5 chaos each, allowing requests by stash search. */
export async function listMaps(player: ApiPlayer): Promise<MapOffer> {
  const place = { league: 'mercenaries' };
  const groups = new Map<string, { hash: string; name: string; ids: string[] }>();
  const tabIds = new Set<StashTabId>();
  const read = async (tab: StashTabInfo, part: PublisherTabId | null): Promise<void> => {
    const { stash } = await player.call(laterApi.getStash, {
      params: { ...place, tabId: part ?? tab.tabId },
      query: part === null ? {} : { parentId: tab.tabId },
    });
    for (const raw of (stash['items'] ?? []) as unknown[]) {
      const item = readItem(raw);
      const grouped = item.ok ? groupItem(item.item, 'poe1') : null;
      if (!item.ok || grouped?.ok !== true || grouped.primary.tag !== 'map') continue;
      const { hash } = grouped.primary;
      const group = groups.get(hash) ?? { hash, name: displayNameOf(grouped.primary), ids: [] };
      groups.set(hash, { ...group, ids: [...group.ids, item.item.id ?? ''] });
      tabIds.add(tab.id);
    }
    for (const child of (stash['children'] ?? []) as { id: string }[]) await read(tab, readPublisherTabId(child.id));
  };
  const kinds: readonly string[] = ['MapStash', 'PremiumStash', 'QuadStash'];
  for (const tab of (await listTabs(player)).filter(({ type }) => kinds.includes(type))) await read(tab, null);
  const items = [...groups.values()].map(({ hash, ids }) => ({
    hash,
    price: 5,
    quantity: ids.length,
    rawItems: ids.map((id) => ({ id, stackSize: 1 })),
  }));
  const listing = await player.call(laterApi.createListing, {
    body: {
      game: 'poe1',
      ...place,
      category: 'map',
      listingMode: 'single',
      ign: player.ign,
      multiplier: 100,
      minTradeValue: 0,
      supportRegex: true,
      regexExtraPrice: 1,
      stashTabs: [...tabIds],
      items,
      totalPrice: totalOfItems(items),
    },
  });
  return { listing, groups: [...groups.values()].map(({ hash, name, ids }) => ({ hash, name, quantity: ids.length })) };
}
