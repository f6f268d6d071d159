import { nameListingInEnglish, nameMapListingInEnglish } from '@poexchange/domain/category';
import { listWhisperItems, type StockItem } from '@poexchange/domain/listing';
import { composeShortWhisper, composeWhispers, nameItems, type WhisperLines } from '@poexchange/domain/whisper';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { ListingLine } from '../listing-cells.tsx';
import type { AskedSearch } from './search-ask.tsx';
import { pickForm, readShownLine, type WhisperFlow, type WhisperForm } from './whisper-flow.ts';

/** Writes the text that the server will write, with the same function and the page's rate (D30). */
export function usePreview(options: {
  line: ListingLine;
  leagueName: string;
  stock: readonly StockItem[];
  selected: readonly [string, number][];
  totalChaos: number;
  search: AskedSearch | null | undefined;
}): WhisperLines {
  const { line, leagueName, stock, selected, totalChaos, search } = options;
  const view = usePriceView();
  return useMemo(() => {
    const { row, items } = line;
    // The server writes in the game's own units: poe1's pair, or the one selected unit (D30, D59).
    const base = {
      ...view,
      ign: row.ign,
      league: leagueName,
      totalChaos,
      side: row.side,
    };
    const count = selected.reduce((sum, [, quantity]) => sum + quantity, 0);
    const category = nameListingInEnglish(row);
    if (search) return { whispers: composeWhispers({ ...base, kind: 'search', category, count }) };
    const isWhole = row.items.every(([hash, , quantity]) => selected.some(([chosen, taken]) => chosen === hash && taken === quantity));
    if (isWhole) return { whispers: composeWhispers({ ...base, kind: 'whole', category }) };
    const names = nameItems(new Map(items.map(({ hash, summary: { name, properties } }) => [hash, { displayName: name, properties }])));
    const asked = listWhisperItems(stock, selected, (hash) => names.get(hash));
    const byItem = { ...base, kind: 'items', items: asked, category, ignoreIn: nameMapListingInEnglish(row) } as const;
    const whispers = composeWhispers(byItem);
    const short = composeShortWhisper(byItem, whispers);
    return { whispers, ...(short !== null && { short }) };
  }, [line, leagueName, stock, selected, totalChaos, search, view]);
}

type WhisperTextProps = {
  readonly flow: WhisperFlow;
  readonly preview: WhisperLines;
  readonly form: WhisperForm;
  readonly onForm: (form: WhisperForm) => void;
};

/** The preview, then the copied text; a field to copy from if the browser denies clipboard access (D31). */
export function WhisperText({ flow, preview, form, onForm }: WhisperTextProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const isGiven = flow.step === 'given';
  const lines = isGiven ? flow.lines : preview;
  const shown = pickForm(lines, form);
  const text = (isGiven ? readShownLine(flow, form) : shown === 'short' ? preview.short : preview.whispers[0]) ?? '';
  const isByHand = isGiven && flow.byHand === 'yes' && flow.last === shown;
  useEffect(() => {
    if (isByHand) field.current?.select();
  }, [isByHand, text]);
  if (text === '') return null;
  const count = lines.whispers.length;
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
      {lines.short !== undefined && (
        <Button kind="quiet" size="sm" className="self-start" onClick={() => onForm(shown === 'short' ? 'full' : 'short')}>
          {shown === 'short' ? t('listing.fullText', { count }) : t('listing.shortText')}
        </Button>
      )}
      {shown === 'full' && count > 1 && <span className="text-12 text-muted">{t('listing.previewParts', { count })}</span>}
    </div>
  );
}
