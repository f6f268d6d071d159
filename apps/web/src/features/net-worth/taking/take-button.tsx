import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { checkSnapshotStart } from '@poexchange/domain/net-worth';
import { useQueryClient } from '@tanstack/react-query';
import { levelOfWording } from '../../../shared/api/failures.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { textOfFailure } from './outcome.ts';
import { getSnapshotRunner } from './page-runner.ts';
import { useRunnerState } from './use-runner-state.ts';

export type TakeButtonProps = {
  readonly profile: SnapshotProfile | null;
  /** Called instead of showing an error if the profile has no tabs. */
  readonly onChooseTabs?: () => void;
  /** Reason why no snapshot can be taken; disables the button and is shown as its hint. */
  readonly disabledReason?: string | null;
  readonly className?: string;
};

/** The main gold button: takes a snapshot, or queues one while another is running. */
export function TakeButton({ profile, onChooseTabs, disabledReason = null, className }: TakeButtonProps) {
  const { t } = useTranslation();
  const runner = getSnapshotRunner(useQueryClient());
  const waiting = useRunnerState(runner, ({ queue }) => queue.waiting.length);
  const isBusy = useRunnerState(runner, ({ queue }) => queue.running !== null || queue.waiting.length > 0);
  const isSignedIn = useHasToken();
  const hasSocket = useConnection(({ realtime }) => realtime !== null);
  const take = (): void => {
    if (profile !== null && profile.stashTabs.length + profile.stashFolders.length === 0 && onChooseTabs !== undefined)
      return onChooseTabs();
    // A run waits for a lost socket to reconnect; if there has never been a socket, the run cannot start.
    const refusal = checkSnapshotStart({ isSignedIn, profile, isConnected: hasSocket, isRunning: false });
    if (refusal === null && profile !== null) return void runner.request({ profileId: profile.id, type: 'manual' });
    const key = textOfFailure({ code: refusal ?? 'snapshotNeedsProfile' });
    return void showToast({ id: 'snapshot', level: levelOfWording(key), title: { key } });
  };
  return (
    <Button
      kind={isBusy ? 'outline' : 'primary'}
      size="lg"
      className={className}
      disabled={disabledReason !== null}
      title={disabledReason ?? undefined}
      onClick={take}
    >
      {isBusy ? <Glyph name="plus" /> : <Camera />}
      {t(isBusy ? 'snapshotRun.another' : 'snapshotRun.take')}
      {waiting > 0 && (
        <span
          aria-label={t('snapshotRun.queued', { count: waiting })}
          className="grid min-w-5 place-items-center rounded-full bg-s4 px-1.5 text-12 font-semibold tabular-nums"
        >
          {waiting}
        </span>
      )}
    </Button>
  );
}

/** Drawn here because the shared icons are loaded with every page. */
function Camera() {
  return (
    <svg
      aria-hidden="true"
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d="M2.5 5h2.300l1.200-1.800h4L11.200 5h2.300v7.500h-11zM8 10.800a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z" />
    </svg>
  );
}
