import { Suspense, useCallback, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import type { Tracking } from './data/use-tracking.ts';
import { ChartRegion, HoldingsRegion, PanelRegion, TreemapChoice, TreemapRegion } from './lazy-regions.ts';
import { GreyRows } from './parts/grey-rows.tsx';
import { TrackingRail } from './rail/tracking-rail.tsx';
import type { TrackingPageState } from './use-tracking-page.ts';

export type TrackingRegionsProps = {
  readonly tracking: Tracking;
  readonly page: TrackingPageState;
  readonly dock: ReactNode;
  readonly onEditTabs: () => void;
};

type MatchItem = ComponentProps<typeof TreemapRegion>['isMatch'];
const mapChoice = <TreemapChoice />;

/** The page's regions below its band: rail, chart, snapshot and holdings. */
export function TrackingRegions({ tracking, page, dock, onEditTabs }: TrackingRegionsProps) {
  const { t } = useTranslation();
  const { isWide, isPhone, setPanelOpen, setRequest } = page;
  const { heads, change } = tracking;
  const renderMap = useCallback((isMatch: MatchItem) => <TreemapRegion tracking={tracking} isMatch={isMatch} />, [tracking]);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)] xl:grid-cols-[208px_minmax(0,1fr)_384px] wide:grid-cols-[232px_minmax(0,1fr)_440px]">
      {isWide && <RailColumn page={page} onEditTabs={onEditTabs} />}
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
      <PanelColumn tracking={tracking} page={page} dock={dock} />
      <section aria-label={t('netWorth.holdings')} className="flex min-h-0 min-w-0 flex-col border-t border-line-soft lg:col-start-2">
        <Suspense fallback={<GreyRows label={t('snapshot.items.loading')} />}>
          <HoldingsRegion tracking={tracking} mapChoice={mapChoice} renderMap={renderMap} />
        </Suspense>
      </section>
    </div>
  );
}

function RailColumn({ page, onEditTabs }: Pick<TrackingRegionsProps, 'page' | 'onEditTabs'>) {
  const { isRoomy, sums, setPanelOpen } = page;
  return (
    <div className="row-span-2 flex min-h-0 flex-col border-r border-line-soft">
      {sums === null ? <Skeleton className="m-3 h-[280px]" /> : <TrackingRail {...sums} onEditTabs={onEditTabs} />}
      {!isRoomy && sums !== null && (
        <div className="mt-auto border-t border-line-soft p-2">
          <PanelButton atMs={sums.head.createdAtMs} onOpen={() => setPanelOpen(true)} />
        </div>
      )}
    </div>
  );
}

/**
 * On a phone the snapshot is between chart and holdings; in wider layouts it is next to the page or covers the page.
 */
function PanelColumn({ tracking, page, dock }: Omit<TrackingRegionsProps, 'onEditTabs'>) {
  const { t } = useTranslation();
  const { isRoomy, isPhone, isPanelOpen, setPanelOpen } = page;
  const close = (): void => setPanelOpen(false);
  const panel = (
    <div className="flex min-h-0 flex-1 flex-col">
      <Suspense fallback={<GreyRows label={t('snapshot.panel.loading')} />}>
        <PanelRegion tracking={tracking} form={isPhone ? 'short' : 'full'} {...(!isRoomy && !isPhone && { onClose: close })} />
      </Suspense>
    </div>
  );
  if (isPhone) {
    return (
      <aside aria-label={t('netWorth.snapshot')} className="border-y border-line-soft bg-s1">
        {panel}
      </aside>
    );
  }
  return (
    <div className="contents xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:grid xl:min-h-0 xl:grid-cols-[minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)]">
      <SidePanel
        lies={isRoomy ? 'beside' : 'over'}
        isOpen={isRoomy || isPanelOpen}
        onClose={close}
        title={t('netWorth.snapshot')}
        label={t('netWorth.snapshot')}
      >
        {panel}
        {isRoomy && dock}
      </SidePanel>
    </div>
  );
}

/** Opens the panel in layouts where the panel covers the page. */
export function PanelButton({ atMs, onOpen }: { readonly atMs: number; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Button onClick={onOpen} className="w-full shrink-0 md:max-lg:w-auto">
      {t('netWorth.snapshotAt', { time: writeClock(atMs) })}
      <Glyph name="chevronRight" />
    </Button>
  );
}
