import type { PriceView } from '../currency/index.ts';
import { cleanIgn, cleanText, shortenText } from './clean-text.ts';
import { composeItems, isCount, type ItemsRequest } from './compose-items.ts';
import { writeTotal } from './money.ts';

/**
 * Common fields of every whisper: the listing's character, the league in the publisher's spelling (D27), the total, and
 * the price format.
 */
type WhisperBase = PriceView & {
  readonly ign: string;
  readonly league: string;
  readonly totalChaos: number;
  /** The listing's side: for a want-to-buy listing the whisper offers to sell. Default: sell. */
  readonly side?: 'sell' | 'buy';
};

/** `category` is the English name, null for a custom group (D25, D30). */
export type WhisperRequest =
  | (WhisperBase & { readonly kind: 'whole'; readonly category: string | null })
  | (WhisperBase & ItemsRequest & { readonly kind: 'items'; readonly category: string | null })
  | (WhisperBase & { readonly kind: 'search'; readonly category: string | null; readonly count: number });

/** Maximum parts that a buyer sends one after the other; a single short line replaces a longer request (D39). */
const MAX_FULL_PARTS = 2;

const MAX_IGN_LENGTH = 40;
const MAX_LEAGUE_LENGTH = 60;
const MAX_CATEGORY_LENGTH = 60;
const CUSTOM_CATEGORY = 'custom list';

/**
 * Composes the chat lines that a buyer copies (D30, R9.37), in order, each complete and at most 250 characters.
 * External text is put on one line and shortened if it is extremely long. Empty if there is no recipient or no valid
 * request.
 */
export function composeWhispers(request: WhisperRequest): string[] {
  const ign = shortenIgn(cleanIgn(request.ign));
  if (ign === '' || !Number.isFinite(request.totalChaos)) return [];
  const { opening, closing } = frameOf(request, ign);
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

/**
 * Composes the single line that replaces a request whose full text takes more than two parts (D39): the kinds and
 * requested pieces, and the total. Null if `parts`, the request's full text, needs no such line.
 */
export function composeShortWhisper(request: WhisperRequest, parts: readonly string[]): string | null {
  if (request.kind !== 'items' || parts.length <= MAX_FULL_PARTS) return null;
  const quantities = request.items.map(({ quantity }) => quantity).filter(isCount);
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const { opening, closing } = frameOf(request, shortenIgn(cleanIgn(request.ign)));
  const asked = `${writeCount(quantities.length)} kinds (${writeCount(pieces)} pieces)`;
  return `${opening}${asked} of your ${nameCategory(request.category)} listing for ${writeTotal(request.totalChaos, request)}${closing}`;
}

function frameOf(request: WhisperRequest, ign: string): { readonly opening: string; readonly closing: string } {
  const league = shortenText(cleanText(request.league), MAX_LEAGUE_LENGTH);
  return { opening: `@${ign} ${request.side === 'buy' ? 'WTS' : 'WTB'} `, closing: league === '' ? '' : ` (${league})` };
}

/** Formats a count with English grouping: `5,280`. */
function writeCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * Returns '' for a name that is too long: a shortened name would address another person, and real names are shorter.
 */
function shortenIgn(ign: string): string {
  return ign.length <= MAX_IGN_LENGTH ? ign : '';
}

function nameCategory(category: string | null): string {
  const name = category === null ? '' : shortenText(cleanText(category), MAX_CATEGORY_LENGTH);
  return name === '' ? CUSTOM_CATEGORY : name;
}
