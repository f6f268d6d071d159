import { nameListingInEnglish, nameMapListingInEnglish } from '@poexchange/domain/category';
import { listWhisperItems } from '@poexchange/domain/listing';
import type { TradeCheck } from '@poexchange/domain/trade';
import { composeShortWhisper, composeWhispers, joinWhisperLines } from '@poexchange/domain/whisper';
import type { ListingRecord } from '../../listings/index.ts';
import type { Asking } from './prepare-request.ts';

type Accepted = { readonly listing: ListingRecord; readonly check: Extract<TradeCheck, { ok: true }>; readonly totalChaos: number };

/**
 * Writes the lines the asker copies: by search, for the whole listing, or item by item, with a short line first where
 * that takes many parts.
 */
export function composeRequest(
  { request, names, league, chaosPerDivine, asked }: Asking,
  { listing, check, totalChaos }: Accepted,
): string[] {
  const place = { category: listing.category, subCategory: listing.sub_category };
  const base = {
    ign: listing.ign,
    league,
    totalChaos,
    game: listing.game,
    chaosPerDivine,
    ...asked,
    side: listing.side,
  };
  const category = nameListingInEnglish(place);
  if (request.regex !== undefined)
    return composeWhispers({ ...base, kind: 'search', category, count: check.items.reduce((sum, { quantity }) => sum + quantity, 0) });
  if (check.isWholeListing) return composeWhispers({ ...base, kind: 'whole', category });
  const items = listWhisperItems(
    listing.items,
    check.items.map(({ hash, quantity }) => [hash, quantity]),
    (hash) => names.get(hash),
  );
  const byItem = { ...base, kind: 'items', items, category, ignoreIn: nameMapListingInEnglish(place) } as const;
  const whispers = composeWhispers(byItem);
  const short = composeShortWhisper(byItem, whispers);
  return joinWhisperLines({ whispers, ...(short !== null && { short }) });
}
