import type { Game } from '@poexchange/domain/item';
import type { CustomGroup } from '@poexchange/domain/price-book';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { deleteGroupUndoably, GroupNameField } from '../../price-book/index.ts';

export type GroupNameRowProps = { readonly game: Game; readonly group: CustomGroup; readonly onDeleted: () => void };

/** Renames or deletes the displayed group. */
export function GroupNameRow({ game, group, onDeleted }: GroupNameRowProps) {
  const { t } = useTranslation();
  const onDelete = (): void => {
    deleteGroupUndoably(game, group);
    onDeleted();
  };
  return (
    <div className="flex items-start gap-2 border-b border-line-soft p-3">
      <GroupNameField game={game} group={group} />
      <IconButton glyph="trash" label={t('settings.groups.delete')} className="mt-[22px]" onClick={onDelete} />
    </div>
  );
}
