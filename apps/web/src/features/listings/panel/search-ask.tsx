import type { ListingRow } from '@poexchange/contract/rest';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button, buttonClasses } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Note, Skeleton } from '../../../shared/ui/states.tsx';
import { getSearchWorker } from '../../../shared/workers/search-client.ts';
import { expandedListingQuery } from '../feed/expanded-query.ts';
import { SearchTexts } from '../../stash-search/index.ts';
import { listSelected, type Selection } from '../selection.ts';
import type { ListingLine } from '../listing-cells.tsx';
import { costOfSearch, listParts, listSearchable, proveOver, type Stack } from './search-parts.ts';

/** A request by search: the text to send and its surcharge. Null while no search can be sent. */
export type AskedSearch = { readonly text: string; readonly extraChaos: number };

export type SearchAskProps = {
  readonly line: ListingLine;
  readonly selection: Selection;
  /** Selects exactly the matches of the buyer's own search. */
  readonly onSelect: (quantities: ReadonlyMap<string, number>) => void;
  readonly onChange: (asked: AskedSearch | null) => void;
};

/**
 * The search that finds the selection in a listing, verified against the listing's items as last read (D41), or the
 * buyer's own search.
 */
export function SearchAsk(props: SearchAskProps) {
  const { t } = useTranslation();
  const ask = useSearchAsk(props);
  const { proof, isExact } = ask;
  if (ask.isPending) return <Skeleton className="h-[56px]" />;
  if (ask.isOutOfReach) return <Note tone="info">{t('search.ask.closed')}</Note>;
  if (!ask.isRead) return <Note tone="info">{t('search.ask.unread')}</Note>;
  return (
    <div className="flex flex-col gap-2">
      {ask.own === null ? (
        <WrittenSearch ask={ask} />
      ) : (
        <input
          type="text"
          aria-label={t('search.ask.own')}
          value={ask.own}
          maxLength={250}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => ask.setOwn(event.target.value)}
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
      {ask.extraChaos > 0 && (
        <p className="flex items-center gap-2 text-12 text-muted">
          <span className="flex-1">{t('search.ask.extra')}</span>
          <Price chaos={ask.extraChaos} size={12} hint="none" />
        </p>
      )}
      <SearchActions ask={ask} onSelect={props.onSelect} />
    </div>
  );
}

/** Returns the generated search or the buyer's own, and what it finds among the listing's stacks. */
function useSearchAsk({ line: { row }, selection, onSelect, onChange }: SearchAskProps) {
  const [own, setOwn] = useState<string | null>(null);
  const [parts, setParts] = useState<readonly ReadonlyMap<string, number>[]>([]);
  const expanded = useQuery(expandedListingQuery(row.uuid, row.timestampMs));
  const selected = useMemo(() => listSelected(selection, row), [selection, row]);
  const { stacks, isOutOfReach } = useMemo(() => listSearchable(expanded.data, selected), [expanded.data, selected]);
  const isRead = stacks.length > 0 && stacks.every(({ lines }) => lines.length > 0);
  const written = useQuery({ ...writtenSearchQuery(row, stacks), enabled: isRead });
  const searches = written.data?.kind === 'written' ? written.data.searches : [];
  // The parts stay available while one of them is selected and has its own search.
  const offered = searches.length > 1 ? listParts(searches, stacks, selected) : parts;
  const text = own ?? (searches.length === 1 ? (searches[0] ?? '') : '');
  const proof = useMemo(() => proveOver(text, stacks), [text, stacks]);
  const extraChaos = costOfSearch(expanded.data, text, { stacks, selected });
  const isExact = !isOutOfReach && proof?.ok === true && proof.missed === 0 && proof.extra === 0;
  useEffect(() => onChange(isExact ? { text, extraChaos } : null), [onChange, isExact, text, extraChaos]);
  const choosePart = (part: ReadonlyMap<string, number>): void => {
    setParts(offered);
    onSelect(part);
  };
  return {
    isPending: expanded.isPending,
    isOutOfReach,
    isRead,
    own,
    setOwn,
    written,
    offered,
    choosePart,
    text,
    proof,
    extraChaos,
    isExact,
  };
}

type Ask = ReturnType<typeof useSearchAsk>;

function WrittenSearch({ ask: { written, offered, choosePart } }: { readonly ask: Ask }) {
  const { t } = useTranslation();
  return (
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
              <Button key={index} size="sm" onClick={() => choosePart(part)}>
                {t('search.part', { part: index + 1, count: offered.length })}
              </Button>
            ))}
          </span>
        </Note>
      )}
    </>
  );
}

function SearchActions({ ask: { own, setOwn, text, proof, isExact }, onSelect }: Pick<SearchAskProps, 'onSelect'> & { readonly ask: Ask }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="sm" kind="quiet" onClick={() => setOwn(own === null ? text : null)}>
        {t(own === null ? 'search.ask.edit' : 'search.ask.reset')}
      </Button>
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
  );
}

/** Writes the stash search that finds exactly the selected stacks of a listing (D41), in the worker. */
function writtenSearchQuery({ uuid, timestampMs }: Pick<ListingRow, 'uuid' | 'timestampMs'>, stacks: readonly Stack[]) {
  return queryOptions({
    queryKey: ['listing-search', uuid, timestampMs, stacks.map(({ isChosen }) => (isChosen ? '1' : '0')).join('')],
    queryFn: async () =>
      getSearchWorker().writeForItems(
        stacks.map(({ lines, isChosen }) => ({ lines, isChosen })),
        'quoted',
      ),
    staleTime: Infinity,
    gcTime: 10_000,
    meta: { failure: 'silent' },
  });
}
