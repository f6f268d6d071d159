import type { Game } from '@poexchange/domain/item';
import { noListingFilter } from '@poexchange/domain/listing-filter';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Presence } from '@poexchange/contract/rest';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { useItemSearch } from '../../shared/prices/item-search.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { listingFeedQuery, writeFilterLink, type FeedState } from '../listings/index.ts';
import { entryKinds, findEntries, type EntryKind, type PaletteEntry } from './entries.ts';
import { useStaticEntries } from './use-static-entries.ts';

export type SellerEntry = PaletteEntry & { readonly presence: Presence; readonly listings: number };
export type ResultGroup = { readonly kind: EntryKind; readonly entries: readonly PaletteEntry[]; readonly total: number };

/** Entries shown per kind: few while all kinds are shown, more while one is selected. */
const SHOWN_OF_ALL = 5;
const SHOWN_OF_ONE = 12;
/** Letters from which the listings are searched for sellers. */
const LEAST_SELLER_TEXT = 2;

/**
 * The palette's results for a text, grouped by kind; `only` restricts them to one kind. `isPartial`: some sources could
 * not be read.
 */
export function useResults(game: Game, text: string, only: EntryKind | null) {
  const asked = useDeferredValue(text.trim());
  const league = useLeague(game);
  const statics = useStaticEntries(game);
  const items = useItemSearch({ game, league: league.id }, asked);
  const isSellerText = asked.length >= LEAST_SELLER_TEXT;
  const feed = useQuery({ ...listingFeedQuery({ game, league: league.id }), enabled: isSellerText });
  const { t } = useTranslation();
  const itemEntries = useMemo(
    () => (items.data?.items ?? []).map((item) => makeItem(item, sayProperties(item.properties, t))),
    [items.data, t],
  );
  const sellers = useMemo(() => (isSellerText && feed.data !== undefined ? listSellers(feed.data) : []), [isSellerText, feed.data]);
  const groups = useMemo(() => {
    const most = only === null ? SHOWN_OF_ALL : SHOWN_OF_ONE;
    return entryKinds.flatMap((kind): ResultGroup[] => {
      if ((only !== null && kind !== only) || asked === '') return [];
      const found =
        kind === 'item'
          ? itemEntries
          : findEntries(
              (kind === 'seller' ? sellers : statics).filter((entry) => entry.kind === kind),
              asked,
              Number.POSITIVE_INFINITY,
            );
      return found.length === 0
        ? []
        : [{ kind, entries: found.slice(0, most), total: kind === 'item' ? (items.data?.total ?? 0) : found.length }];
    });
  }, [only, asked, itemEntries, items.data, sellers, statics]);
  return {
    groups,
    statics,
    isPending: asked !== text.trim() || items.isFetching || (isSellerText && feed.data === undefined && !feed.isError),
    isPartial: items.isError || (items.data?.failedTags.length ?? 0) > 0 || (isSellerText && feed.isError && feed.data === undefined),
  };
}

function makeItem(item: PriceEntry, facts: string): PaletteEntry {
  return {
    id: `item:${item.tag}:${item.hash}`,
    kind: 'item',
    name: nameItem(item.name),
    hint: facts,
    item,
    target: { path: `/economy/${item.tag}`, search: { item: item.hash } },
  };
}

/** A feed's sellers, with the number of their listings. An entry filters the listings by the seller's name. */
function listSellers(feed: FeedState): readonly SellerEntry[] {
  const byName = new Map<string, SellerEntry>();
  for (const { ign, presence } of feed.rows.values()) {
    const before = byName.get(ign);
    const filter = writeFilterLink({ ...noListingFilter, sellerText: ign });
    byName.set(ign, {
      id: `seller:${ign}`,
      kind: 'seller',
      name: ign,
      presence,
      listings: (before?.listings ?? 0) + 1,
      target: { path: '/bulk-trade/listings', search: filter === undefined ? {} : { filter } },
    });
  }
  return [...byName.values()];
}
