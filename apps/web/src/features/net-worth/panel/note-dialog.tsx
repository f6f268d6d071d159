import { netWorthLimits } from '@poexchange/domain/net-worth';
import { useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { useSaveNote } from '../parts/use-snapshot-changes.ts';

export type NoteDialogProps = { readonly snapshot: SnapshotHead; readonly onClose: () => void };

/** Unsaved text by snapshot: closing the dialog with Escape keeps the text. */
const unsaved = new Map<string, string>();

/**
 * Edits a snapshot's note. If the note is changed on another page in the meantime, the typed text stays in the field,
 * with a message.
 */
export function NoteDialog({ snapshot, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const save = useSaveNote();
  const [opened] = useState(snapshot.note);
  const [typed, setTyped] = useState(unsaved.get(snapshot.id) ?? snapshot.note);
  const type = (text: string): void => {
    setTyped(text);
    unsaved.set(snapshot.id, text);
  };
  const end = (): void => {
    unsaved.delete(snapshot.id);
    onClose();
  };
  const left = netWorthLimits.noteCharacters - Array.from(typed).length;
  const isChangedElsewhere = snapshot.note !== opened && snapshot.note !== typed.trim();
  const submit = (): void => {
    if (left < 0 || save.isPending) return;
    save.mutate({ id: snapshot.id, note: typed.trim() }, { onSuccess: end });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('snapshot.note.title')}
      description={writeMoment(snapshot.createdAtMs)}
      closeLabel={t('app.close')}
      width="sm"
      footer={
        <>
          <Button onClick={end}>{t('app.cancel')}</Button>
          <Button kind="primary" isBusy={save.isPending} disabled={left < 0} onClick={submit}>
            {t('snapshot.note.save')}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className="sr-only">
        {t('snapshot.note.label')}
      </label>
      <textarea
        id={id}
        data-autofocus=""
        rows={4}
        value={typed}
        placeholder={t('snapshot.note.hint')}
        aria-invalid={left < 0 || undefined}
        aria-describedby={`${id}-left`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') onClose();
        }}
        className={`${INPUT_CLASSES} h-auto! py-2`}
      />
      <p id={`${id}-left`} className={left < 0 ? 'mt-1 text-12 text-down' : 'mt-1 text-12 text-muted'}>
        {t('snapshot.note.left', { count: left })}
      </p>
      {isChangedElsewhere && (
        <p role="status" className="mt-2 text-12 text-warn">
          {snapshot.note === '' ? t('snapshot.note.removedElsewhere') : t('snapshot.note.changedElsewhere', { note: snapshot.note })}
        </p>
      )}
    </Dialog>
  );
}
