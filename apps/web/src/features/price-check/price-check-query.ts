import type { Game } from '@poexchange/domain/item';
import type { ConfidenceLevel } from '@poexchange/domain/pricing';
import type { LanguageCode } from '../../shared/i18n/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import type { PriceCheckResult } from '../../shared/workers/price-check.ts';

export type PickedFile = { readonly id: number; readonly name: string; readonly text: string };

/** The result for the selected file, or for the pasted text if there is no file. Both are checked in the worker. */
export function priceCheckQuery(
  options: {
    readonly game: Game;
    readonly league: string | null;
    readonly level: ConfidenceLevel;
    readonly language: LanguageCode;
  },
  input: { readonly file: PickedFile | null; readonly text: string },
) {
  const { game, league, level, language } = options;
  const { file, text } = input;
  return queryOptions({
    // The key contains the file's number instead of its text, which may have millions of characters.
    queryKey: ['price-check', game, league, level, language, file?.id ?? 0, file === null ? text : ''],
    enabled: league !== null && (file !== null || text.trim() !== ''),
    queryFn: (): Promise<PriceCheckResult> => {
      const scope = { game, league: league ?? '', level, ...(language !== 'en' && { language }) };
      return file === null ? getPricingWorker().checkText(scope, text) : getPricingWorker().checkFile(scope, file.text);
    },
    gcTime: 0,
    // Without a connection, the cached price files are used.
    networkMode: 'always',
    meta: { failure: 'silent' },
  });
}
