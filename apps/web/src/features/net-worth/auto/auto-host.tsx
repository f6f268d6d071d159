import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, useState } from 'react';
import { pinCard } from '../../../shared/toast/pinned-cards.ts';
import { dismissToast, showCard } from '../../../shared/toast/toast.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { getAutoSnapshots, disableAutoSnapshots } from './page-auto.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useAutoDialog } from './auto-dialog-store.ts';

const CARD_ID = 'auto-schedule';
/** Long enough to read and react; the net worth page and the notification centre continue to count down. */
const CARD_MS = 8000;
/** Maximum difference at which a new time is a correction for the same snapshot. */
const SAME_MS = 2_000;

let isAnnouncing = false;

/**
 * Announces each new scheduled time once, if this window holds the token (R4.39). The net worth page counts down in its
 * header, so a card would only cover its table.
 */
function announceSchedule(client: QueryClient): void {
  if (isAnnouncing) return;
  isAnnouncing = true;
  const auto = getAutoSnapshots(client);
  let toldMs = 0;
  const look = (): void => {
    const { plan, settings } = auto.state.getState();
    if (plan.kind === 'off') dismissToast(CARD_ID);
    if (plan.kind !== 'waits') pinCard(CARD_ID, null);
    if (plan.kind !== 'waits' || settings === null || settings.selectedProfileId === null || Math.abs(plan.atMs - toldMs) < SAME_MS) return;
    toldMs = plan.atMs;
    const { atMs } = plan;
    const { selectedProfileId: profileId, snapshotInterval: intervalMs } = settings;
    const game = useInterfaceStore.getState().lastGame;
    const close = (): void => dismissToast(CARD_ID);
    pinCard(CARD_ID, () => <ScheduleCard {...{ game, profileId, atMs, intervalMs }} />);
    if (hosts.includes('page')) return;
    showCard(CARD_ID, () => <ScheduleCard {...{ game, profileId, atMs, intervalMs }} onClose={close} />, CARD_MS);
  };
  auto.state.subscribe(look);
  look();
}

type HostName = 'frame' | 'page';
const hosts: HostName[] = [];
const listeners = new Set<() => void>();

function change(run: () => void): void {
  run();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Runs auto snapshots on every page. This component may be mounted twice, but only one instance shows the dialog. */
export function AutoHost({ name }: { readonly name: HostName }) {
  const client = useQueryClient();
  useEffect(() => {
    announceSchedule(client);
    change(() => void hosts.push(name));
    if (name === 'page') dismissToast(CARD_ID);
    return () => change(() => void hosts.splice(hosts.indexOf(name), 1));
  }, [client, name]);
  const first = useSyncExternalStore(subscribe, () => hosts[0]);
  return first === name ? <DisableDialog /> : null;
}

/** Asks for confirmation before turning off auto snapshots everywhere (R2.28). */
function DisableDialog() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const game = useAutoDialog((state) => state.game);
  const [isBusy, setBusy] = useState(false);
  const close = (): void => useAutoDialog.setState({ game: null });
  const confirm = async (): Promise<void> => {
    if (game === null) return;
    setBusy(true);
    const isDone = await disableAutoSnapshots(client, game);
    setBusy(false);
    if (isDone) close();
  };
  return (
    <Dialog
      isOpen={game !== null}
      onClose={close}
      width="sm"
      title={t('snapshotRun.auto.dialogTitle')}
      closeLabel={t('snapshotRun.dismiss')}
      footer={
        <>
          <Button onClick={close}>{t('snapshotRun.cancel')}</Button>
          <Button kind="primary" data-autofocus="" isBusy={isBusy} onClick={() => void confirm()}>
            {t('snapshotRun.auto.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-13 text-muted">{t('snapshotRun.auto.dialogText')}</p>
    </Dialog>
  );
}
