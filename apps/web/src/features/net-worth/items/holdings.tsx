import { netWorthCategoryOf, type SnapshotDetails, type DetailItem, type SnapshotTabId } from '@poexchange/domain/net-worth';
import { useMemo, useRef, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { useSlashKey } from '../../../shared/ui/use-slash-key.ts';
import { GreyRows } from '../parts/grey-rows.tsx';
import { marks } from '../parts/marks.ts';
import { ItemFilterButton, TabSelect } from './item-filters.tsx';
import { type ItemFilters, makeItemMatch, makeItemSearched } from './item-rows.ts';
import { ItemTable, type ItemTableProps } from './item-table.tsx';
import { writeProperties } from '@poexchange/domain/grouping';
import { listSearchedNames } from '../../../shared/i18n/item-names.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';

export type HoldingsProps = Omit<ItemTableProps, 'details' | 'isMatch'> & {
  readonly text: string;
  /** Undefined while loading. */
  readonly details: SnapshotDetails | undefined;
  readonly onText: (text: string) => void;
  readonly onFilters: (change: Partial<ItemFilters>) => void;
  /** Control for what the map shows, next to the title. */
  readonly mapChoice?: ReactNode;
  /** Renders the item map between the toolbar and the table; the map dims items that do not match the search. */
  readonly renderMap?: (isMatch: ItemTableProps['isMatch']) => ReactNode;
};

/** Lists the snapshot's items: a shared toolbar, the map and the table. */
export function Holdings({ details, text, onText, onFilters, mapChoice, renderMap, ...table }: HoldingsProps) {
  const { t } = useTranslation();
  const { filters, scope } = table;
  const isMatch = useItemMatch(details, text);
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  // Rerender the map when the predicate changes, not on every keystroke.
  const map = useMemo(() => renderMap?.(isMatch), [renderMap, isMatch]);
  const facts = useMemo(() => readFacts(details), [details]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-[44px] flex-wrap items-center gap-2 px-4 py-1.5">
        <h2 className="mr-1 text-18 font-semibold">{t('snapshot.items.title')}</h2>
        {mapChoice}
        <span className="hidden flex-1 md:block" />
        <span className="relative flex items-center max-md:order-1 max-md:min-w-[150px] max-md:flex-1 md:w-[176px]">
          <Glyph name="search" size={14} className="pointer-events-none absolute left-2.5 text-faint" />
          <input
            ref={field}
            type="search"
            aria-label={t('snapshot.items.search')}
            placeholder={t('snapshot.items.search')}
            value={text}
            maxLength={100}
            onChange={(event) => onText(event.target.value)}
            className={joinClasses(INPUT_CLASSES, 'pr-8 pl-[30px]')}
          />
          {text === '' && (
            <span className="pointer-events-none absolute right-2 max-md:hidden">
              <Kbd>{'/'}</Kbd>
            </span>
          )}
        </span>
        <TabSelect tabs={details?.tabs ?? []} filters={filters} onChange={onFilters} className="w-[120px] max-md:hidden" />
        <span className="max-md:order-1">
          <ItemFilterButton game={scope.game} filters={filters} onChange={onFilters} categories={facts.categories}>
            <TabSelect tabs={details?.tabs ?? []} filters={filters} onChange={onFilters} className="md:hidden" />
          </ItemFilterButton>
        </span>
        {facts.ignoredCount > 0 && (
          <button
            type="button"
            aria-pressed={filters.ignored === 'shown'}
            onClick={() => onFilters({ ignored: filters.ignored === 'shown' ? 'hidden' : 'shown' })}
            className="inline-flex h-[30px] items-center gap-2 rounded-md px-2 font-medium text-muted hover:bg-s2 hover:text-text aria-pressed:bg-s3 aria-pressed:text-text max-md:order-1 max-md:h-[40px]"
          >
            <Glyph name={marks.eyeOff} size={14} />
            {t('snapshot.items.ignoredCount', { count: facts.ignoredCount })}
          </button>
        )}
      </header>
      {map}
      {details === undefined ? (
        <GreyRows label={t('snapshot.items.loading')} />
      ) : (
        <ItemTable details={details} isMatch={isMatch} {...table} />
      )}
    </div>
  );
}

function readFacts(details: SnapshotDetails | undefined): { readonly ignoredCount: number; readonly categories: readonly string[] } {
  const categories = new Set<string>();
  let ignoredCount = 0;
  for (const item of details?.items ?? []) {
    if (item.isIgnored) ignoredCount += 1;
    if (details !== undefined) categories.add(netWorthCategoryOf(details.game, item.tag));
  }
  return { ignoredCount, categories: [...categories].sort() };
}

/**
 * Returns a predicate that searches the name, properties (in English and in the page's language) and tab; null without
 * a search. The predicate lags behind the typed text, because typing is faster than scanning 20,000 items.
 */
function useItemMatch(details: SnapshotDetails | undefined, text: string): ((item: DetailItem) => boolean) | null {
  const { t } = useTranslation();
  const searchedOf = useMemo(() => {
    const names = new Map<SnapshotTabId, string>(details?.tabs.map(({ id, name }) => [id, name]));
    return makeItemSearched(({ displayName, priceProps, holdings }) =>
      [
        listSearchedNames(displayName),
        writeProperties(priceProps),
        sayProperties(priceProps, t),
        ...holdings.map(({ tabId }) => names.get(tabId) ?? ''),
      ].join(' '),
    );
  }, [details, t]);
  const deferred = useDeferredValue(text);
  return useMemo(() => makeItemMatch(deferred, searchedOf), [deferred, searchedOf]);
}
