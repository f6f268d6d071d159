import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useDeleteProfile } from './use-profile-actions.ts';

/** Asks before a profile is deleted, and shows how many snapshots are deleted with it. */
export function DeleteProfile({ profile, onClose }: { readonly profile: SnapshotProfile; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useDeleteProfile(profile.poe);
  return (
    <Dialog
      isOpen
      width="sm"
      onClose={onClose}
      closeLabel={t('app.close')}
      title={t('netWorth.delete.title', { name: profile.name })}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button kind="danger" isBusy={remove.isPending} onClick={() => remove.mutate(profile.id, { onSettled: onClose })}>
            {t('netWorth.delete.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {profile.snapshotCount === 0 ? t('netWorth.delete.empty') : t('netWorth.delete.text', { count: profile.snapshotCount })}
      </p>
    </Dialog>
  );
}
