import { useAccount } from '../../shared/account/account.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { FailureText } from '../../shared/api/failure-text.tsx';
import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { ChartRegion } from './chart/chart-region.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { AutoHost } from './auto/auto-host.tsx';
import { AutoSwitch } from './auto/auto-switch.tsx';
import { useNetWorthRoom } from './data/use-net-worth-room.ts';
import { useTracking, type Tracking } from './data/use-tracking.ts';
import { SnapshotDock } from './taking/snapshot-dock.tsx';
import { TakeButton } from './taking/take-button.tsx';
import { TreemapChoice, TreemapRegion } from './treemap/treemap-region.tsx';

/** Tracks what somebody's stash is worth (R2.03, R2.24). */
export function NetWorthPage() {
  const { t } = useTranslation();
  const game = useGame();
  const account = useAccount();
  const tracking = useTracking(game);
  useNetWorthRoom();
  const { settings, profiles } = tracking;
  if (account.status === 'visitor') {
    return (
      <EmptyState glyph="coin" level={1} title={t('netWorth.title')} className="my-auto" actions={<ConnectButton size="lg" />}>
        {t('netWorth.needAccount')}
      </EmptyState>
    );
  }
  const error = settings.error ?? profiles.error;
  if (error !== null && (settings.data === undefined || profiles.data === undefined)) {
    return (
      <ErrorState
        level={1}
        title={t('netWorth.failed')}
        className="my-auto"
        actions={<Button onClick={() => void Promise.all([settings.refetch(), profiles.refetch()])}>{t('app.retry')}</Button>}
      >
        <FailureText error={error} />
      </ErrorState>
    );
  }
  if (settings.data === undefined || profiles.data === undefined || account.status === 'loading') {
    return <Skeleton className="m-4 h-[420px] rounded-md" />;
  }
  return <TrackingPage tracking={tracking} />;
}

/** The page of a profile. Each region belongs to a folder of this feature; they take plain props from `tracking`. */
function TrackingPage({ tracking }: { readonly tracking: Tracking }) {
  const { head } = tracking;
  return (
    <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)]">
      {/* REGION band: profile picker, total, income, auto (auto/), the gold button (taking/) */}
      <header className="flex h-[72px] items-center gap-4 border-b border-line-soft bg-s1 px-4">
        <h1 className="text-18 font-semibold">{tracking.profile?.name}</h1>
        <Price chaos={head?.totalPrice ?? null} size={26} />
        {tracking.settings.data !== undefined && (
          <AutoSwitch settings={tracking.settings.data} profileId={tracking.profile?.id ?? null} className="ml-auto" />
        )}
        <TakeButton profile={tracking.profile} />
        <AutoHost name="page" />
      </header>
      <div className="grid min-h-0 lg:grid-cols-[208px_minmax(0,1fr)_384px]">
        {/* REGION rail */}
        <nav />
        <section className="flex min-h-0 min-w-0 flex-col">
          {/* REGION chart (chart/) */}
          <ChartRegion tracking={tracking} onCompare={(since, snapshot) => tracking.change({ since, snapshot })} />
          {/* REGION holdings: treemap (treemap/) and table (items/) */}
          <div className="flex min-h-[44px] items-center gap-2 border-t border-line-soft px-4">
            <TreemapChoice />
          </div>
          <TreemapRegion tracking={tracking} isMatch={null} />
        </section>
        <aside className="flex min-h-0 flex-col border-l border-line-soft bg-s1">
          {/* REGION panel (panel/, compare/) */}
          {/* REGION dock (taking/) */}
          <SnapshotDock profiles={tracking.profiles.data ?? []} />
        </aside>
      </div>
    </div>
  );
}
