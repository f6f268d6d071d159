import type { TradeView } from '@poexchange/contract/rest';
import type { TradeSearch } from '@poexchange/contract/rest/later';
import { MAX_SEARCH_LENGTH } from '@poexchange/domain/stash-search';
import { isOpenTrade } from '@poexchange/domain/trade';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLetterKeys } from '../../shared/game/interface-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { Note, Skeleton } from '../../shared/ui/states.tsx';
import { useJustCopied } from '../../shared/ui/use-just-copied.ts';
import { timesOfTrade } from './queue-view.ts';
import { copyPlain } from './copy-plain.ts';
import { tradeSearchQuery } from './trade-query.ts';

/**
 * The search for a trade: the buyer's search if it matches the stacks exactly; otherwise a search written for the
 * stacks.
 */
export function useTradeSearch(view: TradeView) {
  const { regex } = view.notification.body;
  const proof = view.search;
  const isRequested = regex !== undefined && proof !== undefined && !('unknown' in proof);
  const query = useQuery({
    ...tradeSearchQuery(view),
    enabled: !isRequested && view.party === 'owner' && view.role === 'seller',
  });
  if (!isRequested) return { search: query.data, isLoading: query.isPending && query.fetchStatus !== 'idle', hasFailed: query.isError };
  const isExact = proof.missed === 0 && proof.extra === 0;
  const search: TradeSearch = {
    searches: isExact ? [regex] : proof.rewritten,
    matches: isExact ? proof.matches : proof.matches + proof.missed,
    missed: 0,
    extra: 0,
    readAtMs: proof.readAtMs,
    ...(!isExact && proof.rewritten === null && { reason: proof.unwritten ?? 'none' }),
  };
  return { search, isLoading: false, hasFailed: false };
}

/**
 * The search string with its proof in words, or the reason why there is no search string. The R key copies the first
 * string.
 */
export function TradeSearchBox({ view }: { readonly view: TradeView }) {
  const { t } = useTranslation();
  const { search, isLoading, hasFailed } = useTradeSearch(view);
  const isOpen = isOpenTrade(timesOfTrade(view.notification));
  return (
    <section aria-labelledby="trade-search" className="flex flex-col gap-2">
      <h2 id="trade-search" className="flex flex-wrap items-center gap-2.5 text-13 font-semibold">
        {t('trade.search.title')}
        {/* Pieces that were handed over can no longer be found. */}
        {isOpen && search?.searches != null && <Proof search={search} />}
      </h2>
      {isLoading && <Skeleton className="h-[30px]" />}
      {hasFailed && <p className="text-12 text-muted">{t('trade.search.failed')}</p>}
      {search?.searches === null && <Note tone="info">{t(`trade.search.${search.reason ?? 'none'}`)}</Note>}
      {search?.searches?.map((text, index) => (
        <SearchLine key={text} text={text} part={search.searches?.length === 1 ? null : index + 1} hasKey={index === 0} />
      ))}
    </section>
  );
}

function Proof({ search }: { readonly search: TradeSearch }) {
  const { t } = useTranslation();
  const { matches, missed, extra } = search;
  const isExact = missed === 0 && extra === 0;
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-12 font-normal ${isExact ? 'bg-up/10 text-up' : 'bg-note text-note-text'}`}
    >
      <Glyph name={isExact ? 'check' : 'warning'} size={12} />
      {isExact ? t('trade.search.exact', { count: matches }) : t('trade.search.inexact', { missed, extra })}
    </span>
  );
}

function SearchLine({ text, part, hasKey }: { readonly text: string; readonly part: number | null; readonly hasKey: boolean }) {
  const { t } = useTranslation();
  const hasLetterKeys = useLetterKeys();
  const [copied, setCopied] = useState<object | null>(null);
  const isCopied = useJustCopied(copied);
  const copy = async (): Promise<void> => setCopied((await copyPlain(text)) ? {} : null);
  return (
    <div className="flex items-stretch gap-2">
      <input
        readOnly
        translate="no"
        aria-label={t('trade.search.title')}
        value={text}
        onFocus={(event) => event.target.select()}
        className="h-[30px] min-w-0 flex-1 truncate rounded-md border border-line-soft bg-bg px-2.5 font-mono text-12 max-md:h-[40px]"
      />
      <span className="num self-center text-12 text-muted">{t('trade.search.length', { count: text.length, max: MAX_SEARCH_LENGTH })}</span>
      <Button onClick={() => void copy()} {...(hasKey && { 'data-copy-search': '', ...(hasLetterKeys && { 'aria-keyshortcuts': 'R' }) })}>
        <Glyph name={isCopied ? 'check' : 'copy'} size={14} />
        {part === null ? t('search.copy') : t('trade.search.copyPart', { part })}
        {hasKey && <Kbd>{'R'}</Kbd>}
        <span role="status" className="sr-only">
          {isCopied ? t('copy.done') : ''}
        </span>
      </Button>
    </div>
  );
}

/** Clicks the button that copies the search, wherever it is on the page. */
export function pressCopySearch(): void {
  document.querySelector<HTMLButtonElement>('[data-copy-search]')?.click();
}
