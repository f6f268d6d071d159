import { composeWhispers } from '@poexchange/domain/whisper';
import { nameListingInEnglish, nameMapListingInEnglish } from '@poexchange/domain/category';
import { isBelowMinTradeValue, listAsked, selectionTotal, type StockItem } from '@poexchange/domain/listing';
import type { Side } from '@poexchange/contract/rest';
import type { ErrorCode } from '@poexchange/contract/errors';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ConnectButton } from '../../shared/session/connect-button.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { useUnitWithoutRate } from '../../shared/ui/use-unit-without-rate.ts';
import { Note } from '../../shared/ui/states.tsx';
import type { ListingLine } from './listing-cells.tsx';
import type { AskedSearch } from './search-ask.tsx';
import { listSelected, type Selection } from './selection.ts';
import { useEnterHotkey } from './use-listing-hotkeys.ts';
import type { Whisper } from './use-whisper.ts';
import { readCurrentPart, readNextPart, type WhisperFlow } from './whisper-flow.ts';

export type PanelFooterProps = {
  readonly line: ListingLine;
  readonly leagueName: string;
  readonly selection: Selection;
  readonly whisper: Whisper;
  /** The buyer's in-game name; null for a visitor, '' while none is chosen. */
  readonly ign: string | null;
  readonly onNeedIgn: () => void;
  /** Asking by stash search: null while there is none that finds exactly what is chosen; undefined for asking by name. */
  readonly search: AskedSearch | null | undefined;
  /** What stands before the whisper. */
  readonly children: ReactNode;
};

/** What the selection costs, the words of the whisper, and the one button that matters. */
export function PanelFooter({ line, leagueName, selection, whisper, ign, onNeedIgn, search, children }: PanelFooterProps) {
  const { t } = useTranslation();
  const { row } = line;
  const view = usePriceView();
  const unitWithoutRate = useUnitWithoutRate();
  const selected = useMemo(() => listSelected(selection, row), [selection, row]);
  const stock = useMemo(() => row.items.map(([hash, price, quantity]) => ({ hash, price, quantity })), [row]);
  const itemsChaos = selectionTotal(stock, selected);
  const totalChaos = itemsChaos + (search?.extraChaos ?? 0);
  const pieces = selected.reduce((sum, [, quantity]) => sum + quantity, 0);
  const isBelowMin = selected.length > 0 && isBelowMinTradeValue(itemsChaos, row.minTradeValue);
  const preview = usePreview({ line, leagueName, stock, selected, totalChaos, search });
  // What was given stands at the server's rate, which may be newer than the page's (D31).
  const money = whisper.flow.step === 'given' ? whisper.flow.money : { chaos: totalChaos, view };
  const isPossible = selected.length > 0 && !isBelowMin && !line.isEnded && !line.isOwn && search !== null;
  const copy = (): void => {
    if (ign === '') return onNeedIgn();
    if (isPossible && ign !== null) whisper.copy({ row, items: selected, ign, unit: view.unit, regex: search?.text });
  };
  useEnterHotkey(copy, isPossible && ign !== null);

  return (
    <footer className="flex flex-col gap-2.5 border-t border-line bg-s2 px-4 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))]">
      <div className="flex items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-13">
          <span>
            {t('listing.summary', { selected: selected.length, total: row.items.length })}
            {' · '}
            {t('listing.pieces', { count: pieces })}
          </span>
          <ExactSum {...money} />
        </span>
        <PayablePrice {...money} size={18} />
      </div>
      {unitWithoutRate !== null && <Note tone="info">{t('price.noRate', { unit: t(`price.name.${unitWithoutRate}`) })}</Note>}
      {isBelowMin && <Note>{t('listing.belowMin')}</Note>}
      {selected.length === 0 && <Note tone="info">{t(row.side === 'buy' ? 'listing.nothingToSell' : 'listing.nothingSelected')}</Note>}
      {children}
      <WhisperText flow={whisper.flow} preview={preview} />
      <FlowNote flow={whisper.flow} side={row.side} />
      {ign === null ? (
        <ConnectButton size="lg" className="w-full">
          {t('listing.signIn')}
        </ConnectButton>
      ) : (
        <Button kind="primary" size="lg" className="w-full" disabled={!isPossible} isBusy={whisper.flow.step === 'asking'} onClick={copy}>
          <CopyLabel flow={whisper.flow} count={preview.length} />
        </Button>
      )}
    </footer>
  );
}

/** The words as the server will write them: the same function with the rate of the page (D30). */
function usePreview(of: {
  line: ListingLine;
  leagueName: string;
  stock: readonly StockItem[];
  selected: readonly [string, number][];
  totalChaos: number;
  search: AskedSearch | null | undefined;
}): readonly string[] {
  const { line, leagueName, stock, selected, totalChaos, search } = of;
  const view = usePriceView();
  return useMemo(() => {
    const { row, items } = line;
    // The server writes in the game's own units: poe1's pair, or the one picked unit (D30, D59).
    const base = {
      ...view,
      ign: row.ign,
      league: leagueName,
      totalChaos,
      side: row.side,
    };
    const count = selected.reduce((sum, [, quantity]) => sum + quantity, 0);
    if (search) return composeWhispers({ ...base, kind: 'search', category: nameListingInEnglish(row), count });
    const isWhole = row.items.every(([hash, , quantity]) => selected.some(([chosen, taken]) => chosen === hash && taken === quantity));
    if (isWhole) return composeWhispers({ ...base, kind: 'whole', category: nameListingInEnglish(row) });
    const names = new Map(items.map(({ hash, summary }) => [hash, summary.name]));
    const asked = listAsked(stock, selected, (hash) => names.get(hash));
    return composeWhispers({ ...base, kind: 'items', items: asked, ignoreIn: nameMapListingInEnglish(row) });
  }, [line, leagueName, stock, selected, totalChaos, search, view]);
}

/** The preview, then what was really copied; a field to copy from where the clipboard is refused (D31). */
function WhisperText({ flow, preview }: { readonly flow: WhisperFlow; readonly preview: readonly string[] }) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const part = readCurrentPart(flow);
  const isByHand = flow.step === 'given' && flow.byHand === 'yes';
  useEffect(() => {
    if (isByHand) field.current?.select();
  }, [isByHand, part]);
  const text = part ?? preview[0] ?? '';
  if (text === '') return null;
  const look = 'rounded-md border bg-bg px-2.5 py-2 font-mono text-12 leading-[1.5]';
  if (isByHand) {
    return (
      <textarea
        ref={field}
        readOnly
        rows={4}
        aria-label={t('listing.preview')}
        value={text}
        className={`${look} w-full resize-none border-accent text-text`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <p aria-label={t('listing.preview')} className={`${look} max-h-[92px] overflow-y-auto border-line-soft text-muted`}>
        {text}
      </p>
      {part === null && preview.length > 1 && (
        <span className="text-12 text-muted">{t('listing.previewParts', { count: preview.length })}</span>
      )}
    </div>
  );
}

function CopyLabel({ flow, count }: { readonly flow: WhisperFlow; readonly count: number }) {
  const { t } = useTranslation();
  if (flow.step === 'asking') return t('listing.copying');
  const next = readNextPart(flow);
  if (flow.step === 'given' && next > 0) return t('listing.copyPart', { part: next + 1, count: flow.parts.length });
  return (
    <>
      {flow.step === 'given' ? t('listing.copyAgain') : count > 1 ? t('listing.copyPart', { part: 1, count }) : t('listing.copy')}
      <span aria-hidden="true" className="font-medium opacity-75 max-md:hidden">
        {t('listing.copyHint')}
      </span>
    </>
  );
}

const said: ReadonlySet<string> = new Set([
  'listingChanged',
  'listingNotActive',
  'tradeListingNotFound',
  'tradeRequestNotValid',
  'quantityExceedsStock',
  'searchMismatch',
  'searchNotAllowed',
  'rateLimited',
  'network',
] satisfies (ErrorCode | 'network')[]);
type Said =
  | 'listingChanged'
  | 'listingNotActive'
  | 'tradeListingNotFound'
  | 'tradeRequestNotValid'
  | 'quantityExceedsStock'
  | 'searchMismatch'
  | 'searchNotAllowed'
  | 'rateLimited'
  | 'network';

/** Refusals that name the other one, told to who sells to a want-to-buy listing. */
type SaidToSeller = 'listingChanged' | 'quantityExceedsStock' | 'network';
const saidToSeller: ReadonlySet<string> = new Set(['listingChanged', 'quantityExceedsStock', 'network'] satisfies SaidToSeller[]);

/** What came of the last click, always in the same place, announced. */
function FlowNote({ flow, side }: { readonly flow: WhisperFlow; readonly side: Side }) {
  const { t } = useTranslation();
  if (flow.step === 'refused') {
    return (
      <div role="alert">
        <Note tone={flow.code === 'listingChanged' ? 'warn' : 'bad'}>
          {side === 'buy' && saidToSeller.has(flow.code)
            ? t(`listing.refusedBuy.${flow.code as SaidToSeller}`)
            : t(`listing.refused.${said.has(flow.code) ? (flow.code as Said) : 'other'}`)}
        </Note>
      </div>
    );
  }
  if (flow.step !== 'given') return <div role="status" />;
  return (
    <div role="status" className="flex items-center gap-2 text-12 text-up">
      {flow.byHand === 'yes' ? (
        <span className="text-note-text">{t('listing.byHand')}</span>
      ) : (
        <>
          <Glyph name="check" size={14} />
          {flow.parts.length === 1 ? t('listing.copied') : t('listing.copiedPart', { part: flow.copied, count: flow.parts.length })}
        </>
      )}
    </div>
  );
}
