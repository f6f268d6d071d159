/** The page's requests, grouped by the action they require, or the reason why the list is empty. */
import { Link } from '@tanstack/react-router';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '../../../shared/ui/states.tsx';
import { RequestCard, RequestRow } from './request-card.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestSounds } from './requests-rail.tsx';
import type { RequestLists } from './requests-view.ts';
import type { RequestsPageState } from './use-requests-page.ts';

export function RequestList({ page }: { readonly page: RequestsPageState }) {
  const { newest, all, older, isWide } = page;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
      <ListBody page={page} />
      {newest.data !== undefined && <OlderRequests older={older} />}
      {!isWide && all.length > 0 && <RequestSounds className="mt-4 border-t border-line-soft pt-2" />}
    </div>
  );
}

function ListBody({ page }: { readonly page: RequestsPageState }) {
  const { t } = useTranslation();
  const { newest, all, older, shown, lists, chosenId, change } = page;
  if (newest.data === undefined) {
    return newest.failureCount === 0 ? (
      <RowsSkeleton label={t('services.loading')} start={['h-8 w-[220px]']} end={['h-3 w-[80px]']} />
    ) : (
      <ErrorState
        title={t('services.request.failed')}
        actions={
          <Button isBusy={newest.isFetching} onClick={() => void newest.refetch()}>
            {t('app.retry')}
          </Button>
        }
      />
    );
  }
  if (all.length === 0 && older.state !== 'more') return <NoRequests />;
  if (shown.length > 0) return <RequestSections lists={lists} chosenId={chosenId} />;
  return (
    <EmptyState
      glyph="search"
      title={t('services.request.noneFound')}
      actions={<Button onClick={() => change({ state: 'all', side: 'all', section: '', text: '' })}>{t('services.filter.clear')}</Button>}
    />
  );
}

/**
 * Below the list: a button for the next page, the reason why the next page failed to load, or a note that the list ends
 * here.
 */
function OlderRequests({ older }: { readonly older: RequestsPageState['older'] }) {
  const { t } = useTranslation();
  if (older.state === 'none') return null;
  if (older.state === 'end') return <p className="py-4 text-center text-12 text-muted">{t('services.history.end')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 py-3">
      {older.hasFailed && (
        <p role="alert" className="text-12 text-down">
          {t('services.history.olderFailed')}
        </p>
      )}
      <Button isBusy={older.isFetching} onClick={older.fetch}>
        {t(older.hasFailed ? 'app.retry' : 'services.history.older')}
      </Button>
    </div>
  );
}

function RequestSections({ lists, chosenId }: { readonly lists: RequestLists; readonly chosenId: string }) {
  const { t } = useTranslation();
  return (
    <>
      {lists.waiting.length > 0 && (
        <section aria-label={t('services.request.answerNow')}>
          <SectionTitle text={t('services.request.answerNow')} count={lists.waiting.length} />
          <ul className="grid grid-cols-2 gap-3 max-xl:grid-cols-1">
            {lists.waiting.map((request) => (
              <RequestCard key={request.id} request={request} isSelected={request.id === chosenId} />
            ))}
          </ul>
        </section>
      )}
      {(['underWay', 'toVouch'] as const).map(
        (each) =>
          lists[each].length > 0 && (
            <section key={each} aria-label={t(`services.request.${each}`)}>
              <SectionTitle text={t(`services.request.${each}`)} count={lists[each].length} />
              <ul className="xl:grid xl:grid-cols-[minmax(0,1fr)_auto_auto_auto] xl:gap-x-4">
                {lists[each].map((request) => (
                  <RequestRow key={request.id} request={request} isSelected={request.id === chosenId} />
                ))}
              </ul>
            </section>
          ),
      )}
      {lists.history.length > 0 && (
        <section aria-label={t('services.request.history')}>
          <SectionTitle text={t('services.request.history')} count={lists.history.length} />
          <RequestHistory requests={lists.history} selectedId={chosenId} />
        </section>
      )}
    </>
  );
}

function SectionTitle({ text, count }: { readonly text: string; readonly count: number }) {
  return (
    <h2 className="flex h-[40px] items-center gap-2 font-semibold">
      {text}
      <span className="font-normal text-muted">{count}</span>
    </h2>
  );
}

/** Example request, for users without requests. */
function NoRequests() {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <EmptyState
      glyph="bell"
      title={t('services.request.none')}
      actions={
        <>
          <Button asChild kind="primary">
            <Link to="/$game/poexchange/services" params={{ game }}>
              {t('services.place.find')}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/$game/poexchange/services/my-listings" params={{ game }}>
              {t('services.place.mine')}
            </Link>
          </Button>
        </>
      }
    >
      {t('services.request.noneText')}
    </EmptyState>
  );
}
