import type { GroupItem, GroupProblem } from '@poexchange/domain/price-book';
import { useId, useState, type KeyboardEvent } from 'react';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Field, TextField } from '../../shared/ui/field.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import type { OfferScope } from '../price-book/index.ts';
import { useItemSearch } from '../../shared/prices/item-search.ts';

export type ItemSearchProps = {
  readonly scope: OfferScope;
  /** Items already in the group, which are not offered again. */
  readonly taken: readonly GroupItem[];
  readonly problem: GroupProblem | null;
  readonly onPick: (item: GroupItem) => void;
};

/**
 * Type-ahead search over the items of all categories: arrow keys select, Enter adds. Stays open, because people usually
 * add several items.
 */
export function ItemSearch({ scope, taken, problem, onPick }: ItemSearchProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const search = useItemSearch(scope, text);
  const held = new Set(taken.map(({ hash }) => hash));
  const matches = text.trim() === '' ? [] : (search.data?.items ?? []).filter(({ hash }) => !held.has(hash));
  const at = Math.min(marked, matches.length - 1);
  const pick = (index: number): void => {
    const entry = matches[index];
    if (entry !== undefined) onPick({ hash: entry.hash, tag: entry.tag, name: entry.name });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((at + step + matches.length) % Math.max(1, matches.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      pick(at);
    }
  };
  const isOpen = text.trim() !== '' && (matches.length > 0 || search.isFetched);
  return (
    <div className="flex flex-col gap-1">
      <Field label={t('settings.groups.find')} error={problem === null ? undefined : t(`settings.groups.problem.${problem}`)}>
        {(control) => (
          <TextField
            {...control}
            type="search"
            glyph="search"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={matches.length > 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.target.value);
              setMarked(0);
            }}
          />
        )}
      </Field>
      {isOpen && matches.length === 0 && (
        <p role="status" className="text-12 text-muted">
          {search.isError ? t('settings.groups.findFailed') : t('settings.groups.noMatch')}
        </p>
      )}
      <ul
        id={listId}
        role="listbox"
        aria-label={t('settings.groups.find')}
        className="max-h-[210px] overflow-y-auto rounded-md border border-line bg-s2 empty:hidden"
      >
        {matches.map((entry, index) => (
          <li
            key={entry.hash}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault();
              pick(index);
            }}
            onMouseEnter={() => setMarked(index)}
            className={joinClasses(
              'flex min-h-[34px] cursor-pointer items-center gap-2 px-2 py-1 text-13 max-md:min-h-[42px]',
              index === at && 'bg-s4',
            )}
          >
            <ItemIcon path={entry.iconPath} mark={entry.name} size={24} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {nameItem(entry.name)}
              <span className="pl-1.5 text-12 text-muted">{sayProperties(entry.properties, t)}</span>
            </span>
            {entry.valueChaos !== null && (
              <Price chaos={entry.valueChaos} lowConfidence={entry.lowConfidence} size={12} weight="normal" hint="none" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
