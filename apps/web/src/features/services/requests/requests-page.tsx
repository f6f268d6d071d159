/** Received and sent requests, with the actions on each. */
import { ApiError } from '@poexchange/contract/client';
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { ConnectButton } from '../../../shared/account/connect-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { dateOfFile, saveTextFile } from '../../../shared/storage/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { EmptyState, RowsSkeleton } from '../../../shared/ui/states.tsx';
import { IdleNote } from '../idle-note.tsx';
import { PlayingButton } from '../playing-button.tsx';
import { ServicesFrame } from '../services-frame.tsx';
import { exportRequests } from './export-requests.ts';
import { RequestList } from './request-list.tsx';
import { RequestPanel } from './request-panel.tsx';
import { RequestSelects, RequestsRail } from './requests-rail.tsx';
import { LONGEST_TEXT, type RequestSide } from './requests-view.ts';
import { useRequestsPage, type RequestsPageState } from './use-requests-page.ts';

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
  const page = useRequestsPage();
  const { all, chosenId, chosen, open, move } = page;
  return (
    <ServicesFrame
      title={t('services.place.requests')}
      rail={<RequestsRail requests={all} game={page.game} filter={page.filter} onChange={page.change} />}
      panelKey={chosenId === '' ? null : chosenId}
      panelTitle={t('services.request.title')}
      onPanelClose={() => open(null)}
      emptyPanel={chosenId === '' ? null : <NothingChosen {...page.missing} />}
      panel={
        chosen === null ? null : (
          <RequestPanel
            key={chosen.id}
            request={chosen}
            before={listOthersOfPerson(all, chosen)}
            onMove={move}
            onClose={() => open(null)}
          />
        )
      }
    >
      <RequestsHeader page={page} />
      <IdleNote />
      <RequestList page={page} />
    </ServicesFrame>
  );
}

/** Other requests between the same two people. */
function listOthersOfPerson(all: readonly ServiceRequest[], { id, counterpart }: ServiceRequest): readonly ServiceRequest[] {
  return all.filter((other) => other.id !== id && other.counterpart !== null && other.counterpart.userId === counterpart?.userId);
}

function RequestsHeader({ page }: { readonly page: RequestsPageState }) {
  const { t } = useTranslation();
  const { game, isWide, all, shown, waitingCount, filter, change } = page;
  return (
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
  );
}

/** Saves the displayed requests as a CSV file. */
function saveShown(shown: readonly ServiceRequest[], game: Game): void {
  saveTextFile({
    name: `poexchange-services-${game}-${dateOfFile(new Date())}.csv`,
    text: exportRequests(shown),
    type: 'text/csv;charset=utf-8',
  });
}

/** Shown instead of a request that is loading or unavailable, with the reason. */
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
