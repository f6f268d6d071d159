import type { SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { AccountFailed } from '../../shared/account/account-failed.tsx';
import { useAccount } from '../../shared/account/account.ts';
import { FailureText } from '../../shared/api/failure-text.tsx';
import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { useNetWorthRoom } from './data/use-net-worth-room.ts';
import { isComparing } from './compare/is-comparing.ts';
import { useProfileView } from './data/use-profile-view.ts';
import { useTracking } from './data/use-tracking.ts';
import { preloadRegions } from './lazy-regions.ts';
import { TrackingPage } from './tracking-page.tsx';
import { ProfilePicker } from './profiles/profile-picker.tsx';
import { describeProfile } from './profiles/describe-profile.ts';
import { useProfileDialogs } from './profiles/use-profile-dialogs.tsx';
import { getSnapshotRunner } from './taking/page-runner.ts';
import { useRunnerState } from './taking/use-runner-state.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { SnapshotDock } from './taking/snapshot-dock.tsx';

const SignedOutVisit = lazyPart(() => import('./first-visit/signed-out-visit.tsx').then((module) => ({ default: module.SignedOutVisit })));
const FirstVisit = lazyPart(() => import('./first-visit/first-visit.tsx').then((module) => ({ default: module.FirstVisit })));
const CompareRegion = lazyPart(() => import('./compare/compare-region.tsx').then((module) => ({ default: module.CompareRegion })));

/** Tracks the worth of the signed-in person's stash (R2.03, R2.24). */
export function NetWorthPage() {
  return (
    <>
      <AskedLeague />
      <OwnOrFirst />
    </>
  );
}

/** The person's own net worth; before signing in, an introduction. */
function OwnOrFirst() {
  const account = useAccount();
  const game = useGame();
  if (account.status === 'visitor')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SignedOutVisit />
      </Suspense>
    );
  if (account.status === 'failed') return <AccountFailed account={account} />;
  if (account.status === 'loading') return <PageSkeleton />;
  return <OwnNetWorth key={game} game={game} accountId={account.profile.uuid} />;
}

function OwnNetWorth({ game, accountId }: { readonly game: Game; readonly accountId: string }) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('notification');
  const tracking = useTracking(game);
  useNetWorthRoom();
  const { settings, profiles, profile, rows, heads } = tracking;
  const view = useProfileView(game, profile?.activePriceLeague ?? null);
  const scope = { game, accountId };
  const dialogs = useProfileDialogs(scope, profiles.data ?? []);
  const hasSnapshots = profile !== null && profile.snapshotCount > 0;
  useEffect(() => {
    if (hasSnapshots) preloadRegions();
  }, [hasSnapshots]);
  const client = useQueryClient();
  const runner = getSnapshotRunner(client);
  // Counts only runs of this profile: a run of the other game does not keep its button busy.
  const isTaking = useRunnerState(runner, ({ queue }) =>
    [queue.running, ...queue.waiting].some((job) => job !== null && job.profileId === profile?.id),
  );
  const takeFirst = (profileId: SnapshotProfileId): void => {
    const { queue } = runner.state.getState();
    // A second press can come while the first one waits for the stored profile.
    if ([queue.running, ...queue.waiting].some((job) => job?.profileId === profileId)) return;
    runner.request({ profileId, type: 'manual' });
  };

  const error = settings.error ?? profiles.error;
  if (error !== null && (settings.data === undefined || profiles.data === undefined)) {
    return (
      <ErrorState
        level={1}
        title={say('error.snapshot_settings_not_read')}
        className="my-auto"
        actions={
          <Button
            isBusy={settings.isFetching || profiles.isFetching}
            onClick={() => void Promise.all([settings.refetch(), profiles.refetch()])}
          >
            {t('app.retry')}
          </Button>
        }
      >
        <FailureText error={error} />
      </ErrorState>
    );
  }
  if (settings.data === undefined || profiles.data === undefined) return <PageSkeleton />;
  const isFirst = profile === null || (rows.data === undefined ? profile.snapshotCount === 0 && rows.isPending : heads.length === 0);
  return (
    <PriceViewProvider view={view}>
      <Suspense fallback={<PageSkeleton />}>
        {isFirst || profile === null ? (
          <FirstVisit
            key={profile?.id}
            scope={scope}
            profiles={profiles.data}
            profile={profile}
            picker={
              profile !== null &&
              profiles.data.length > 1 && (
                <ProfilePicker
                  profiles={profiles.data}
                  selected={profile}
                  detail={describeProfile(t, profile)}
                  onEdit={dialogs.edit}
                  onDelete={dialogs.remove}
                  className="w-[160px]"
                />
              )
            }
            onTake={takeFirst}
            isTaking={isTaking}
            dock={<SnapshotDock profiles={profiles.data} />}
          />
        ) : isComparing(tracking) ? (
          <CompareRegion tracking={tracking} />
        ) : (
          <TrackingPage tracking={tracking} profile={profile} dialogs={dialogs} />
        )}
      </Suspense>
      <Suspense fallback={null}>{dialogs.shown}</Suspense>
    </PriceViewProvider>
  );
}

function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('account.loading')} className="flex flex-1 flex-col">
      <div className="flex h-[72px] items-center gap-4 border-b border-line-soft bg-s1 px-4">
        <Skeleton className="h-[48px] w-[176px] rounded-md" />
        <Skeleton className="h-[32px] w-[200px]" />
      </div>
      <div className="grid flex-1 gap-4 p-4 lg:grid-cols-[192px_minmax(0,1fr)] xl:grid-cols-[192px_minmax(0,1fr)_352px]">
        <Skeleton className="h-[320px] rounded-md max-lg:hidden" />
        <Skeleton className="h-[420px] rounded-md" />
        <Skeleton className="h-[320px] rounded-md max-xl:hidden" />
      </div>
    </div>
  );
}
