import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useAutoDialog } from './auto-dialog-store.ts';
import { disableAutoSnapshots } from './page-auto.ts';

/** Asks before auto snapshots are turned off everywhere (R2.28). */
export function DisableDialog() {
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
