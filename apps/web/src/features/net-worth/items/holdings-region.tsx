import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { changePage, usePageStore } from '../data/page-store.ts';
import type { Tracking } from '../data/use-tracking.ts';
import { noFilter } from '../data/view.ts';
import { Holdings, type HoldingsProps } from './holdings.tsx';
import { noItemFilters, type ItemFilters } from './item-rows.ts';
import { FailureText } from '../../../shared/api/failure-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/states.tsx';

/** Error message in the failed region; the rest of the page stays visible. */
function RegionError({
  error,
  isBusy,
  onRetry,
  children,
}: {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  /** Names what failed, if the error does not. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="m-4">
      <Note tone="bad">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1">{children ?? <FailureText error={error} />}</span>
          <Button size="sm" isBusy={isBusy} onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </span>
      </Note>
    </div>
  );
}

export type HoldingsRegionProps = {
  readonly tracking: Pick<Tracking, 'game' | 'head' | 'details' | 'profile' | 'view' | 'change'>;
} & Pick<HoldingsProps, 'mapChoice' | 'renderMap'>;

type OwnFilters = Omit<ItemFilters, 'tabIds' | 'categoryIds'>;
const { tabIds: _tabs, categoryIds: _categories, ...noOwnFilters } = noItemFilters;

/**
 * Lists the items of the page's snapshot. Tabs and categories filter the whole page and are part of the address; the
 * map uses the same search. Own prices come from the profile's pricing league, like a snapshot's prices.
 */
export function HoldingsRegion({ tracking, mapChoice, renderMap }: HoldingsRegionProps) {
  const { game, head, details, profile, view, change } = tracking;
  const { t } = useTranslation();
  const text = usePageStore((state) => state.text);
  const [own, setOwn] = useState<OwnFilters>(noOwnFilters);
  const { categories, tabs } = view.filter;
  const filters = useMemo((): ItemFilters => ({ ...own, tabIds: tabs, categoryIds: categories }), [own, tabs, categories]);
  const league = profile?.activePriceLeague ?? '';
  const scope = useMemo(() => ({ game, league }), [game, league]);
  const onFilters = useCallback(
    ({ tabIds, categoryIds, ...rest }: Partial<ItemFilters>): void => {
      if (Object.keys(rest).length > 0) setOwn((before) => ({ ...before, ...rest }));
      if (tabIds === undefined && categoryIds === undefined) return;
      change({ filter: { tabs: tabIds ?? tabs, categories: categoryIds ?? categories } });
    },
    [change, tabs, categories],
  );
  const onClear = useCallback((): void => {
    setOwn(noOwnFilters);
    changePage({ text: '' });
    change({ filter: noFilter });
  }, [change]);
  const onText = useCallback((next: string): void => changePage({ text: next }), []);
  if (head === null || profile === null) return null;
  if (details.isError && details.data === undefined) {
    return <RegionError error={details.error} isBusy={details.isFetching} onRetry={() => void details.refetch()} />;
  }
  // The reply arrived, but in a format that this page does not understand.
  if (details.data === null) {
    return (
      <RegionError error={null} isBusy={details.isFetching} onRetry={() => void details.refetch()}>
        {t('snapshot.panel.failed')}
      </RegionError>
    );
  }
  return (
    <Holdings
      details={details.data}
      scope={scope}
      priceLeague={head.priceLeague}
      filters={filters}
      text={text}
      onText={onText}
      onFilters={onFilters}
      onClear={onClear}
      mapChoice={mapChoice}
      {...(renderMap !== undefined && { renderMap })}
    />
  );
}
