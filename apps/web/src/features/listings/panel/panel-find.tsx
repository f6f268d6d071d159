import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { ListingItemView } from '../listing-view.ts';

type Items = readonly ListingItemView[];

/** Listings with more kinds than this can be searched and sorted; fewer kinds fit on the screen. */
const SEARCHED_FROM = 6;

const orders = ['worth', 'price', 'quantity', 'name'] as const;
export type PanelOrder = (typeof orders)[number];

/** Sorts into a new list: largest first, names from A to Z. `worth` keeps the given order, which is by total price. */
export function sortPanelItems(items: Items, order: PanelOrder, nameOf: (item: ListingItemView) => string): Items {
  switch (order) {
    case 'worth':
      return items;
    case 'price':
      return items.toSorted((a, b) => b.price - a.price);
    case 'quantity':
      return items.toSorted((a, b) => b.quantity - a.quantity);
    case 'name':
      return items.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  }
}

/**
 * Returns the items that match the search, in the chosen order, and the bar for search and order; the bar is null for a
 * short listing.
 */
export function usePanelFind(items: Items, wanted: ReadonlyMap<string, unknown>) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<PanelOrder>('worth');
  const asked = useDeferredValue(text.trim().toLowerCase());
  const found = useMemo(() => {
    const nameOf = ({ summary }: ListingItemView): string => nameVariant(summary, t);
    const sorted = sortPanelItems(items, order, nameOf);
    // Items that match the filter come first in every order.
    const listed = wanted.size === 0 ? sorted : sorted.toSorted((a, b) => Number(wanted.has(b.hash)) - Number(wanted.has(a.hash)));
    if (asked === '') return listed;
    return listed.filter((item) => `${item.summary.name} ${nameOf(item)}`.toLowerCase().includes(asked));
  }, [items, wanted, order, asked, t]);
  const bar = items.length > SEARCHED_FROM && (
    <div className="flex items-center gap-2 border-b border-line-soft px-4 py-1.5">
      <TextField
        type="search"
        glyph="search"
        autoComplete="off"
        aria-label={t('listing.find')}
        placeholder={t('listing.find')}
        value={text}
        maxLength={80}
        onChange={(event) => setText(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Select
        aria-label={t('listing.order.label')}
        value={order}
        onChange={setOrder}
        options={orders.map((value) => ({ value, label: t(`listing.order.${value}`) }))}
        className="max-w-[150px] shrink-0"
      />
    </div>
  );
  return { found, bar };
}
