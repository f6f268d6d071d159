import type { PriceView } from '../currency/index.ts';
import { cleanText, shortenText } from './clean-text.ts';
import { writeTotal, writeUnitPrice } from './money.ts';
import { splitParts } from './split-parts.ts';

/**
 * Maximum length of a chat line in the game (D30). Counted in UTF-16 units, as in the game's own text box; this is
 * never less than the number of characters, so a whisper that fits here fits however the game counts.
 */
export const CHAT_MAX_LENGTH = 250;

/**
 * An item of the listing: English name (D30), requested pieces, chaos per piece. `stock` is the listing's quantity of
 * the item; if it is set, the number of requested pieces may be 0.
 */
export type WhisperItem = {
  readonly name: string;
  /** Set if the item's name is unknown; `name` is then a substitute. */
  readonly nameless?: true;
  readonly quantity: number;
  readonly priceChaos: number;
  readonly stock?: number;
};

export type ItemsRequest = PriceView & {
  readonly items: readonly WhisperItem[];
  readonly totalChaos: number;
  /**
   * The listing's name if the whisper may list the items left out instead of the items taken (R9.37); `items` then
   * contains all items of the listing with their stock.
   */
  readonly ignoreIn?: string | undefined;
};

/** Text before and after the items of each part. */
type Frame = { readonly opening: string; readonly closing: string };

/**
 * Composes the parts of a request for some items: as a list, or, if nearly all of a map listing is requested, by the
 * items left out, whichever is shorter (D30, R9.37). Empty if the request is not valid.
 */
export function composeItems(request: ItemsRequest, frame: Frame): string[] {
  const asked = request.items.filter((item) => isCount(item.quantity) && Number.isFinite(item.priceChaos));
  if (asked.length === 0) return [];
  const list = writeParts(asked, request, { ...frame, lead: '' });
  const ignoring = writeIgnoring(request, frame);
  return ignoring !== null && isShorter(ignoring, list) ? ignoring : list;
}

/**
 * Writes the form `[ALL] Map listing, ignore 2 Fortress Map 30c each` (R9.37); null if it cannot be written or would be
 * ambiguous.
 */
function writeIgnoring(request: ItemsRequest, frame: Frame): string[] | null {
  if (request.ignoreIn === undefined) return null;
  const leftOut = listLeftOut(request.items);
  if (leftOut.length === 0) return null;
  const lead = `[ALL] ${request.ignoreIn} listing, ignore `;
  const write = (item: WhisperItem): string => `${nameOf(item)} ${writeUnitPrice(item.priceChaos, request)}`;
  const alike = countBy(request.items, write);
  const room = roomOf({ ...frame, lead });
  // An item without a name cannot be found in a stash, so it cannot be listed as left out.
  const isPlain = (item: WhisperItem): boolean =>
    item.nameless !== true && alike.get(write(item)) === 1 && writeItem(item, room, request) === writeItem(item, Infinity, request);
  return leftOut.every(isPlain) ? writeParts(leftOut, request, { ...frame, lead }) : null;
}

/**
 * Lists the remaining pieces of each item if fewer pieces are left out than taken; empty if a stock is unknown or a
 * number is invalid.
 */
function listLeftOut(items: readonly WhisperItem[]): WhisperItem[] {
  const leftOut: WhisperItem[] = [];
  let balance = 0;
  for (const item of items) {
    const { quantity, stock, priceChaos } = item;
    if (stock === undefined || !isCount(stock) || !Number.isFinite(priceChaos)) return [];
    if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > stock) return [];
    balance += quantity - (stock - quantity);
    if (quantity < stock) leftOut.push({ ...item, quantity: stock - quantity });
  }
  return balance > 0 ? leftOut : [];
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Compares by number of parts, then by characters. */
function isShorter(parts: readonly string[], than: readonly string[]): boolean {
  if (parts.length !== than.length) return parts.length < than.length;
  return parts.join('').length < than.join('').length;
}

type LedFrame = Frame & { readonly lead: string };

function writeParts(items: readonly WhisperItem[], view: ItemsRequest, frame: LedFrame): string[] {
  const room = roomOf(frame);
  const { opening, lead, closing } = frame;
  return splitParts(
    items.map((item) => writeItem(item, room, view)),
    {
      maxLength: CHAT_MAX_LENGTH,
      total: `Total ${writeTotal(view.totalChaos, view)}`,
      writePart: ({ items: texts, total, mark }) => {
        const list = texts.length === 0 ? '' : lead + texts.join(', ');
        const sum = total === null ? '' : list === '' ? total : `. ${total}`;
        return `${opening}${mark}${list}${sum}${closing}`;
      },
    },
  );
}

/** Space reserved for a part's mark while an item is measured; 2,000 items need no more digits. */
const WIDEST_MARK = '(9999/9999) ';

function roomOf({ opening, lead, closing }: LedFrame): number {
  return CHAT_MAX_LENGTH - opening.length - WIDEST_MARK.length - lead.length - closing.length;
}

/** An unnamed item is never left out, because the total includes it. */
const UNNAMED_ITEM = 'unnamed item';

function nameOf({ name }: WhisperItem): string {
  return cleanText(name) || UNNAMED_ITEM;
}

function writeItem(item: WhisperItem, room: number, view: PriceView): string {
  const before = `${item.quantity} `;
  const after = ` ${writeUnitPrice(item.priceChaos, view)} each`;
  return before + shortenText(nameOf(item), room - before.length - after.length) + after;
}

/** Returns whether a number is a valid count of pieces: whole, above zero, exact. */
export function isCount(count: number): boolean {
  return Number.isSafeInteger(count) && count > 0;
}
