import { findByShortName, type NamedGroup } from '@poexchange/domain/tables';

/** The price of one piece, as an amount of a currency. */
export type Ask = {
  readonly amount: number;
  readonly currency: NamedGroup;
  /** Set if the note asks an amount for several pieces, as `3/2 divine` does. */
  readonly isRatio?: true;
};

const NOTE = /^~(?:price|b\/o)\s+(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?:\/(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))?\s+([^\s]{1,80})(?:\s|$)/;
/**
 * Largest amount that counts as a price; its inverse is the smallest. Nothing in the game is worth more or less, so
 * amounts outside this range are jokes.
 */
const LARGEST_AMOUNT = 1_000_000;
const SMALLEST_AMOUNT = 0.000_001;

/**
 * Reads a price note: `~price` or `~b/o`, a whole number, a decimal or a fraction, and the trade site's short name of a
 * currency. `79/20` asks 79 for 20 pieces. Returns null for anything else: jokes, zero, division by zero, thousands
 * separators (1,000 means one thousand in some countries and one in others), unknown words.
 */
export function readPriceNote(note: string): Ask | null {
  const match = NOTE.exec(note.trim());
  if (match === null) return null;
  const amount = Number(match[1]) / (match[2] === undefined ? 1 : Number(match[2]));
  if (!(amount >= SMALLEST_AMOUNT && amount <= LARGEST_AMOUNT)) return null;
  // The stream covers poe1 only.
  const currency = findByShortName('poe1', match[3] ?? '');
  if (currency === undefined) return null;
  return match[2] === undefined || Number(match[2]) === 1 ? { amount, currency } : { amount, currency, isRatio: true };
}

/** Notes that the trade site does not treat as a price: a current offer, and a price without its amount or currency. */
const UNFINISHED_NOTE = /^~(?:c\/o(?:\s|$)|(?:price|b\/o)(?:\s+(?:[\d./]+|[a-z-]+))?$)/;

/**
 * Returns whether the tab's price applies, because the note is not a price and does not mark the item as not for sale.
 */
export function isUnfinishedNote(note: string): boolean {
  return UNFINISHED_NOTE.test(note.trim());
}
