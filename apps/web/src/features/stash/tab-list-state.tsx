import type { StashTabInfo } from '@poexchange/domain/stash';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureText } from '../../shared/api/failure-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';

export type TabListStateProps = {
  readonly list: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'failureReason' | 'error' | 'refetch'>;
  /** All tabs; undefined until they are loaded. */
  readonly tabs: readonly StashTabInfo[] | undefined;
  /** Tabs that match the search. */
  readonly shown: readonly StashTabInfo[];
  readonly rowHeight: number;
  /** Shown for an account without tabs. */
  readonly empty: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
};

/** A tab list in any of its states: loading, failed, empty, without a match, or with rows. */
export function TabListState({ list, tabs, shown, rowHeight, empty, children }: TabListStateProps) {
  const { t } = useTranslation();
  if (list.isPending && list.failureReason === null) {
    return (
      <div role="status" aria-label={t('stash.chooser.loading')} className="flex min-h-[160px] flex-1 flex-col overflow-hidden">
        {Array.from({ length: 12 }, (_, row) => (
          <span key={row} style={{ height: rowHeight }} className="flex shrink-0 items-center gap-2.5 px-4">
            <Skeleton className="size-4" />
            <Skeleton className="h-4 w-[140px]" />
          </span>
        ))}
      </div>
    );
  }
  if (tabs === undefined) {
    return (
      <ErrorState
        title={t('stash.chooser.failed')}
        className="my-auto"
        actions={
          <Button isBusy={list.isFetching} onClick={() => void list.refetch()}>
            {t('app.retry')}
          </Button>
        }
      >
        <FailureText error={list.failureReason ?? list.error} />
      </ErrorState>
    );
  }
  if (tabs.length === 0) return empty;
  if (shown.length === 0) return <EmptyState glyph="search" title={t('stash.chooser.none')} className="my-auto" />;
  return children;
}
