import { listThinnable } from '@poexchange/domain/net-worth';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { useDeleteSnapshots } from '../parts/use-snapshot-changes.ts';

export type ThinDialogProps = {
  /** All snapshots of the profile, oldest first. */
  readonly heads: readonly SnapshotHead[];
  readonly onClose: () => void;
};

/** Offers to delete old snapshots that later snapshots make redundant, and shows how many would be deleted. */
export function ThinDialog({ heads, onClose }: ThinDialogProps) {
  const { t } = useTranslation();
  const remove = useDeleteSnapshots();
  const [nowMs] = useState(readServerNowMs);
  const ids = useMemo(() => {
    const thinnable = new Set(
      listThinnable(
        heads.map(({ id, createdAtMs, note }) => ({ id, createdMs: createdAtMs, note })),
        nowMs,
      ),
    );
    return heads.flatMap(({ id }) => (thinnable.has(id) ? [id] : []));
  }, [heads, nowMs]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('snapshot.thin.title')}
      description={t('snapshot.thin.rule')}
      closeLabel={t('app.close')}
      width="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button
            kind="danger"
            disabled={ids.length === 0}
            isBusy={remove.isPending}
            onClick={() => remove.mutate(ids, { onSuccess: onClose })}
          >
            {t('snapshot.thin.confirm', { count: ids.length })}
          </Button>
        </>
      }
    >
      <p className="font-medium">
        {ids.length === 0 ? t('snapshot.thin.nothing') : t('snapshot.thin.would', { count: ids.length, total: heads.length })}
      </p>
      <p className="mt-2 text-muted">{t('snapshot.thin.kept')}</p>
    </Dialog>
  );
}
