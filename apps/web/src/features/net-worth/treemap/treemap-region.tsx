import { netWorthCategoryOf, type DetailItem } from '@poexchange/domain/net-worth';
import { useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton } from '../../../shared/ui/states.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { rankParts } from '../parts/total-parts.ts';
import { usePartNames } from '../parts/use-part-names.ts';
import { changePage, usePageStore } from '../data/page-store.ts';
import type { Tracking } from '../data/use-tracking.ts';
import { toggleFilter, type NetWorthFilter } from '../data/view.ts';
import { Treemap } from './treemap.tsx';

const WIDE_QUERY = '(min-width: 1800px)';
const HEIGHT = 106;
const WIDE_HEIGHT = 150;
const PHONE_HEIGHT = 210;

/** Selects how the treemap is grouped, next to the heading of the holdings. */
export function TreemapChoice() {
  const { t } = useTranslation();
  const by = usePageStore(({ holdingsBy }) => holdingsBy);
  const options = (['category', 'tab'] as const).map((value) => ({ value, label: t(`netWorthChart.by.${value}`) }));
  return (
    <Segmented label={t('netWorthChart.by.label')} value={by} options={options} onChange={(holdingsBy) => changePage({ holdingsBy })} />
  );
}

/**
 * The treemap of the selected snapshot, with the page's filter applied; `isMatch` dims items that do not match a
 * search.
 */
export function TreemapRegion({
  tracking,
  isMatch,
}: {
  readonly tracking: Tracking;
  readonly isMatch: ((item: DetailItem) => boolean) | null;
}) {
  const { details, game, heads, view, change } = tracking;
  const by = usePageStore(({ holdingsBy }) => holdingsBy);
  const nameOf = usePartNames(tracking);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isWide = useMediaQuery(WIDE_QUERY);
  const height = isPhone ? PHONE_HEIGHT : isWide ? WIDE_HEIGHT : HEIGHT;
  const ranked = useMemo(() => rankParts(heads.at(-1), 'category'), [heads]);
  const items = useMemo(
    () => (details.data == null ? null : filterItems(details.data.items, { filter: view.filter, game })),
    [details.data, view.filter, game],
  );
  if (items === null) return <Skeleton className="mx-4 mb-1.5 h-[106px] rounded-md max-md:h-[210px] wide:h-[150px]" />;
  return (
    <div className="shrink-0 px-4 pb-1.5">
      <Treemap
        items={items}
        game={game}
        by={by}
        rankedCategories={ranked}
        nameOf={nameOf}
        height={height}
        isMatch={isMatch}
        onFilter={(kind, id) =>
          change({ filter: toggleFilter(view.filter, { list: kind === 'tab' ? 'tabs' : 'categories', id, how: 'only' }) })
        }
      />
    </div>
  );
}

/** Items of the filtered categories, with their pieces in the filtered tabs. */
export function filterItems(
  items: readonly DetailItem[],
  { filter, game }: { filter: NetWorthFilter; game: Tracking['game'] },
): readonly DetailItem[] {
  const { categories, tabs } = filter;
  if (categories.length === 0 && tabs.length === 0) return items;
  return items.flatMap((item) => {
    if (categories.length > 0 && !categories.includes(netWorthCategoryOf(game, item.tag))) return [];
    if (tabs.length === 0) return [item];
    const holdings = item.holdings.filter(({ tabId }) => tabs.includes(tabId));
    return holdings.length === 0 ? [] : [{ ...item, holdings, quantity: holdings.reduce((sum, { quantity }) => sum + quantity, 0) }];
  });
}
