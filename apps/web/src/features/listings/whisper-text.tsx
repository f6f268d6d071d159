import { nameListingInEnglish, nameMapListingInEnglish } from '@poexchange/domain/category';
import { listWhisperItems, type StockItem } from '@poexchange/domain/listing';
import { composeWhispers, nameItems } from '@poexchange/domain/whisper';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import type { ListingLine } from './listing-cells.tsx';
import type { AskedSearch } from './search-ask.tsx';
import { readCurrentPart, type WhisperFlow } from './whisper-flow.ts';

/** The words as the server will write them: the same function with the rate of the page (D30). */
export function usePreview(options: {
  line: ListingLine;
  leagueName: string;
  stock: readonly StockItem[];
  selected: readonly [string, number][];
  totalChaos: number;
  search: AskedSearch | null | undefined;
}): readonly string[] {
  const { line, leagueName, stock, selected, totalChaos, search } = options;
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
    const names = nameItems(new Map(items.map(({ hash, summary: { name, properties } }) => [hash, { displayName: name, properties }])));
    const asked = listWhisperItems(stock, selected, (hash) => names.get(hash));
    return composeWhispers({ ...base, kind: 'items', items: asked, ignoreIn: nameMapListingInEnglish(row) });
  }, [line, leagueName, stock, selected, totalChaos, search, view]);
}

/** The preview, then the copied text; a field to copy from if the clipboard is refused (D31). */
export function WhisperText({ flow, preview }: { readonly flow: WhisperFlow; readonly preview: readonly string[] }) {
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
