import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { VirtualList } from '../../shared/ui/virtual-list.tsx';
import { EmptyState, ErrorState, Note, Skeleton } from '../../shared/ui/states.tsx';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import type { StashSearch, FoundItem } from '../../shared/workers/search-stash.ts';
import { TabChip, useLoadedStash } from '../stash/index.ts';
import { stashSearchQuery } from './search-queries.ts';

type FoundListProps = {
  readonly items: readonly FoundItem[];
  /** Number of matching items, which may exceed the number of listed items. */
  readonly total: number;
  readonly tabById: ReadonlyMap<StashTabId, StashTabInfo>;
};

const ROW_HEIGHT = 40;

/** The matching items, each with its tab. Renders only visible rows. */
function FoundList({ items, total, tabById }: FoundListProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1.5">
      <VirtualList
        label={t('search.stash.found')}
        isFocusable
        rows={items}
        rowKey={(_item, index) => index}
        rowHeight={ROW_HEIGHT}
        ahead={8}
        className="max-h-[320px] rounded-md border border-line-soft bg-bg"
        rowClassName="flex items-center gap-2.5 px-3"
      >
        {(item) => (
          <>
            <ItemIcon path={item.iconPath} size={28} />
            <span translate="no" className="line-clamp-2 min-w-0 flex-1 text-13 leading-[16px] wrap-anywhere">
              {nameItem(item.name)}
              {item.base !== '' && <span className="text-muted">{`, ${nameItem(item.base)}`}</span>}
            </span>
            {item.stackSize > 1 && <span className="num shrink-0 text-12 text-muted">{`×${item.stackSize}`}</span>}
            <span className="flex max-w-[35%] shrink-0">
              <TabChip tab={tabById.get(item.tabId) ?? { name: '', color: '', blackText: false }} />
            </span>
          </>
        )}
      </VirtualList>
      {total > items.length && <p className="text-12 text-muted">{t('search.stash.more', { amount: items.length })}</p>}
    </div>
  );
}

export type TriedStashProps = {
  readonly scope: StashScope;
  readonly text: string;
  /** True if the text is a valid search. */
  readonly hasSearch: boolean;
  /** Called with the number of matching items per term, or with null while the numbers are unknown. */
  readonly onHits: (hits: readonly number[] | null) => void;
};

type TabOf = ReturnType<typeof useLoadedStash>['tabById'];

/** Tests the search on the league's tabs stored in this browser: shows the matches in each tab, and the items. */
export function TriedStash({ scope, text, hasSearch, onHits }: TriedStashProps) {
  const { t } = useTranslation();
  const { contentVersion, isRestored, hasTabs, tabById } = useLoadedStash(scope);
  const isReady = isRestored && hasTabs;
  const { data, isError } = useQuery(stashSearchQuery(scope, { text, isReady, contentVersion }));
  const hits = data?.termHits ?? null;
  useEffect(() => {
    onHits(hits);
    return () => onHits(null);
  }, [hits, onHits]);
  if (isRestored && !hasTabs) return <NothingLoaded game={scope.game} />;
  if (isError) return <ErrorState title={t('search.stash.failed')} />;
  if (data === undefined || data === null) return <Skeleton className="h-[120px]" />;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {data.isCutShort && <Note>{t('search.stash.cutShort')}</Note>}
      <TabCounts tabs={data.tabs} tabById={tabById} hasSearch={hasSearch} />
      {hasSearch && data.items.length > 0 && <FoundList items={data.items} total={sumFound(data)} tabById={tabById} />}
    </div>
  );
}

/** Tabs are not loaded here: they are selected on the sell page, because loading uses up the request limit. */
export function NothingLoaded({ game }: { readonly game: StashScope['game'] }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('search.stash.nothing')}
      actions={
        <Link
          to="/$game/poexchange/bulk-trade/my-listings"
          params={{ game: segmentOfGame(game) }}
          className="text-13 text-accent hover:underline"
        >
          {t('nav.myListings')}
        </Link>
      }
    >
      {t('search.stash.nothingText')}
    </EmptyState>
  );
}

const sumFound = ({ tabs }: StashSearch): number => tabs.reduce((sum, tab) => sum + tab.foundCount, 0);

function TabCounts({
  tabs,
  tabById,
  hasSearch,
}: {
  readonly tabs: StashSearch['tabs'];
  readonly tabById: TabOf;
  readonly hasSearch: boolean;
}) {
  const { t } = useTranslation();
  const amount = tabs.reduce((sum, tab) => sum + tab.itemCount, 0);
  const found = tabs.reduce((sum, tab) => sum + tab.foundCount, 0);
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="text-13 tabular-nums">
        {hasSearch ? t('search.finds', { found, amount }) : t('search.itemsRead', { amount })}
      </p>
      <ul
        aria-label={t('search.stash.tabs')}
        className="max-h-[190px] divide-y divide-line-soft overflow-y-auto rounded-md border border-line-soft bg-bg"
      >
        {tabs.map(({ tabId, itemCount, foundCount }) => (
          <li key={tabId} className="flex items-center gap-3 px-3 py-1.5 text-13">
            <span className="flex min-w-0 flex-1">
              <TabChip tab={tabById.get(tabId) ?? { name: '', color: '', blackText: false }} />
            </span>
            <span className={joinClasses('num shrink-0 text-12', hasSearch && foundCount > 0 ? 'text-text' : 'text-muted')}>
              {hasSearch
                ? t('search.stash.ofTab', { found: foundCount, amount: itemCount })
                : t('search.stash.inTab', { count: itemCount })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
