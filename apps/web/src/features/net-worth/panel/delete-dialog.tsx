import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { useDeleteSnapshots } from '../parts/use-snapshot-changes.ts';

export type DeleteDialogProps = { readonly snapshot: SnapshotHead; readonly onClose: () => void; readonly onDeleted: () => void };

/** Confirms deleting a snapshot, which cannot be undone. */
export function DeleteDialog({ snapshot, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation();
  const remove = useDeleteSnapshots();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('snapshot.delete.title')}
      description={writeMoment(snapshot.createdAtMs)}
      closeLabel={t('app.close')}
      width="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button
            kind="danger"
            isBusy={remove.isPending}
            onClick={() =>
              remove.mutate([snapshot.id], {
                onSuccess: () => {
                  onClose();
                  onDeleted();
                },
              })
            }
          >
            {t('snapshot.delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('snapshot.delete.text')}</p>
      {snapshot.note !== '' && <p className="mt-2 text-note-text">{snapshot.note}</p>}
    </Dialog>
  );
}
