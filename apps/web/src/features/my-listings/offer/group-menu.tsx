import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import type { CustomGroup, GroupItem, GroupProblem } from '@poexchange/domain/price-book';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field, TextField } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { addItemsToGroup, makeGroup, type OfferPlace, removeItemsFromGroup, useCustomGroups } from '../../price-book/index.ts';
import { GroupItems } from './group-items.tsx';
import { GroupNameRow } from './group-name-row.tsx';
import type { OfferLine } from './offer-lines.ts';

export type GroupMenuProps = { readonly place: OfferPlace; readonly lines: readonly OfferLine[] };

/**
 * Adds items in the table to a custom group, existing or new, or removes them from the displayed group (D25). The items
 * are selected here, so the draft stays unchanged.
 */
export function GroupMenu({ place, lines }: GroupMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('offer.group.add')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="w-[320px]"
      trigger={
        <Button disabled={lines.length === 0 && place.category !== CUSTOM_CATEGORY_ID} aria-label={t('offer.group.add')}>
          <Glyph name="plus" size={14} className="text-muted" />
          <span className="@max-[760px]:hidden">{t('offer.group.add')}</span>
        </Button>
      }
    >
      <GroupChoice place={place} lines={lines} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function GroupChoice({ place, lines, onDone }: GroupMenuProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const groups = useCustomGroups(place.game);
  const showGroup = useShowGroup();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<GroupProblem | null>(null);
  const items = lines
    .filter(({ entry }) => chosen.has(entry.hash))
    .map(({ entry }): GroupItem => ({ hash: entry.hash, tag: entry.tag, name: entry.name }));
  const current = groups.find(({ id }) => id === place.subCategory);
  const finishAdding = (done: GroupProblem | null, group: Pick<CustomGroup, 'id' | 'name'>): void => {
    setProblem(done);
    if (done !== null) return;
    showToast({
      level: 'info',
      title: { key: 'success.group_added', params: { count: items.length, group: group.name } },
      action: { label: { key: 'trade.show' }, run: () => showGroup(group.id) },
    });
    onDone();
  };
  const create = (): void => {
    const made = makeGroup(place.game, { name, items });
    finishAdding(made.problem, { id: made.id, name: name.trim() });
  };
  const remove = (group: CustomGroup): void => {
    const hashes = new Set(items.map(({ hash }) => hash));
    const done = removeItemsFromGroup(place.game, { id: group.id, hashes: [...hashes] });
    setProblem(done);
    if (done !== null) return;
    const taken = group.items.filter(({ hash }) => hashes.has(hash));
    showToast({
      level: 'info',
      title: { key: 'success.group_removed', params: { count: taken.length, group: group.name } },
      action: { label: { key: 'toast.undo' }, run: () => void addItemsToGroup(place.game, { id: group.id, items: taken }) },
    });
    onDone();
  };
  return (
    <div className="flex max-h-[min(560px,76dvh)] flex-col">
      {current !== undefined && <GroupNameRow game={place.game} group={current} onDeleted={onDone} />}
      <GroupItems lines={lines} chosen={chosen} onChosen={setChosen} />
      <ul className="max-h-[140px] shrink-0 overflow-y-auto border-t border-line-soft px-1 empty:hidden">
        {groups
          .filter(({ id }) => id !== place.subCategory)
          .map((group) => (
            <li key={group.id}>
              <button
                type="button"
                disabled={items.length === 0}
                onClick={() => finishAdding(addItemsToGroup(place.game, { id: group.id, items }), group)}
                className="flex h-[32px] w-full items-center gap-2 rounded-sm px-2 text-left text-13 hover:not-disabled:bg-s4 focus-visible:-outline-offset-2 disabled:opacity-50 max-md:h-[40px]"
              >
                <bdi className="min-w-0 flex-1 truncate">{group.name}</bdi>
                <span className="text-12 text-faint">{writeNumber(group.items.length)}</span>
              </button>
            </li>
          ))}
      </ul>
      {current !== undefined && (
        <div className="px-3 py-1.5">
          <Button kind="danger" className="w-full" disabled={items.length === 0} onClick={() => remove(current)}>
            {t('offer.group.remove')}
          </Button>
        </div>
      )}
      <form
        className="flex items-end gap-2 border-t border-line-soft p-3"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <Field
          label={t('offer.group.newName')}
          className="min-w-0 flex-1"
          error={problem === null ? undefined : t(`settings.groups.problem.${problem}`)}
        >
          {(control) => <TextField {...control} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Button
          type="submit"
          kind="primary"
          className={problem === null ? '' : 'mb-[20px]'}
          disabled={name.trim() === '' || items.length === 0}
        >
          {t('offer.group.create')}
        </Button>
      </form>
    </div>
  );
}

function useShowGroup(): (id: string) => void {
  const navigate = useNavigate();
  const game = useGameSegment();
  return (id) =>
    void navigate({
      to: '/$game/poexchange/bulk-trade/my-listings',
      params: { game },
      search: { category: CUSTOM_CATEGORY_ID, sub: id },
    });
}
