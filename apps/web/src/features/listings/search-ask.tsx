import type { ExpandedListing } from '@poexchange/contract/rest';
import { takeStacks } from '@poexchange/domain/listing';
import { searchExtra } from '@poexchange/domain/trade';
import { compileSearch, matchItems } from '@poexchange/domain/stash-search';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useGameSegment } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button, buttonClasses } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { INPUT_CLASSES } from '../../shared/ui/field.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Price } from '../../shared/ui/price.tsx';
import { Note, Skeleton } from '../../shared/ui/states.tsx';
import { expandedListingQuery } from './expanded-query.ts';
import { SearchTexts } from '../stash-search/index.ts';
import { listSelected, type Selection } from './selection.ts';
import type { ListingLine } from './listing-cells.tsx';
import { writtenSearchQuery, type Stack } from './written-search-query.ts';

/** Request by search: the text to send, and its extra cost. Null while no search may be sent. */
export type AskedSearch = { readonly text: string; readonly extraChaos: number };

export type SearchAskProps = {
  readonly line: ListingLine;
  readonly selection: Selection;
  /** Selects exactly the matches of the buyer's own search. */
  readonly onSelect: (quantities: ReadonlyMap<string, number>) => void;
  readonly onChange: (asked: AskedSearch | null) => void;
};

/**
 * The search that finds the selection from a listing, proven over the listing's items as last read (D41); or the
 * buyer's own.
 */
export function SearchAsk({ line: { row }, selection, onSelect, onChange }: SearchAskProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const [own, setOwn] = useState<string | null>(null);
  const expanded = useQuery(expandedListingQuery(row.uuid, row.timestampMs));
  const { stacks, isOutOfReach } = useMemo(
    () => listSearchable(expanded.data, listSelected(selection, row)),
    [expanded.data, selection, row],
  );
  const [parts, setParts] = useState<readonly ReadonlyMap<string, number>[]>([]);
  const isRead = stacks.length > 0 && stacks.every(({ lines }) => lines.length > 0);
  const written = useQuery({ ...writtenSearchQuery(row, stacks), enabled: isRead });
  const searches = written.data?.kind === 'written' ? written.data.searches : [];
  // The parts stay on offer while one of them is chosen, and has a search of its own.
  const offered = searches.length > 1 ? listParts(searches, stacks, listSelected(selection, row)) : parts;
  const text = own ?? (searches.length === 1 ? (searches[0] ?? '') : '');
  const proof = useMemo(() => proveOver(text, stacks), [text, stacks]);
  const pieces = listSelected(selection, row).reduce((sum, [, quantity]) => sum + quantity, 0);
  const extra =
    expanded.data === undefined || text === ''
      ? null
      : searchExtra(expanded.data, text, { pieces, items: stacks.map(({ lines }) => lines) });
  const extraChaos = extra === null ? 0 : extra.extraChaos + extra.quantityExtraChaos;
  const isExact = !isOutOfReach && proof?.ok === true && proof.missed === 0 && proof.extra === 0;
  useEffect(() => onChange(isExact ? { text, extraChaos } : null), [onChange, isExact, text, extraChaos]);

  if (expanded.isPending) return <Skeleton className="h-[56px]" />;
  if (isOutOfReach) return <Note tone="info">{t('search.ask.closed')}</Note>;
  if (!isRead) return <Note tone="info">{t('search.ask.unread')}</Note>;
  return (
    <div className="flex flex-col gap-2">
      {own === null ? (
        <>
          {written.isPending && <p className="text-12 text-muted">{t('search.ask.writing')}</p>}
          {written.isError && <Note tone="bad">{t('search.failed')}</Note>}
          {written.data?.kind === 'impossible' && <Note>{t('search.ask.impossible')}</Note>}
          {written.data?.kind === 'written' && <SearchTexts searches={written.data.searches} />}
          {offered.length > 1 && (
            <Note>
              <span className="block">{t('search.ask.several')}</span>
              <span className="mt-1 flex flex-wrap gap-1">
                {offered.map((part, index) => (
                  <Button
                    key={index}
                    size="sm"
                    onClick={() => {
                      setParts(offered);
                      onSelect(part);
                    }}
                  >
                    {t('search.part', { part: index + 1, count: offered.length })}
                  </Button>
                ))}
              </span>
            </Note>
          )}
        </>
      ) : (
        <input
          type="text"
          aria-label={t('search.ask.own')}
          value={own}
          maxLength={250}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setOwn(event.target.value)}
          className={joinClasses(INPUT_CLASSES, 'font-mono text-12')}
        />
      )}
      {proof?.ok === false && <p className="text-12 text-down">{t(`search.error.${proof.code}`)}</p>}
      {proof?.ok === true && (
        <p className={joinClasses('flex items-center gap-2 text-12 tabular-nums', isExact ? 'text-up' : 'text-warn')}>
          <Glyph name={isExact ? 'check' : 'warning'} size={14} />
          {t('search.proof', { matches: proof.matches, missed: proof.missed, extra: proof.extra })}
        </p>
      )}
      {extraChaos > 0 && (
        <p className="flex items-center gap-2 text-12 text-muted">
          <span className="flex-1">{t('search.ask.extra')}</span>
          <Price chaos={extraChaos} size={12} hint="none" />
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        {own === null ? (
          <Button size="sm" kind="quiet" onClick={() => setOwn(text)}>
            {t('search.ask.edit')}
          </Button>
        ) : (
          <Button size="sm" kind="quiet" onClick={() => setOwn(null)}>
            {t('search.ask.reset')}
          </Button>
        )}
        {text !== '' && (
          <Link
            to="/$game/poexchange/price-check/stash-search"
            params={{ game }}
            search={{ q: text }}
            className={buttonClasses({ size: 'sm', kind: 'quiet' })}
          >
            {t('search.tryThis')}
          </Link>
        )}
        {own !== null && proof?.ok === true && !isExact && proof.matches + proof.extra > 0 && (
          <Button size="sm" onClick={() => onSelect(proof.found)}>
            {t('search.ask.choose')}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The stacks that a search may choose among, with the chosen ones marked (R6.09); and whether more is chosen than the
 * tabs open to searches hold.
 */
export function listSearchable(listing: Pick<ExpandedListing, 'items'> | undefined, selected: readonly (readonly [string, number])[]) {
  const quantities = new Map(selected);
  let isOutOfReach = false;
  const stacks = (listing?.items ?? []).flatMap(({ hash, rawItems }): Stack[] => {
    const open = rawItems.filter(({ searchable }) => searchable !== false);
    const quantity = quantities.get(hash) ?? 0;
    const taken = new Set(takeStacks(open, quantity).map(({ id }) => id));
    if (quantity > open.reduce((sum, { stackSize }) => sum + stackSize, 0)) isOutOfReach = true;
    return open.map(({ id, stackSize, lines }) => ({ hash, stackSize, lines, isChosen: taken.has(id) }));
  });
  return { stacks, isOutOfReach };
}

/**
 * Shares a selection out to the searches that find it together, as pieces of each group: each stack belongs to the
 * first search that finds it (D41). Searches without a stack of their own have no part.
 */
export function listParts(
  searches: readonly string[],
  stacks: readonly Stack[],
  selected: readonly (readonly [hash: string, quantity: number])[],
): ReadonlyMap<string, number>[] {
  const left = new Map(selected);
  const open = new Set(stacks.filter(({ isChosen }) => isChosen));
  return searches.flatMap((search) => {
    const compiled = compileSearch(search);
    if (!compiled.ok) return [];
    const candidates = [...open];
    const { found } = matchItems(
      compiled.search,
      candidates.map(({ lines }) => lines),
    );
    const part = new Map<string, number>();
    for (const stack of candidates.filter((_stack, index) => found[index] === true)) {
      const quantity = Math.min(stack.stackSize, left.get(stack.hash) ?? 0);
      open.delete(stack);
      left.set(stack.hash, (left.get(stack.hash) ?? 0) - quantity);
      if (quantity > 0) part.set(stack.hash, (part.get(stack.hash) ?? 0) + quantity);
    }
    return part.size === 0 ? [] : [part];
  });
}

/** Result of a search among the listing's stacks: pieces of each group, against the chosen number (D41). */
function proveOver(text: string, stacks: readonly Stack[]) {
  if (text === '') return null;
  const compiled = compileSearch(text);
  if (!compiled.ok) return { ok: false as const, code: compiled.error.code };
  const { found: hits, isCutShort } = matchItems(
    compiled.search,
    stacks.map(({ lines }) => lines),
  );
  if (isCutShort) return { ok: false as const, code: 'tooSlow' as const };
  const found = new Map<string, number>();
  const chosen = new Map<string, number>();
  for (const [index, { hash, stackSize, isChosen }] of stacks.entries()) {
    if (hits[index] === true) found.set(hash, (found.get(hash) ?? 0) + stackSize);
    if (isChosen) chosen.set(hash, (chosen.get(hash) ?? 0) + stackSize);
  }
  let matches = 0;
  let missed = 0;
  let extra = 0;
  for (const hash of new Set([...found.keys(), ...chosen.keys()])) {
    const hit = found.get(hash) ?? 0;
    const wanted = chosen.get(hash) ?? 0;
    matches += Math.min(hit, wanted);
    missed += Math.max(0, wanted - hit);
    extra += Math.max(0, hit - wanted);
  }
  return { ok: true as const, matches, missed, extra, found };
}
