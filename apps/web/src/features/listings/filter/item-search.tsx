import { foldName } from '@poexchange/domain/listing-filter';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { nameItem, listSearchedNames } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { useSlashKey } from '../../../shared/ui/use-slash-key.ts';
import type { ListingView } from '../listing-view.ts';

// An item name in a page's listings that matches a search text, for suggestions.

type FoundName = {
  readonly name: string;
  readonly iconPath: string;
  /** Number of listings that offer the item. */
  readonly listings: number;
  /** True if the text equals this name and therefore finds only this item. */
  readonly isExact: boolean;
};

/**
 * Returns the first `max` names that contain all words of the text: an exact match first, then names that start with
 * the text, then the most offered. Empty if there is nothing to choose between.
 */
function findNames(views: readonly ListingView[], text: string, max: number): readonly FoundName[] {
  const folded = foldName(text);
  if (folded === '') return [];
  const words = folded.split(' ');
  const found = new Map<string, FoundName>();
  const holdsWords = (name: string): boolean => {
    const searched = foldName(listSearchedNames(name));
    return words.every((word) => searched.includes(word));
  };
  const isText = (name: string): boolean => foldName(name) === folded || foldName(nameItem(name)) === folded;
  for (const { items } of views) {
    const here = new Map(items.map(({ summary }) => [summary.name, summary]));
    for (const { name, iconPath } of here.values()) {
      const before = found.get(name);
      if (before === undefined && !holdsWords(name)) continue;
      found.set(name, { name, iconPath, listings: (before?.listings ?? 0) + 1, isExact: isText(name) });
    }
  }
  if (found.size < 2) return [];
  const startsWith = ({ name }: FoundName): number => Number([name, nameItem(name)].some((each) => foldName(each).startsWith(folded)));
  return [...found.values()]
    .sort(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) || startsWith(b) - startsWith(a) || b.listings - a.listings || a.name.localeCompare(b.name),
    )
    .slice(0, max);
}

export type ItemSearchProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Listings of the selected place, before filtering. */
  readonly views: readonly ListingView[];
  /** A phone has no keyboard shortcut to show. */
  readonly form: 'wide' | 'phone';
  readonly className?: string;
};

const MAX_CHOICES = 8;

/**
 * The search by name, with a list while several items match: choosing an item limits the search to it (D24). Arrow keys
 * move between field and list.
 */
export function ItemSearch({ text, onChange, views, form, className }: ItemSearchProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  useSlashKey(field);
  const asked = useDeferredValue(text);
  const names = useMemo(() => (isOpen ? findNames(views, asked, MAX_CHOICES) : []), [isOpen, views, asked]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (names.length === 0) return;
    if (event.key === 'Escape') {
      // The first Escape closes the list; the next Escape closes the listing.
      event.preventDefault();
      field.current?.focus();
      return setOpen(false);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) {
      if (event.key === 'Enter' && event.target === field.current) setOpen(false);
      return undefined;
    }
    event.preventDefault();
    const stops = [field.current, ...(list.current?.querySelectorAll('button') ?? [])];
    const at = stops.indexOf(event.target as HTMLButtonElement);
    return stops[(at + step + stops.length) % stops.length]?.focus();
  };
  const choose = ({ name }: FoundName): void => {
    onChange(name);
    field.current?.focus();
    setOpen(false);
  };

  return (
    <div
      className={joinClasses('relative', className)}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <TextField
        ref={field}
        type="search"
        glyph="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('listings.search')}
        placeholder={t(form === 'phone' ? 'listings.search' : 'economy.searchHint')}
        value={text}
        maxLength={80}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
        }}
      />
      {names.length > 0 && (
        <ul
          ref={list}
          aria-label={t('listings.choices')}
          className="absolute top-full left-0 z-20 mt-1 w-[420px] max-w-[calc(100vw-32px)] rounded-md border border-line bg-s2 p-1 shadow-float"
        >
          {names.map((found) => (
            <li key={found.name}>
              <NameButton found={found} onChoose={() => choose(found)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NameButton({ found, onChoose }: { readonly found: FoundName; readonly onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-current={found.isExact || undefined}
      // Keeps the focus: in browsers that do not focus a pressed button, the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-[32px] w-full items-center gap-2 rounded-sm px-2 py-1 text-left hover:bg-s4 focus-visible:bg-s4 aria-[current]:bg-s3 max-md:min-h-[44px]"
    >
      <ItemIcon path={found.iconPath} mark={found.name} size={24} />
      {/* The last word often decides, so a long name takes another line. */}
      <span className="min-w-0 flex-1 break-words">{nameItem(found.name)}</span>
      <span className="shrink-0 text-12 text-muted">{t('filter.inListings', { count: found.listings })}</span>
    </button>
  );
}
