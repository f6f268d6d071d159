import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Tracking } from '../data/use-tracking.ts';
import { SnapshotChoices } from '../parts/snapshot-chooser.tsx';
import { NoteDialog } from './note-dialog.tsx';

/** An action that the user requested with a key on the chart, and its snapshot. */
export type ChartRequest = { readonly kind: 'note' | 'compare'; readonly id: string };

export type ChartRequestDialogProps = {
  readonly request: ChartRequest;
  readonly tracking: Pick<Tracking, 'heads' | 'change'>;
  readonly onClose: () => void;
};

/** Opens the note or comparison dialog for a chart key; renders nothing once the snapshot no longer exists. */
export function ChartRequestDialog({ request, tracking, onClose }: ChartRequestDialogProps) {
  const { t } = useTranslation();
  const { heads, change } = tracking;
  const snapshot = heads.find(({ id }) => id === request.id);
  if (snapshot === undefined) return null;
  if (request.kind === 'note') return <NoteDialog snapshot={snapshot} onClose={onClose} />;
  const choose = (since: string): void => {
    onClose();
    change({ mode: 'compare', snapshot: snapshot.id, since });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('snapshot.panel.compare')}
      description={writeMoment(snapshot.createdAtMs)}
      closeLabel={t('app.close')}
      width="sm"
    >
      <SnapshotChoices heads={heads.filter(({ id }) => id !== snapshot.id)} chosen={null} from={snapshot} onChoose={choose} />
    </Dialog>
  );
}
