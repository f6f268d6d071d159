import type { Game } from '../item/index.ts';
import type { Tag } from '../tables/index.ts';
import { normalizePriceBook, type PriceBook } from './book.ts';

export const PRICE_BOOK_FORMAT = 'poexchange-price-book';
export const PRICE_BOOK_VERSION = 1;

/** Tag and name of a known hash. */
export type KnownItem = { readonly tag: Tag; readonly name: string };

/**
 * Formats a price book as a file: readable JSON, with the English name next to each hash if known. `readPriceBook`
 * parses it back to the same book.
 */
export function writePriceBook(
  book: PriceBook,
  options: {
    readonly game: Game;
    readonly league: string;
    readonly exportedAtMs: number;
    readonly itemOf: (hash: string) => KnownItem | undefined;
  },
): string {
  const { offers, overrides, ignored, groups } = normalizePriceBook(book);
  const nameHash = (hash: string) => ({ name: options.itemOf(hash)?.name, hash });
  const writeOverrides = (prices: Readonly<Record<string, number>>) =>
    Object.entries(prices).map(([hash, priceChaos]) => ({ ...nameHash(hash), priceChaos }));
  return `${JSON.stringify(
    {
      format: PRICE_BOOK_FORMAT,
      version: PRICE_BOOK_VERSION,
      game: options.game,
      league: options.league,
      exportedAt: new Date(options.exportedAtMs).toISOString(),
      offers,
      overrides: writeOverrides(overrides),
      ignored: ignored.map(nameHash),
      groups: groups.map((group) => ({
        id: group.id,
        name: group.name,
        ...group.terms,
        items: group.items.map(({ hash, tag, name }) => ({ name, tag, hash })),
        overrides: writeOverrides(group.overrides),
        ignored: group.ignored.map(nameHash),
      })),
    },
    null,
    2,
  )}\n`;
}
