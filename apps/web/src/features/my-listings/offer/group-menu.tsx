import type { GroupItem, GroupProblem } from '@poexchange/domain/price-book';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field, TextField } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { addItemsToGroup, makeGroup, type OfferPlace, removeItemsFromGroup, useCustomGroups } from '../../price-book/index.ts';
import type { OfferLine } from './offer-lines.ts';

export type GroupMenuProps = { readonly place: OfferPlace; readonly lines: readonly OfferLine[] };

/**
 * Puts the chosen items of the table into a custom group, an old or a new one, or takes them out of the one that is
 * shown (D25).
 */
export function GroupMenu({ place, lines }: GroupMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('offer.group.add')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="w-[280px]"
      trigger={
        <Button disabled={lines.length === 0} aria-label={t('offer.group.add')}>
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
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<GroupProblem | null>(null);
  const items = lines.map(({ entry }): GroupItem => ({ hash: entry.hash, tag: entry.tag, name: entry.name }));
  const current = groups.find(({ id }) => id === place.subCategory);
  const finishAdding = (done: GroupProblem | null, group: string): void => {
    setProblem(done);
    if (done !== null) return;
    showToast({ level: 'success', title: { key: 'success.group_added', params: { count: items.length, group } } });
    onDone();
  };
  const remove = (): void => {
    const { id, items: before } = current ?? { id: '', items: [] };
    const hashes = new Set(items.map(({ hash }) => hash));
    const done = removeItemsFromGroup(place.game, { id, hashes: [...hashes] });
    setProblem(done);
    if (done !== null) return;
    const taken = before.filter(({ hash }) => hashes.has(hash));
    showToast({
      level: 'info',
      title: { key: 'success.group_removed', params: { count: taken.length, group: current?.name ?? '' } },
      action: { label: { key: 'toast.undo' }, run: () => void addItemsToGroup(place.game, { id, items: taken }) },
    });
    onDone();
  };
  return (
    <div className="flex max-h-[min(420px,70dvh)] flex-col">
      <p className="px-3 pt-3 pb-1.5 text-12 text-muted">{t('offer.group.chosen', { count: items.length })}</p>
      <ul className="min-h-0 overflow-y-auto px-1 empty:hidden">
        {groups
          .filter(({ id }) => id !== place.subCategory)
          .map((group) => (
            <li key={group.id}>
              <button
                type="button"
                onClick={() => finishAdding(addItemsToGroup(place.game, { id: group.id, items }), group.name)}
                className="flex h-[32px] w-full items-center gap-2 rounded-sm px-2 text-left text-13 hover:bg-s4 focus-visible:-outline-offset-2 max-md:h-[40px]"
              >
                <bdi className="min-w-0 flex-1 truncate">{group.name}</bdi>
                <span className="text-12 text-faint">{writeNumber(group.items.length)}</span>
              </button>
            </li>
          ))}
      </ul>
      {current !== undefined && (
        <div className="px-3 py-1.5">
          <Button kind="danger" className="w-full" onClick={remove}>
            {t('offer.group.remove')}
          </Button>
        </div>
      )}
      <form
        className="flex items-end gap-2 border-t border-line-soft p-3"
        onSubmit={(event) => {
          event.preventDefault();
          finishAdding(makeGroup(place.game, { name, items }).problem, name.trim());
        }}
      >
        <Field
          label={t('offer.group.newName')}
          className="min-w-0 flex-1"
          error={problem === null ? undefined : t(`settings.groups.problem.${problem}`)}
        >
          {(control) => <TextField {...control} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Button type="submit" kind="primary" className={problem === null ? '' : 'mb-[20px]'} disabled={name.trim() === ''}>
          {t('offer.group.create')}
        </Button>
      </form>
    </div>
  );
}
