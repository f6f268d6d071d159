import type { ReactNode } from 'react';
import type { SnapshotTab } from '@poexchange/domain/net-worth';
import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { nameTab } from '../data/name-tab.ts';
import { noItemFilters, type ItemFilters } from './item-rows.ts';

export type ItemFiltersProps = {
  readonly game: Game;
  readonly filters: ItemFilters;
  readonly onChange: (change: Partial<ItemFilters>) => void;
};

type Named = Pick<SnapshotTab, 'id' | 'name'>;

/** Selects one tab or all tabs; the tab list next to the chart can select several. */
export function TabSelect({
  tabs,
  filters,
  onChange,
  className,
}: Omit<ItemFiltersProps, 'game'> & { readonly tabs: readonly Named[]; readonly className?: string }) {
  const { t } = useTranslation();
  const [first] = filters.tabIds;
  const isSeveral = filters.tabIds.length > 1;
  return (
    <Select
      aria-label={t('snapshot.items.tab')}
      className={className}
      value={isSeveral ? 'several' : (first ?? '')}
      options={[
        { value: '', label: t('snapshot.items.allTabs') },
        ...(isSeveral ? [{ value: 'several', label: t('snapshot.items.tabCount', { count: filters.tabIds.length }) }] : []),
        ...tabs.map((tab) => ({ value: tab.id as string, label: nameTab(tab, t) })),
      ]}
      onChange={(id) => id !== 'several' && onChange({ tabIds: id === '' ? [] : [id] })}
    />
  );
}

/** Counts the filters in the button's menu that are not at their default. */
export function countItemFilters(filters: ItemFilters): number {
  return (filters.categoryIds.length > 0 ? 1 : 0) + (filters.confidence === 'all' ? 0 : 1) + (filters.price === 'all' ? 0 : 1);
}

/**
 * Filters by category, confidence and price origin, in the menu of a button that shows the number of active filters.
 */
export function ItemFilterButton({
  game,
  filters,
  onChange,
  categories,
  children,
}: ItemFiltersProps & { readonly categories: readonly string[]; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const count = countItemFilters(filters);
  const isSeveral = filters.categoryIds.length > 1;
  return (
    <Popover
      label={t('snapshot.items.filters')}
      className="max-h-[min(560px,var(--radix-popover-content-available-height))] w-[300px] overflow-y-auto p-4"
      trigger={
        <Button {...(count > 0 && { title: t('snapshot.items.filtersActive', { count }) })} className={count > 0 ? 'border-accent/50' : ''}>
          <Glyph name="funnel" size={14} className={count > 0 ? 'text-accent' : 'text-muted'} />
          {t('snapshot.items.filters')}
          {count > 0 && <span className="num rounded-full bg-accent px-1.5 text-12 font-semibold text-accent-ink">{count}</span>}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {children}
        <Field label={t('snapshot.items.category')}>
          {(control) => (
            <Select
              {...control}
              value={isSeveral ? 'several' : (filters.categoryIds[0] ?? '')}
              options={[
                { value: '', label: t('snapshot.items.allCategories') },
                ...(isSeveral
                  ? [{ value: 'several', label: filters.categoryIds.map((id) => nameCategory(id, nameOf, t)).join(', ') }]
                  : []),
                ...categories.map((id) => ({ value: id, label: nameCategory(id, nameOf, t) })),
              ]}
              onChange={(id) => id !== 'several' && onChange({ categoryIds: id === '' ? [] : [id] })}
            />
          )}
        </Field>
        <Field label={t('snapshot.items.confidence')}>
          {() => (
            <Segmented
              label={t('snapshot.items.confidence')}
              value={filters.confidence}
              options={(['all', 'good', 'low'] as const).map((value) => ({ value, label: t(`snapshot.items.confidenceOf.${value}`) }))}
              onChange={(confidence) => onChange({ confidence })}
            />
          )}
        </Field>
        <Field label={t('snapshot.items.price')}>
          {() => (
            <Segmented
              label={t('snapshot.items.price')}
              value={filters.price}
              options={(['all', 'own', 'market', 'none'] as const).map((value) => ({ value, label: t(`snapshot.items.priceOf.${value}`) }))}
              onChange={(price) => onChange({ price })}
            />
          )}
        </Field>
        <Button
          disabled={count === 0}
          onClick={() =>
            onChange({ categoryIds: noItemFilters.categoryIds, confidence: noItemFilters.confidence, price: noItemFilters.price })
          }
        >
          {t('snapshot.items.clear')}
        </Button>
      </div>
    </Popover>
  );
}

type NameCategory = (id: string) => string;
type Say = (key: 'snapshot.items.other') => string;

/** Names a net worth category. Net worth has one category that other pages do not have: everything else. */
export function nameCategory(id: string, nameOf: NameCategory, t: Say): string {
  return id === 'other' ? t('snapshot.items.other') : nameOf(id);
}
