import type { Game } from '@poexchange/domain/item';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nameItem, useNaming } from '../../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { KindIcon } from '../../../shared/ui/kind-icon.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { categoryNameOf } from '../offer/category-name-of.ts';
import { isBorrowed } from './manual-entries.ts';
import type { Picked } from './manual-item.ts';
import { LeftNote, nothingLeft } from './left-note.tsx';
import { usePasted, type ReadItemTexts } from './use-pasted.ts';
import { useSlashKey } from '../../../shared/ui/use-slash-key.ts';
import { findBadCount, isNamedBy, readManualLine, searchEntries, splitVariantWords } from '../../../shared/price-files/item-lines.ts';

export type ManualPickerProps = {
  readonly game: Game;
  /** Entries that the search can find. */
  readonly entries: readonly PriceEntry[];
  readonly isLoading: boolean;
  /** Returns the reason why the item was not added; null if it was added. */
  readonly onPick: (picked: readonly Picked[]) => string | null;
  /** Returns the quantity of an item that was added before; null for a new item. */
  readonly quantityOf?: (hash: string) => number | null;
  /** Reads pasted items in the game's clipboard format. */
  readonly readItems: ReadItemTexts;
  /** Called when the user starts to type a name. */
  readonly onSearch?: () => void;
  /** Element at the end of the field's line. */
  readonly beside?: ReactNode;
};

const SHOWN_MATCHES = 8;
const SHOWN_REPLACED = 5;
const notAdded = (): null => null;

/**
 * Type-ahead for names: "12 div", the arrow keys, Enter. Also accepts a pasted list, and items copied from the game.
 */
export function ManualPicker({ game, entries, isLoading, onPick, quantityOf = notAdded, readItems, onSearch, beside }: ManualPickerProps) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState(nothingLeft);
  const [said, setSaid] = useState('');
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { matches, badCount, noVariant, quantity } = useMatches(entries, text);
  const isListed = isOpen && text.trim() !== '';
  const chosen = matches[Math.min(at, matches.length - 1)];

  const pick = (picked: readonly Picked[]): boolean => {
    const changed = writeReplaced(t, picked, quantityOf);
    const found = onPick(picked);
    setReplaced(found === null ? changed : []);
    setProblem(found);
    if (found !== null) setSaid('');
    return found === null;
  };
  const take = (entry: PriceEntry): void => {
    const before = quantityOf(entry.hash);
    if (!pick([{ entry, quantity }])) return;
    setSaid(before === null || before === quantity ? t('byHand.added', { count: quantity, name: nameItem(entry.name) }) : '');
    setText('');
    setAt(0);
    setLeft(nothingLeft);
    input.current?.focus();
  };
  useSlashKey(input);
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setAt((before) => (matches.length === 0 ? 0 : (Math.min(before, matches.length - 1) + by + matches.length) % matches.length));
    }
    if (event.key === 'Enter' && isListed && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    }
    if (event.key === 'Escape') {
      if (isListed) setOpen(false);
      else setText('');
    }
  };
  const { isReading, onPaste } = usePasted({
    game,
    entries,
    readItems,
    pick,
    onRead: (read, words) => {
      setLeft(read);
      if (words !== null) setSaid(words);
      setText('');
    },
    onFailed: () => setProblem(t('byHand.notChecked')),
  });

  return (
    <div className="@container flex flex-col gap-2 px-4 pb-2.5">
      <div className="flex items-center gap-2">
        <div className="relative min-w-0 flex-1">
          <Glyph name="plus" size={14} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-faint" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t('byHand.add')}
            aria-expanded={isListed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-busy={isReading}
            aria-activedescendant={isListed && chosen !== undefined ? `${listId}-${chosen.hash}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={t(isReading ? 'byHand.reading' : 'byHand.placeholder')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              onSearch?.();
              setSaid('');
              setReplaced([]);
              setProblem(null);
              setOpen(true);
              setAt(0);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={joinClasses(INPUT_CLASSES, 'h-[34px]! pl-[30px] max-md:h-[40px]!')}
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={t('byHand.matches')}
            hidden={!isListed}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-[400px] overflow-y-auto rounded-md border border-line bg-s2 py-1 shadow-float"
          >
            {matches.map((entry, index) => (
              <Match
                key={entry.hash}
                id={`${listId}-${entry.hash}`}
                entry={entry}
                category={categoryNameOf(t, game, entry.tag)}
                quantity={quantity}
                isChosen={chosen === entry}
                onPoint={() => setAt(index)}
                onTake={() => take(entry)}
              />
            ))}
            {isListed && matches.length === 0 && (
              <li role="option" aria-disabled="true" aria-selected="false" className="px-3 py-2 text-12 text-muted">
                {isLoading ? t('byHand.loading') : writeNoMatch(t, { badCount, noVariant })}
              </li>
            )}
          </ul>
        </div>
        {beside}
      </div>
      <Said words={said} replaced={replaced} />
      {problem !== null && (
        <div role="alert">
          <Note tone="bad">{problem}</Note>
        </div>
      )}
      <LeftNote left={left} onClose={() => setLeft(nothingLeft)} />
    </div>
  );
}

/** Returns text that lists the picked items whose quantity was replaced. */
function writeReplaced(t: Translate, picked: readonly Picked[], quantityOf: (hash: string) => number | null): readonly string[] {
  return picked.flatMap(({ entry, quantity: count }) => {
    const before = quantityOf(entry.hash);
    return before === null || before === count ? [] : [t('byHand.replaced', { name: nameItem(entry.name), count, before })];
  });
}

/** Result of an addition, for screen readers; replaced quantities are visible, because they are easily overlooked. */
function Said({ words, replaced }: { readonly words: string; readonly replaced: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={replaced.length === 0 ? 'sr-only' : 'text-12 text-muted'}>
      <span className="sr-only">{words !== '' && replaced.length > 0 ? `${words}. ` : words}</span>
      {replaced.slice(0, SHOWN_REPLACED).join(' · ')}
      {replaced.length > SHOWN_REPLACED && ` · ${t('trade.missingMore', { count: replaced.length - SHOWN_REPLACED })}`}
    </p>
  );
}

/** Returns the reason why a typed line matches nothing that can be added. */
function writeNoMatch(t: Translate, { badCount, noVariant }: Pick<ReturnType<typeof useMatches>, 'badCount' | 'noVariant'>): string {
  if (badCount !== null) return t('byHand.badCount', badCount);
  return noVariant === null ? t('byHand.noMatch') : t('byHand.noVariant', noVariant);
}

/**
 * Returns the matches of a typed line: items by name, and the quantity. For a correct name, also reports an invalid
 * number, or a variant that does not exist.
 */
function useMatches(entries: readonly PriceEntry[], text: string) {
  const searched = useDeferredValue(text);
  const line = useMemo(() => readManualLine(searched), [searched]);
  const naming = useNaming();
  const search = useCallback(
    (name: string, count: number) => searchEntries(entries, name, { count, otherNameOf: naming.nameItem }),
    [entries, naming],
  );
  const matches = useMemo(() => {
    // A name may end in a number, so the whole text is also searched as a name.
    const byLine = line === null ? [] : search(line.name, SHOWN_MATCHES);
    return byLine.length > 0 ? byLine : search(searched, SHOWN_MATCHES);
  }, [search, line, searched]);
  const guess = useCallback(
    (name: string) => search(name, SHOWN_MATCHES).find((entry) => isNamedBy(entry.name, name) || isNamedBy(nameItem(entry.name), name)),
    [search],
  );
  const badCount = useMemo(() => {
    const bad = matches.length > 0 ? null : findBadCount(searched);
    const named = bad === null ? undefined : guess(bad.name);
    return bad === null || named === undefined ? null : { count: bad.count, name: nameItem(named.name) };
  }, [guess, matches, searched]);
  const noVariant = useMemo(() => {
    const split = matches.length > 0 ? null : splitVariantWords(line?.name ?? searched);
    const named = split === null ? undefined : guess(split.name);
    return split === null || named === undefined ? null : { words: split.words, name: nameItem(named.name) };
  }, [guess, matches, line, searched]);
  return { matches, badCount, noVariant, quantity: line?.quantity ?? 1 };
}

type MatchProps = {
  readonly entry: PriceEntry;
  readonly quantity: number;
  readonly id: string;
  readonly category: string;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onTake: () => void;
};

function Match({ id, entry, category, quantity, isChosen, onPoint, onTake }: MatchProps) {
  const { t } = useTranslation();
  const facts = [
    category,
    sayProperties(entry.properties, t),
    isBorrowed(entry) ? t('offer.borrowedHint', { count: quantity }) : '',
  ].filter(Boolean);
  return (
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerMove={onPoint}
      // Runs before the field loses the focus.
      onMouseDown={(event) => {
        event.preventDefault();
        onTake();
      }}
      className="grid cursor-default grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-2.5 px-3 py-1 aria-selected:bg-s4 max-md:py-2"
    >
      <KindIcon tag={entry.tag} path={entry.iconPath} name={entry.name} />
      <span className="min-w-0 leading-[1.3]">
        <span className="block break-words">
          {quantity > 1 && <span className="text-accent">{`${writeNumber(quantity)} × `}</span>}
          {nameItem(entry.name)}
        </span>
        <span className="block break-words text-12 text-muted">{facts.join(' · ')}</span>
      </span>
      <Price chaos={entry.valueChaos} weight="normal" lowConfidence={entry.lowConfidence} hint="none" />
    </li>
  );
}
