import type { Game } from '@poexchange/domain/item';
import type { CustomGroup, GroupProblem } from '@poexchange/domain/price-book';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { Field, TextField } from '../../../shared/ui/field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { deleteCustomGroup, renameCustomGroup } from '../../price-book/index.ts';

export type GroupNameRowProps = { readonly game: Game; readonly group: CustomGroup; readonly onDeleted: () => void };

/** Renames or deletes the shown group. */
export function GroupNameRow({ game, group, onDeleted }: GroupNameRowProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<GroupProblem | null>(null);
  const onDelete = (): void => {
    const undo = deleteCustomGroup(game, group.id);
    showToast({
      level: 'info',
      title: { key: 'info.group_deleted', params: { group: group.name } },
      action: { label: { key: 'toast.undo' }, run: undo },
    });
    onDeleted();
  };
  return (
    <div className="flex items-end gap-2 border-b border-line-soft p-3">
      <Field
        label={t('settings.groups.name')}
        className="min-w-0 flex-1"
        error={problem === null ? undefined : t(`settings.groups.problem.${problem}`)}
      >
        {(control) => (
          <TextField
            {...control}
            value={draft ?? group.name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => {
              setDraft(event.target.value);
              setProblem(renameCustomGroup(game, { id: group.id, name: event.target.value }));
            }}
            onBlur={() => {
              setDraft(null);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <IconButton glyph="trash" label={t('settings.groups.delete')} className={problem === null ? '' : 'mb-[20px]'} onClick={onDelete} />
    </div>
  );
}
