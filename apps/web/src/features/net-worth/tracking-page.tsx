import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { Suspense, useState } from 'react';
import { FailureText } from '../../shared/api/failure-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useServerTime } from '../../shared/time/now-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { AutoHost } from './auto/auto-host.tsx';
import { AutoSwitch } from './auto/auto-switch.tsx';
import { Band } from './band/band.tsx';
import { MarketNotes, useMarketFaultText } from './band/market-notes.tsx';
import { HourlyIncome, type IncomeWindow } from './band/hourly-income.tsx';
import type { Tracking } from './data/use-tracking.ts';
import { isFiltered } from './data/view.ts';
import { ChartRequestDialog } from './lazy-regions.ts';
import type { ProfileDialogs } from './profiles/use-profile-dialogs.tsx';
import { TrackingSelects } from './rail/tracking-rail.tsx';
import { SnapshotDock } from './taking/snapshot-dock.tsx';
import { TakeButton } from './taking/take-button.tsx';
import { PanelButton, TrackingRegions } from './tracking-regions.tsx';
import { useTrackingPage, type TrackingPageState } from './use-tracking-page.ts';

const MINUTE_MS = 60_000;

export type TrackingPageProps = {
  readonly tracking: Tracking;
  readonly profile: SnapshotProfile;
  readonly dialogs: ProfileDialogs;
};

/**
 * A profile's page. Each region has its own folder in this feature and takes plain props from `tracking`: `heads`,
 * oldest first; `head`, the selected snapshot; `since`, the baseline snapshot; `details`, the query for the items of
 * `head`; `view`, the state in the address; and `change`, which updates the view.
 */
export function TrackingPage({ tracking, profile, dialogs }: TrackingPageProps) {
  const page = useTrackingPage(tracking);
  const { isRoomy, request, setRequest } = page;
  const { heads, rows, settings } = tracking;
  const profiles = tracking.profiles.data ?? [];
  const fault = useMarketFaultText(profile);
  const edit = (): void => dialogs.edit(profile);
  // The dock is at the foot of the panel, or at the foot of the page if the panel covers the page.
  const dock = <SnapshotDock profiles={profiles} />;
  return (
    <div className="relative flex-1 md:min-h-[880px] xl:min-h-[760px]">
      <div className="flex flex-col md:absolute md:inset-0">
        <Band
          profiles={profiles}
          profile={profile}
          heads={heads}
          isLoading={rows.isPending}
          onEdit={dialogs.edit}
          onDelete={dialogs.remove}
          income={<Income heads={heads} />}
          auto={settings.data === undefined ? null : <AutoSwitch settings={settings.data} profileId={profile.id} />}
          action={<TakeButton profile={profile} onChooseTabs={edit} disabledReason={fault} />}
        />
        <AutoHost name="page" />
        <MarketNotes profile={profile} />
        <SelectsLine page={page} />
        {rows.isError && rows.data === undefined ? (
          <RowsFailed rows={rows} />
        ) : (
          <TrackingRegions tracking={tracking} page={page} dock={dock} onEditTabs={edit} />
        )}
      </div>
      <Suspense fallback={null}>
        {request !== null && <ChartRequestDialog request={request} tracking={tracking} onClose={() => setRequest(null)} />}
      </Suspense>
      {!isRoomy && <div className="sticky bottom-[var(--bottom-bar-height)] z-20 ml-auto md:w-[384px]">{dock}</div>}
    </div>
  );
}

/** Hourly income in the band, over a window that stays selected during the visit. */
function Income({ heads }: Pick<Tracking, 'heads'>) {
  const [window, setWindow] = useState<IncomeWindow>('24');
  // Rounded to the minute: summing thousands of snapshots every second would be wasteful.
  const nowMs = useServerTime((now) => Math.ceil(now / MINUTE_MS) * MINUTE_MS);
  return <HourlyIncome heads={heads} nowMs={nowMs} window={window} onWindow={setWindow} />;
}

/** Replaces the rail in narrow layouts; shown on a phone only while a filter is set. */
function SelectsLine({ page }: { readonly page: TrackingPageState }) {
  const { isWide, isPhone, sums, setPanelOpen } = page;
  if (isWide || sums === null || (isPhone && !isFiltered(sums.filter))) return null;
  return (
    <div className="flex items-center gap-2 border-b border-line-soft px-4 py-2">
      <TrackingSelects {...sums} />
      {!isPhone && <PanelButton atMs={sums.head.createdAtMs} onOpen={() => setPanelOpen(true)} />}
    </div>
  );
}

function RowsFailed({ rows }: { readonly rows: Tracking['rows'] }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('netWorth.failed')}
      className="my-auto"
      actions={
        <Button isBusy={rows.isFetching} onClick={() => void rows.refetch()}>
          {t('app.retry')}
        </Button>
      }
    >
      <FailureText error={rows.error} />
    </ErrorState>
  );
}
