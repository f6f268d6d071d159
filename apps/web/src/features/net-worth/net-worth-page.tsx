import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { SnapshotQueue } from '@poexchange/domain/net-worth';
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
import { useProfileView } from './data/use-profile-view.ts';
import { isComparing, useNetWorthRoom, useTracking, type Tracking } from './data/use-tracking.ts';
import { preloadRegions } from './lazy-regions.ts';
import { TrackingPage } from './tracking-page.tsx';
import { ProfilePicker } from './profiles/profile-picker.tsx';
import { describeProfile } from './profiles/describe-profile.ts';
import { useProfileDialogs, type ProfileDialogs } from './profiles/use-profile-dialogs.tsx';
import { getSnapshotRunner } from './taking/page-runner.ts';
import { useRunnerState } from './taking/use-runner-state.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { SnapshotDock } from './taking/snapshot-dock.tsx';

const SignedOutVisit = lazyPart(() => import('./first-visit/signed-out-visit.tsx').then((module) => ({ default: module.SignedOutVisit })));
const FirstVisit = lazyPart(() => import('./first-visit/first-visit.tsx').then((module) => ({ default: module.FirstVisit })));
const CompareRegion = lazyPart(() => import('./compare/compare-region.tsx').then((module) => ({ default: module.CompareRegion })));

/** Tracks the worth of the signed-in person's stash. */
export function NetWorthPage() {
  return (
    <>
      <AskedLeague />
      <OwnOrFirst />
    </>
  );
}

/** Shows the person's own net worth, or an introduction if they are signed out. */
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
  const tracking = useTracking(game);
  useNetWorthRoom();
  const { settings, profiles, profile } = tracking;
  const view = useProfileView(game, profile?.activePriceLeague ?? null);
  const scope = { game, accountId };
  const dialogs = useProfileDialogs(scope, profiles.data ?? []);
  const first = useFirstSnapshot(profile);
  const hasSnapshots = profile !== null && profile.snapshotCount > 0;
  useEffect(() => {
    if (hasSnapshots) preloadRegions();
  }, [hasSnapshots]);

  if (settings.data === undefined || profiles.data === undefined) {
    return settings.error === null && profiles.error === null ? <PageSkeleton /> : <NotRead tracking={tracking} />;
  }
  return (
    <PriceViewProvider view={view}>
      <Suspense fallback={<PageSkeleton />}>
        {profile === null || isWithoutSnapshots(tracking, profile) ? (
          <FirstVisit
            key={profile?.id}
            scope={scope}
            profiles={profiles.data}
            profile={profile}
            picker={<OtherProfiles profiles={profiles.data} profile={profile} dialogs={dialogs} />}
            onTake={first.take}
            isTaking={first.isTaking}
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

/** Until the snapshots are loaded, the profile's snapshot count decides. */
function isWithoutSnapshots({ rows, heads }: Tracking, { snapshotCount }: SnapshotProfile): boolean {
  return rows.data === undefined ? snapshotCount === 0 && rows.isPending : heads.length === 0;
}

/** Takes a profile's first snapshot. The button is not busy during runs of other profiles. */
function useFirstSnapshot(profile: SnapshotProfile | null) {
  const runner = getSnapshotRunner(useQueryClient());
  const isTaking = useRunnerState(runner, ({ queue }) => profile !== null && hasJobOf(queue, profile.id));
  const take = (profileId: SnapshotProfileId): void => {
    // The button may be pressed again while the first press waits for the profile to be stored.
    if (!hasJobOf(runner.state.getState().queue, profileId)) runner.request({ profileId, type: 'manual' });
  };
  return { isTaking, take };
}

function hasJobOf({ running, waiting }: SnapshotQueue, profileId: SnapshotProfileId): boolean {
  return [running, ...waiting].some((job) => job?.profileId === profileId);
}

function NotRead({ tracking: { settings, profiles } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('notification');
  const retry = (): void => void Promise.all([settings.refetch(), profiles.refetch()]);
  return (
    <ErrorState
      level={1}
      title={say('error.snapshot_settings_not_read')}
      className="my-auto"
      actions={
        <Button isBusy={settings.isFetching || profiles.isFetching} onClick={retry}>
          {t('app.retry')}
        </Button>
      }
    >
      <FailureText error={settings.error ?? profiles.error} />
    </ErrorState>
  );
}

type OtherProfilesProps = {
  readonly profiles: readonly SnapshotProfile[];
  readonly profile: SnapshotProfile | null;
  readonly dialogs: ProfileDialogs;
};

function OtherProfiles({ profiles, profile, dialogs }: OtherProfilesProps) {
  const { t } = useTranslation();
  if (profile === null || profiles.length < 2) return null;
  const { edit, remove } = dialogs;
  const detail = describeProfile(t, profile);
  return <ProfilePicker profiles={profiles} selected={profile} detail={detail} onEdit={edit} onDelete={remove} className="w-[160px]" />;
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
