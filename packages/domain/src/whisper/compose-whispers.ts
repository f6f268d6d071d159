import type { PriceView } from '../currency/index.ts';
import { cleanIgn, cleanText, shortenText } from './clean-text.ts';
import { composeItems, isCount, type ItemsRequest } from './compose-items.ts';
import { writeTotal } from './money.ts';

/**
 * Fields of every whisper: the listing's character, the league in the publisher's spelling (D27), the total, and how
 * money is written.
 */
type WhisperBase = PriceView & {
  readonly ign: string;
  readonly league: string;
  readonly totalChaos: number;
  /** The listing's side: on a want-to-buy listing the whisper offers to sell. Sell where absent. */
  readonly side?: 'sell' | 'buy';
};

/** `category` is the English name, null for a custom group (D25, D30). */
export type WhisperRequest =
  | (WhisperBase & { readonly kind: 'whole'; readonly category: string | null })
  | (WhisperBase & ItemsRequest & { readonly kind: 'items' })
  | (WhisperBase & { readonly kind: 'search'; readonly category: string | null; readonly count: number });

const MAX_IGN_LENGTH = 40;
const MAX_LEAGUE_LENGTH = 60;
const MAX_CATEGORY_LENGTH = 60;
const CUSTOM_CATEGORY = 'custom list';

/**
 * Composes the chat lines a buyer copies (D30, R9.37), in order, each complete and at most 250 characters. Text from
 * outside is put on one line and shortened where it is absurdly long. Empty without an addressee or a valid request.
 */
export function composeWhispers(request: WhisperRequest): string[] {
  const ign = shortenIgn(cleanIgn(request.ign));
  if (ign === '' || !Number.isFinite(request.totalChaos)) return [];
  const opening = `@${ign} ${request.side === 'buy' ? 'WTS' : 'WTB'} `;
  const league = shortenText(cleanText(request.league), MAX_LEAGUE_LENGTH);
  const closing = league === '' ? '' : ` (${league})`;
  if (request.kind === 'items') {
    const ignoreIn = request.ignoreIn === undefined ? undefined : nameCategory(request.ignoreIn);
    return composeItems({ ...request, ignoreIn }, { opening, closing });
  }
  const category = nameCategory(request.category);
  const total = writeTotal(request.totalChaos, request);
  if (request.kind === 'whole') return [`${opening}[ALL] ${category} listing for ${total}${closing}`];
  if (!isCount(request.count)) return [];
  return [`${opening}${request.count} of your ${category} matching my search for ${total}${closing}`];
}

/** A name that is cut would address somebody else, but such a name does not exist. */
function shortenIgn(ign: string): string {
  return ign.length <= MAX_IGN_LENGTH ? ign : '';
}

function nameCategory(category: string | null): string {
  const name = category === null ? '' : shortenText(cleanText(category), MAX_CATEGORY_LENGTH);
  return name === '' ? CUSTOM_CATEGORY : name;
}
