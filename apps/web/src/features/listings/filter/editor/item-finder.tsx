import type { FilterItem } from '@poexchange/domain/listing-filter';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { nameItem } from '../../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../../shared/ui/classes.ts';
import { TextField } from '../../../../shared/ui/field.tsx';
import { ItemIcon } from '../../../../shared/ui/item-icon.tsx';
import { Price } from '../../../../shared/ui/price.tsx';
import { findItems, type Findable } from './find-items.ts';

export type ItemFinderProps = {
  readonly findable: readonly Findable[];
  readonly onPick: (item: FilterItem) => void;
  readonly isFull: boolean;
};

const SHOWN_ITEMS = 40;

/**
 * Type-ahead for the category's items: a combobox with a list below, operated with the arrow keys, Enter and Escape.
 */
export function ItemFinder({ findable, onPick, isFull }: ItemFinderProps) {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(text);
  const found = useMemo(() => (isOpen ? findItems(findable, asked, SHOWN_ITEMS) : []), [isOpen, findable, asked]);
  const current = Math.min(at, found.length - 1);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, current]);

  const pick = (found_: Findable | undefined): void => {
    if (found_ === undefined) return;
    onPick(found_.item);
    setText('');
    setAt(0);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && (isOpen || text !== '')) {
      // The first Escape closes the list; the next Escape closes the editor.
      event.preventDefault();
      event.stopPropagation();
      setText('');
      return setOpen(false);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      return setAt((current + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      pick(findItems(findable, text, SHOWN_ITEMS)[Math.max(0, current)]);
    }
    return undefined;
  };

  return (
    <div className="relative">
      <TextField
        glyph="plus"
        role="combobox"
        aria-label={t('filter.addItem')}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[current] !== undefined ? `${id}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={isFull ? t('filter.full') : t('filter.addItem')}
        disabled={isFull}
        maxLength={80}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <ul
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('filter.addItem')}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-[296px] overflow-y-auto rounded-md border border-line bg-s2 p-1 shadow-float"
        >
          {found.length === 0 && <li className="px-2 py-2 text-12 text-muted">{t('filter.noItem')}</li>}
          {found.map((each, index) => (
            <Option
              key={each.id}
              id={`${id}-${index}`}
              found={each}
              isCurrent={index === current}
              onPoint={() => setAt(index)}
              onPick={() => pick(each)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly found: Findable;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onPick: () => void;
};

function Option({ id, found, isCurrent, onPoint, onPick }: OptionProps) {
  const { t } = useTranslation();
  const { entry, facts, listings, item } = found;
  return (
    <li
      id={id}
      role="option"
      aria-selected={isCurrent}
      // Keeps the focus in the field: a press would move the focus and close the list.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onPick}
      className={joinClasses(
        'flex min-h-[36px] cursor-pointer items-center gap-2 rounded-sm px-2 py-1 max-md:min-h-[44px]',
        isCurrent && 'bg-s4',
      )}
    >
      <ItemIcon path={entry.iconPath} mark={entry.name} size={24} />
      <span className="min-w-0 flex-1 leading-[1.3]">
        <span className="block break-words">
          {item.kind === 'variants' ? t('filter.anyOf', { name: nameItem(entry.name) }) : nameItem(entry.name)}
        </span>
        <span className="block break-words text-12 text-muted">
          {facts !== '' && `${facts} · `}
          {listings === 0 ? t('filter.notListed') : t('filter.inListings', { count: listings })}
        </span>
      </span>
      {item.kind === 'group' && (
        <Price chaos={entry.valueChaos} size={12} weight="normal" lowConfidence={entry.lowConfidence} hint="none" className="text-muted" />
      )}
    </li>
  );
}
