/** Describes a trade by the names of its items. Pure. */
import type { TradeNotification } from '@poexchange/contract/rest';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';

export type NamedPieces = { readonly name: string; readonly count: number };
export type TradeWhat = { readonly named: readonly NamedPieces[]; readonly more: number };

/** Most kinds that are all named; of more than these only the two dearest are, and the rest is counted. */
const NAMED_AT_MOST = 3;
const NAMED_OF_MANY = 2;

/**
 * Names the dearest kinds first, by today's values: after Done the handed over ones, before that the requested ones
 * (D32). `nameOf` names an item in the page's language. Null until a name to show has loaded.
 */
export function nameItems(
  { body }: TradeNotification,
  prices: ReadonlyMap<string, PriceEntry>,
  nameOf: (entry: PriceEntry) => string,
): TradeWhat | null {
  const items = body.processed && body.handed !== undefined ? body.handed.items : body.items;
  const worth = ([hash, count]: readonly [string, number]): number => (prices.get(hash)?.valueChaos ?? 0) * count;
  const sorted = items.filter(([, count]) => count > 0).toSorted((a, b) => worth(b) - worth(a) || b[1] - a[1]);
  const shown = sorted.slice(0, sorted.length <= NAMED_AT_MOST ? NAMED_AT_MOST : NAMED_OF_MANY);
  const named = shown.flatMap(([hash, count]) => {
    const entry = prices.get(hash);
    return entry === undefined ? [] : [{ name: nameOf(entry), count }];
  });
  return named.length === 0 || named.length < shown.length ? null : { named, more: sorted.length - named.length };
}
