import type { Game } from '@poexchange/domain/item';
import type { CustomGroup, GroupProblem } from '@poexchange/domain/price-book';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Field, TextField } from '../../shared/ui/field.tsx';
import { showToast } from '../../shared/toast/toast.ts';
import { deleteCustomGroup, renameCustomGroup } from './custom-groups.ts';

/**
 * Renames a group as its name is typed. An invalid name stays in the field, marked as invalid; leaving the field
 * restores the last valid name.
 */
export function GroupNameField({ game, group }: { readonly game: Game; readonly group: CustomGroup }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<GroupProblem | null>(null);
  return (
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
  );
}

/** Deletes a group; a toast offers undo. */
export function deleteGroupUndoably(game: Game, group: CustomGroup): void {
  const undo = deleteCustomGroup(game, group.id);
  showToast({
    level: 'info',
    title: { key: 'info.group_deleted', params: { group: group.name } },
    action: { label: { key: 'toast.undo' }, run: undo },
  });
}
