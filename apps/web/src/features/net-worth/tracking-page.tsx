import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { Suspense, useCallback, useState, type ComponentProps } from 'react';
import { FailureText } from '../../shared/api/failure-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { PHONE_QUERY, ROOMY_QUERY, useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { AutoHost } from './auto/auto-host.tsx';
import { AutoSwitch } from './auto/auto-switch.tsx';
import { Band } from './band/band.tsx';
import { IncomeSlot } from './band/income-slot.tsx';
import { MarketNotes, useMarketFaultText } from './band/market-notes.tsx';
import type { Tracking } from './data/use-tracking.ts';
import { isFiltered } from './data/view.ts';
import { ChartRegion, ChartRequestDialog, HoldingsRegion, PanelRegion, TreemapChoice, TreemapRegion } from './lazy-regions.ts';
import type { ChartRequest } from './panel/chart-request.tsx';
import { GreyRows } from './parts/grey-rows.tsx';
import type { ProfileDialogs } from './profiles/use-profile-dialogs.tsx';
import { TrackingRail, TrackingSelects } from './rail/tracking-rail.tsx';
import { SnapshotDock } from './taking/snapshot-dock.tsx';
import { TakeButton } from './taking/take-button.tsx';

export type TrackingPageProps = {
  readonly tracking: Tracking;
  readonly profile: SnapshotProfile;
  readonly dialogs: ProfileDialogs;
};

type MatchItem = ComponentProps<typeof TreemapRegion>['isMatch'];
const mapChoice = <TreemapChoice />;

/**
 * The page of a profile. Each region belongs to a folder of this feature and takes plain props from `tracking`: `heads`
 * oldest first, `head` the chosen snapshot, `since` the one it is compared with, `details` the query of its items,
 * `view` the state in the address, and `change` to update it.
 */
export function TrackingPage({ tracking, profile, dialogs }: TrackingPageProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE_QUERY);
  const isRoomy = useMediaQuery(ROOMY_QUERY);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [request, setRequest] = useState<ChartRequest | null>(null);
  const { game, heads, head, details, rows, settings, profiles, view, change } = tracking;
  const fault = useMarketFaultText(profile);
  const newest = heads.at(-1) ?? null;
  const filterProps =
    head === null || newest === null
      ? null
      : { game, head, newest, details: details.data, filter: view.filter, onFilter: (filter: typeof view.filter) => change({ filter }) };
  const hasFailed = rows.isError && rows.data === undefined;

  const income = <IncomeSlot heads={heads} />;
  const auto = settings.data === undefined ? null : <AutoSwitch settings={settings.data} profileId={profile.id} />;
  const action = <TakeButton profile={profile} onChooseTabs={() => dialogs.edit(profile)} disabledReason={fault} />;
  // At the foot of the panel; if the panel covers the page, at the foot of the page.
  const dock = <SnapshotDock profiles={profiles.data ?? []} />;
  const panel = (
    <div className="flex min-h-0 flex-1 flex-col">
      <Suspense fallback={<GreyRows label={t('snapshot.panel.loading')} />}>
        <PanelRegion
          tracking={tracking}
          form={isPhone ? 'short' : 'full'}
          {...(!isRoomy && !isPhone && { onClose: () => setPanelOpen(false) })}
        />
      </Suspense>
    </div>
  );
  const renderMap = useCallback((isMatch: MatchItem) => <TreemapRegion tracking={tracking} isMatch={isMatch} />, [tracking]);

  return (
    <div className="relative flex-1 md:min-h-[880px] xl:min-h-[760px]">
      <div className="flex flex-col md:absolute md:inset-0">
        <Band
          profiles={profiles.data ?? []}
          profile={profile}
          heads={heads}
          isLoading={rows.isPending}
          onEdit={dialogs.edit}
          onDelete={dialogs.remove}
          income={income}
          auto={auto}
          action={action}
        />
        <AutoHost name="page" />
        <MarketNotes profile={profile} />
        {!isWide && filterProps !== null && (!isPhone || isFiltered(view.filter)) && (
          <div className="flex items-center gap-2 border-b border-line-soft px-4 py-2">
            <TrackingSelects {...filterProps} />
            {!isPhone && head !== null && <PanelButton atMs={head.createdAtMs} onOpen={() => setPanelOpen(true)} />}
          </div>
        )}
        {hasFailed ? (
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
        ) : (
          <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)] xl:grid-cols-[208px_minmax(0,1fr)_384px] wide:grid-cols-[232px_minmax(0,1fr)_440px]">
            {isWide && (
              <div className="row-span-2 flex min-h-0 flex-col border-r border-line-soft">
                {filterProps === null ? (
                  <Skeleton className="m-3 h-[280px]" />
                ) : (
                  <TrackingRail {...filterProps} onEditTabs={() => dialogs.edit(profile)} />
                )}
                {!isRoomy && head !== null && (
                  <div className="mt-auto border-t border-line-soft p-2">
                    <PanelButton atMs={head.createdAtMs} onOpen={() => setPanelOpen(true)} />
                  </div>
                )}
              </div>
            )}
            <section aria-label={t('netWorth.chart')} className="min-w-0 lg:col-start-2">
              {/* Chart. Choosing a snapshot opens the panel where it covers the page. */}
              <Suspense fallback={<Skeleton className="mx-4 my-3 h-[320px] rounded-md" />}>
                <ChartRegion
                  tracking={tracking}
                  onSelected={() => setPanelOpen(!isPhone)}
                  onCompare={(since, snapshot) => change({ mode: 'compare', since, snapshot })}
                  onNote={(id) => setRequest({ kind: 'note', id })}
                  onCompareWith={(id) => heads.length > 1 && setRequest({ kind: 'compare', id })}
                />
              </Suspense>
            </section>
            {/* On a phone the snapshot is between chart and holdings; elsewhere next to the page or over it. */}
            {isPhone ? (
              <aside aria-label={t('netWorth.snapshot')} className="border-y border-line-soft bg-s1">
                {panel}
              </aside>
            ) : (
              <div className="contents xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:grid xl:min-h-0 xl:grid-cols-[minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)]">
                <SidePanel
                  lies={isRoomy ? 'beside' : 'over'}
                  isOpen={isRoomy || isPanelOpen}
                  onClose={() => setPanelOpen(false)}
                  title={t('netWorth.snapshot')}
                  label={t('netWorth.snapshot')}
                >
                  {panel}
                  {isRoomy && dock}
                </SidePanel>
              </div>
            )}
            <section aria-label={t('netWorth.holdings')} className="flex min-h-0 min-w-0 flex-col border-t border-line-soft lg:col-start-2">
              <Suspense fallback={<GreyRows label={t('snapshot.items.loading')} />}>
                <HoldingsRegion tracking={tracking} mapChoice={mapChoice} renderMap={renderMap} />
              </Suspense>
            </section>
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {request !== null && <ChartRequestDialog request={request} tracking={tracking} onClose={() => setRequest(null)} />}
      </Suspense>
      {!isRoomy && <div className="sticky bottom-[var(--bottom-bar-height)] z-20 ml-auto md:w-[384px]">{dock}</div>}
    </div>
  );
}

function PanelButton({ atMs, onOpen }: { readonly atMs: number; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Button onClick={onOpen} className="w-full shrink-0 md:max-lg:w-auto">
      {t('netWorth.snapshotAt', { time: writeClock(atMs) })}
      <Glyph name="chevronRight" />
    </Button>
  );
}
