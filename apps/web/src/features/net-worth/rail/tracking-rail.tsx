import { OTHER_CATEGORY_ID, type SnapshotDetails, type SnapshotTab } from '@poexchange/domain/net-worth';
import { tabIconOf } from '@poexchange/domain/stash';
import type { Game } from '@poexchange/domain/item';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { TabIcon } from '../../stash/index.ts';
import { colourOfPart, partBackgrounds, rankParts } from '../parts/total-parts.ts';
import { nameTab } from '../data/name-tab.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { readSumUnit } from '../../../shared/ui/short-amount.ts';
import { isFiltered, noFilter, toggleFilter, type NetWorthFilter } from '../data/view.ts';
import { SumRail, type SumRow } from '../../../shared/ui/sum-rail.tsx';

// The rail's rows: a snapshot's categories and tabs with their sums.

/** A tab with its sum; `tab` is the snapshot's data about the tab, undefined until the details are loaded. */
type TabSum = { readonly id: string; readonly chaos: number; readonly tab: SnapshotTab | undefined };

/** A snapshot's tabs, most valuable first; ties keep their reading order. */
function listTabSums(head: Pick<SnapshotHead, 'tabs'>, details: SnapshotDetails | null | undefined): readonly TabSum[] {
  const known = new Map(details?.tabs.map((tab) => [tab.id as string, tab]));
  return head.tabs.map(([id, chaos]): TabSum => ({ id, chaos, tab: known.get(id) })).toSorted((a, b) => b.chaos - a.chaos);
}

export type TrackingRailProps = {
  readonly game: Game;
  /** The displayed snapshot, and the newest snapshot, whose ranking decides the colours. */
  readonly head: SnapshotHead;
  readonly newest: SnapshotHead;
  readonly details: SnapshotDetails | null | undefined;
  readonly filter: NetWorthFilter;
  readonly onFilter: (filter: NetWorthFilter) => void;
  readonly onEditTabs: () => void;
};

function useRailRows({ game, head, newest, details }: Pick<TrackingRailProps, 'game' | 'head' | 'newest' | 'details'>) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const ranked = useMemo(() => rankParts(newest, 'category'), [newest]);
  const categories = head.categories.map(([id, chaos]): SumRow => ({
    id,
    chaos,
    label: id === OTHER_CATEGORY_ID ? t('netWorth.rail.other') : nameOf(id),
    mark: <span aria-hidden="true" className={joinClasses('size-2.5 shrink-0 rounded-[3px]', partBackgrounds[colourOfPart(ranked, id)])} />,
  }));
  const tabs = listTabSums(head, details).map((sum): SumRow => {
    const state = sum.tab?.state ?? 'read';
    return {
      id: sum.id,
      chaos: sum.chaos,
      label: nameTab({ id: sum.id, name: sum.tab === undefined ? '…' : sum.tab.name }, t),
      mark: markTab(sum),
      ...(state !== 'read' && { warning: t(`netWorth.rail.carried.${state}`) }),
    };
  });
  return { categories, tabs };
}

function markTab({ id, tab }: TabSum): ReactNode {
  if (id === 'equipment') return <Glyph name="user" className="text-faint" />;
  if (id === 'inventory') return <Glyph name="stash" className="text-faint" />;
  return (
    // Screen readers need only the tab's name, so the rest is hidden from them.
    <span aria-hidden="true">
      <TabIcon icon={tabIconOf(tab?.type ?? '')} className="shrink-0 text-faint" />
    </span>
  );
}

/** Lists sums by category and by tab; clicking an entry limits chart, treemap and table to it. */
export function TrackingRail({ filter, onFilter, onEditTabs, ...shown }: TrackingRailProps) {
  const { t } = useTranslation();
  const unit = readSumUnit(usePriceView());
  const { categories, tabs } = useRailRows(shown);
  return (
    <nav aria-label={t('netWorth.rail.label')} className="flex min-h-0 flex-col gap-3 overflow-y-auto px-2 py-3">
      <SumRail
        label={t('netWorth.rail.category')}
        title={t('netWorth.rail.category')}
        unit={unit}
        rows={categories}
        chosen={filter.categories}
        onPress={(id, how) => onFilter(toggleFilter(filter, { list: 'categories', id, how }))}
        all={{ chaos: shown.head.totalPrice, isOn: !isFiltered(filter), onPress: () => onFilter(noFilter) }}
      />
      <SumRail
        label={t('netWorth.rail.tab')}
        title={t('netWorth.rail.tab')}
        unit={unit}
        rows={tabs}
        chosen={filter.tabs}
        onPress={(id, how) => onFilter(toggleFilter(filter, { list: 'tabs', id, how }))}
        action={
          <button
            type="button"
            onClick={onEditTabs}
            className="text-12 text-text underline decoration-faint decoration-dotted underline-offset-3"
          >
            {t('netWorth.rail.edit')}
          </button>
        }
      />
    </nav>
  );
}

/** The same choices as two select fields, for layouts without a rail. */
export function TrackingSelects({ filter, onFilter, ...shown }: Omit<TrackingRailProps, 'onEditTabs'>) {
  const { t } = useTranslation();
  const { categories, tabs } = useRailRows(shown);
  const toOptions = (rows: readonly SumRow[], all: string, chosen: readonly string[]) => [
    { value: '', label: chosen.length > 1 ? t('netWorth.rail.several', { count: chosen.length }) : all },
    ...rows.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <>
      <Select
        aria-label={t('netWorth.rail.category')}
        value={filter.categories.length === 1 ? (filter.categories[0] ?? '') : ''}
        options={toOptions(categories, t('netWorth.rail.allCategories'), filter.categories)}
        onChange={(id) => onFilter({ ...filter, categories: id === '' ? [] : [id] })}
        className="min-w-0 flex-1"
      />
      <Select
        aria-label={t('netWorth.rail.tab')}
        value={filter.tabs.length === 1 ? (filter.tabs[0] ?? '') : ''}
        options={toOptions(tabs, t('netWorth.rail.allTabs'), filter.tabs)}
        onChange={(id) => onFilter({ ...filter, tabs: id === '' ? [] : [id] })}
        className="min-w-0 flex-1"
      />
    </>
  );
}
