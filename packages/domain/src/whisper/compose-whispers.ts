import type { PriceView } from '../currency/index.ts';
import { cleanIgn, cleanText, shortenText } from './clean-text.ts';
import { writeTotal, writeUnitPrice } from './money.ts';
import { splitParts } from './split-parts.ts';

/**
 * The longest chat line the game takes (D30). Counted in UTF-16 units, as the game's own text box holds them; that is never less than the
 * number of characters, so a whisper that fits here fits however the game counts.
 */
export const CHAT_MAX_LENGTH = 250;

/** An item asked for: English name (D30), pieces, chaos for one. */
export type WhisperItem = { readonly name: string; readonly quantity: number; readonly priceChaos: number };

/** What every whisper needs: the listing's character, the league in the publisher's spelling (D27), the total, and how money is written. */
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
  | (WhisperBase & { readonly kind: 'items'; readonly items: readonly WhisperItem[] })
  | (WhisperBase & { readonly kind: 'search'; readonly category: string | null; readonly count: number });

const maxIgnLength = 40;
const maxLeagueLength = 60;
const maxCategoryLength = 60;
const customCategory = 'custom list';
/** The total counts it, so it is never left out. */
const unnamedItem = 'unnamed item';

/**
 * The chat lines a buyer copies (D30), in order, each at most 250 characters and complete in itself. Text from outside is put on one line
 * and shortened where it is absurdly long. Empty when there is nobody to address or nothing valid to ask for.
 */
export function composeWhispers(request: WhisperRequest): string[] {
  const ign = shortenIgn(cleanIgn(request.ign));
  if (ign === '' || !Number.isFinite(request.totalChaos)) return [];
  const opening = `@${ign} ${request.side === 'buy' ? 'WTS' : 'WTB'} `;
  const league = shortenText(cleanText(request.league), maxLeagueLength);
  const closing = league === '' ? '' : ` (${league})`;
  if (request.kind === 'items') return composeItems(request, opening, closing);
  const category = nameCategory(request.category);
  const total = writeTotal(request.totalChaos, request);
  if (request.kind === 'whole') return [`${opening}[ALL] ${category} listing for ${total}${closing}`];
  if (!isCount(request.count)) return [];
  return [`${opening}${request.count} of your ${category} matching my search for ${total}${closing}`];
}

type ItemsRequest = Extract<WhisperRequest, { kind: 'items' }>;

function composeItems(request: ItemsRequest, opening: string, closing: string): string[] {
  const valid = request.items.filter((item) => isCount(item.quantity) && Number.isFinite(item.priceChaos));
  if (valid.length === 0) return [];
  const room = CHAT_MAX_LENGTH - opening.length - widestMark.length - closing.length;
  return splitParts(
    valid.map((item) => writeItem(item, room, request)),
    {
      maxLength: CHAT_MAX_LENGTH,
      total: `Total ${writeTotal(request.totalChaos, request)}`,
      writePart: ({ items, total, mark }) => {
        const list = items.join(', ');
        const sum = total === null ? '' : list === '' ? total : `. ${total}`;
        return `${opening}${mark}${list}${sum}${closing}`;
      },
    },
  );
}

/** Room kept for the mark of a part while an item is measured; 2,000 items need no more digits. */
const widestMark = '(9999/9999) ';

function writeItem({ name, quantity, priceChaos }: WhisperItem, room: number, view: PriceView): string {
  const before = `${quantity} `;
  const after = ` ${writeUnitPrice(priceChaos, view)} each`;
  return before + shortenText(cleanText(name) || unnamedItem, room - before.length - after.length) + after;
}

/** A name that is cut would address somebody else, but such a name does not exist. */
function shortenIgn(ign: string): string {
  return ign.length <= maxIgnLength ? ign : '';
}

function nameCategory(category: string | null): string {
  const name = category === null ? '' : shortenText(cleanText(category), maxCategoryLength);
  return name === '' ? customCategory : name;
}

function isCount(count: number): boolean {
  return Number.isSafeInteger(count) && count > 0;
}
