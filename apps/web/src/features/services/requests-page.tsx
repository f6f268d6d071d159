/** Received and sent requests, with the actions on each (R2.01, D62). */
import { ApiError } from '@poexchange/contract/client';
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { useGame, useGameSegment } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { serviceRequestQuery } from '../../shared/services/requests-query.ts';
import { useServiceNames } from '../../shared/services/show-service-name.ts';
import { useRequestPages } from '../../shared/services/use-request-pages.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { dateOfFile, saveTextFile } from '../../shared/storage/save-file.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '../../shared/ui/states.tsx';
import { exportRequests } from './export-requests.ts';
import { IdleNote } from './idle-note.tsx';
import { PlayingButton } from './playing-button.tsx';
import { RequestCard, RequestRow } from './request-card.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestPanel } from './request-panel.tsx';
import { RequestSounds } from './request-sounds.tsx';
import { RequestSelects, RequestsRail } from './requests-rail.tsx';
import {
  LONGEST_TEXT,
  divideRequests,
  filterRequests,
  readFilter,
  writeFilter,
  type RequestsFilter,
  type RequestSide,
} from './requests-view.ts';
import { useEndReminder, useHasEndedReminder } from './vouch-reminders.ts';
import { ServicesFrame } from './services-frame.tsx';
import type { ServicesSearch } from './services-view.ts';
import { useServiceKeys } from './use-service-keys.ts';
import { useVouchHold } from './use-vouch-hold.ts';
import { WIDE_QUERY, useMediaQuery } from '../../shared/ui/use-media-query.ts';

export function RequestsPage() {
  const { t } = useTranslation();
  const hasToken = useHasToken();
  if (hasToken) return <SignedInRequests />;
  return (
    <ServicesFrame
      title={t('services.place.requests')}
      rail={null}
      panel={null}
      panelTitle={t('services.place.requests')}
      onPanelClose={() => undefined}
      emptyPanel={null}
    >
      <EmptyState level={1} glyph="user" className="my-auto" title={t('services.request.needAccount')} actions={<ConnectButton />}>
        {t('services.request.needAccountText')}
      </EmptyState>
    </ServicesFrame>
  );
}

function SignedInRequests() {
  const { t } = useTranslation();
  const game = useGame();
  const segment = useGameSegment();
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE_QUERY);
  const { notificationId: chosenId = '' }: { notificationId?: string } = useParams({ strict: false });
  const search = useSearch({ strict: false }) as ServicesSearch;
  const filter = useMemo(() => readFilter(search), [search]);
  const { newest: query, requests: all, older } = useRequestPages(game);
  const listed = all.find(({ id }) => id === chosenId);
  const single = useQuery({
    ...serviceRequestQuery(chosenId),
    enabled: chosenId !== '' && query.data !== undefined && listed === undefined,
  });
  const chosen = listed ?? single.data ?? null;
  const names = useServiceNames();
  const shown = useMemo(() => filterRequests(all, filter, names), [all, filter, names]);
  const division = useDivision(all);
  const lists = divideRequests(shown, division);
  const order = [...lists.waiting, ...lists.underWay, ...lists.toVouch, ...lists.history];

  const open = (id: string | null): void =>
    void (id === null
      ? navigate({ to: '/$game/poexchange/services/trade', params: { game: segment }, search, replace: true })
      : navigate({
          to: '/$game/poexchange/services/trade/$notificationId',
          params: { game: segment, notificationId: id },
          search,
          replace: isWide,
        }));
  const move = (by: 1 | -1): void => {
    const at = order.findIndex(({ id }) => id === chosenId);
    const next = order[at === -1 ? 0 : Math.min(order.length - 1, Math.max(0, at + by))];
    if (next !== undefined) open(next.id);
  };
  useServiceKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: chosenId !== '' && isWide ? () => open(null) : undefined,
  });
  const change = (some: Partial<RequestsFilter>): void =>
    void navigate({ to: '.', search: writeFilter({ ...filter, ...some }), replace: some.text !== undefined });
  const waitingCount = divideRequests(all, division).waiting.length;

  return (
    <ServicesFrame
      title={t('services.place.requests')}
      rail={<RequestsRail requests={all} game={game} filter={filter} onChange={change} />}
      panelKey={chosenId === '' ? null : chosenId}
      panelTitle={t('services.request.title')}
      onPanelClose={() => open(null)}
      emptyPanel={chosenId === '' ? null : <NothingChosen error={single.error} isRead={query.data !== undefined && !single.isFetching} />}
      panel={
        chosen === null ? null : (
          <RequestPanel
            key={chosen.id}
            request={chosen}
            before={all.filter(
              (other) => other.id !== chosen.id && other.counterpart !== null && other.counterpart.userId === chosen.counterpart?.userId,
            )}
            onMove={move}
            onClose={() => open(null)}
          />
        )
      }
    >
      <header className="flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
          <h1 className="text-18 font-semibold">{t('services.place.requests')}</h1>
          <p role="status" className="text-12 text-muted">
            {waitingCount > 0 && t('services.request.waitForYou', { count: waitingCount })}
          </p>
        </div>
        <PlayingButton />
        <div className={joinClasses('flex flex-wrap items-center gap-2 max-md:w-full', all.length === 0 && 'hidden')}>
          {!isWide && <RequestSelects requests={all} game={game} filter={filter} onChange={change} />}
          <Segmented
            label={t('services.history.side')}
            value={filter.side}
            onChange={(side: RequestSide) => change({ side })}
            options={[
              { value: 'all', label: t('services.state.all') },
              { value: 'toMe', label: t('services.request.toMe') },
              { value: 'byMe', label: t('services.request.byMe') },
            ]}
          />
          <TextField
            glyph="search"
            type="search"
            aria-label={t('services.request.search')}
            placeholder={t('services.request.search')}
            value={filter.text}
            maxLength={LONGEST_TEXT}
            onChange={(event) => change({ text: event.target.value })}
            className="w-[170px] max-md:order-last max-md:w-full"
          />
          <Button disabled={shown.length === 0} onClick={() => saveShown(shown, game)} title={t('services.history.exportHint')}>
            {t('services.history.export')}
          </Button>
        </div>
      </header>
      <IdleNote />
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
        {query.data === undefined ? (
          query.failureCount === 0 ? (
            <RowsSkeleton label={t('services.loading')} start={['h-8 w-[220px]']} end={['h-3 w-[80px]']} />
          ) : (
            <ErrorState
              title={t('services.request.failed')}
              actions={
                <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
                  {t('app.retry')}
                </Button>
              }
            />
          )
        ) : all.length === 0 && older.state !== 'more' ? (
          <NoRequests />
        ) : shown.length === 0 ? (
          <EmptyState
            glyph="search"
            title={t('services.request.noneFound')}
            actions={
              <Button onClick={() => change({ state: 'all', side: 'all', section: '', text: '' })}>{t('services.filter.clear')}</Button>
            }
          />
        ) : (
          <RequestSections lists={lists} chosenId={chosenId} />
        )}
        {query.data !== undefined && <OlderRequests older={older} />}
        {!isWide && all.length > 0 && <RequestSounds className="mt-4 border-t border-line-soft pt-2" />}
      </div>
    </ServicesFrame>
  );
}

/** Saves the shown requests as a table. */
function saveShown(shown: Parameters<typeof exportRequests>[0], game: Game): void {
  saveTextFile({
    name: `poexchange-services-${game}-${dateOfFile(new Date())}.csv`,
    text: exportRequests(shown),
    type: 'text/csv;charset=utf-8',
  });
}

/** Below the list: a button for the next page, the reason why it failed, or the end. */
export function OlderRequests({ older }: { readonly older: ReturnType<typeof useRequestPages>['older'] }) {
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

function RequestSections({ lists, chosenId }: { readonly lists: ReturnType<typeof divideRequests>; readonly chosenId: string }) {
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

/** Example of a request, for users without any. */
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

/** Replaces a request that is not shown: still loading, or the reason why it cannot be shown. */
function NothingChosen({ error, isRead }: { readonly error: Error | null; readonly isRead: boolean }) {
  const { t } = useTranslation();
  if (!isRead) return <RowsSkeleton label={t('services.loading')} start={['h-4 w-[160px]']} end={['h-3 w-[60px]']} />;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <EmptyState glyph="info" title={t(isGone ? 'services.request.notFound' : 'services.request.failed')} className="my-auto">
      {isGone ? t('services.request.notFoundText') : undefined}
    </EmptyState>
  );
}

/** Returns the function that groups these requests; a withdrawn vouch is not asked for after a reload either. */
function useDivision(requests: readonly ServiceRequest[]) {
  const hasEndedReminder = useHasEndedReminder();
  const endReminder = useEndReminder();
  const hold = useVouchHold(requests);
  useEffect(() => {
    for (const request of requests) if (hold.settled.has(request.id) && !hasEndedReminder(request)) endReminder(request);
  }, [hold.settled, requests, hasEndedReminder, endReminder]);
  return { nowMs: readServerNowMs(), hasEndedReminder, hold };
}
