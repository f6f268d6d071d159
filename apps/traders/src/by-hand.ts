/**
 * poe2 sellers enter quantities and prices by hand, in exalted orbs (D55, D59); some players want items, in either game
 * (R1.02).
 */
import type { Game } from '@poexchange/domain/item';
import type { ListingDraft, OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { CallApi } from '@poexchange/contract/client';
import { readTypedPrice, type PriceView } from '@poexchange/domain/currency';
import { makeGroup } from '@poexchange/domain/grouping';
import { totalOfItems } from '@poexchange/domain/listing';
import { poe2Goods, type Good } from './poe2-goods.ts';
import type { PriceBook } from './price-book.ts';
import type { Random } from './random.ts';

export type Stall = {
  readonly call: CallApi;
  readonly ign: string;
  readonly league: string;
  readonly random: Random;
  readonly book: PriceBook;
};
type Item = ListingDraft['items'][number] & { price: number; quantity: number };

const MOST_LISTINGS = 3;

/**
 * Chooses a good's price: the exchange's price if there is one; if not, the market's value if that value is reliable
 * and differs from the seller's own table by more than a factor of three; if not, the table's price.
 */
function judge(good: Good, hash: string, book: PriceBook): number {
  const valuation = book.valuations.get(hash);
  if (valuation !== undefined && valuation.exchange !== null) return valuation.exchange.valueChaos;
  const value = valuation === undefined || valuation.lowConfidence === true ? null : valuation.primaryValue;
  if (value === null || !(value > 0)) return good.chaos;
  // Prices stay near the table's price: sellers who followed their own last asks would make prices drift.
  return value > good.chaos / 3 && value < good.chaos * 3 ? good.chaos : value;
}

/**
 * Rounds the way players write prices: to fives from 100 up, to whole numbers from 10 up, to halves from 2 up, and to
 * hundredths below 2.
 */
function writeRound(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5;
  if (amount >= 10) return Math.round(amount);
  if (amount >= 2) return Math.round(amount * 2) / 2;
  return Math.max(0.01, Math.round(amount * 100) / 100);
}

function quantityOf(chaos: number, random: Random): number {
  const worth = 8 + 60 * random.next() ** 2;
  return Math.max(1, Math.min(3000, Math.round(worth / chaos)));
}

function makeItem(good: Good, stall: Stall, view: PriceView): Item {
  const { hash } = makeGroup(good.tag, good.name.toLowerCase(), {});
  // Most asks are slightly above the value, because the value is the level of the cheapest tenth of asks (D50).
  const asked = judge(good, hash, stall.book) * (0.97 + 0.2 * stall.random.next() ** 2);
  // The unit itself is priced in chaos: a price in exalted orbs for an exalted orb would be meaningless.
  const isUnit = good.name === 'Exalted Orb';
  const price = isUnit ? Math.round(asked * 1e4) / 1e4 : readTypedPrice(writeRound(readAmount(asked, view)), view);
  return { hash, price, quantity: quantityOf(good.chaos, stall.random), rawItems: [], overridden: true };
}

const readAmount = (chaos: number, view: PriceView): number => chaos / (view.chaosPerUnit ?? 1);

function readExaltedView(book: PriceBook): PriceView {
  const { hash } = makeGroup('currency', 'exalted orb', {});
  const good = poe2Goods['currency']?.[0];
  return { game: 'poe2', unit: 'ex', chaosPerUnit: good === undefined ? 1 : judge(good, hash, book) };
}

/** Lists items from a few poe2 categories, entered by hand. */
export async function publishByHand(stall: Stall): Promise<OwnListing[]> {
  const view = readExaltedView(stall.book);
  const others = Object.keys(poe2Goods).filter((category) => category !== 'currency');
  // Nearly every seller has currency, because asks for currency determine the units' rates.
  const categories = new Set(['currency', ...Array.from({ length: MOST_LISTINGS - 1 }, () => stall.random.pick(others))]);
  const published: OwnListing[] = [];
  for (const category of categories) {
    const goods = poe2Goods[category] ?? [];
    const items = goods
      .filter((_, at) => (category === 'currency' && at < 3) || stall.random.chance(0.45))
      .map((good) => makeItem(good, stall, view));
    if (items.length > 0) published.push(await post(stall, { game: 'poe2', category, side: 'sell', items }));
  }
  return published;
}

/** Publishes a wanted listing for a few poe2 items, slightly below their price. */
export async function wantByHand(stall: Stall): Promise<OwnListing> {
  const view = readExaltedView(stall.book);
  const category = stall.random.pick(Object.keys(poe2Goods));
  const goods = (poe2Goods[category] ?? []).slice(category === 'currency' ? 1 : 0);
  const first = stall.random.pick(goods);
  const wanted = goods.filter((good) => good === first || stall.random.chance(0.2)).slice(0, 5);
  const items = wanted.map((good) => {
    const item = makeItem(good, stall, view);
    return { ...item, price: readTypedPrice(writeRound(readAmount(item.price * 0.88, view)), view) };
  });
  return post(stall, { game: 'poe2', category, side: 'buy', items });
}

/** Publishes a wanted listing for a few poe1 items at a percentage of their published value. */
export async function wantFromBook(stall: Stall): Promise<OwnListing | null> {
  const category = stall.random.pick(['essence', 'currency', 'card', 'oil'] as const);
  const priced = [...stall.book.summaries.values()].flatMap((summary) => {
    const valuation = stall.book.valuations.get(summary.hash);
    const value = valuation?.primaryValue ?? 0;
    return summary.tag === category && value >= 0.5 && value < 150 && valuation?.lowConfidence !== true
      ? [{ hash: summary.hash, value }]
      : [];
  });
  const percent = stall.random.pick([85, 90, 92, 95]);
  const items = priced
    .filter(() => stall.random.chance(6 / Math.max(6, priced.length)))
    .slice(0, 8)
    .map(({ hash, value }): Item => ({
      hash,
      price: Math.max(0.0001, Math.round(value * percent * 100) / 1e4),
      quantity: quantityOf(value, stall.random),
      rawItems: [],
    }));
  return items.length === 0 ? null : post(stall, { game: 'poe1', category, side: 'buy', items, multiplier: percent });
}

type Posted = { game: Game; category: string; side: 'sell' | 'buy'; items: Item[]; multiplier?: number };

function post({ call, ign, league }: Stall, { multiplier = 100, ...posted }: Posted): Promise<OwnListing> {
  return call(laterApi.createListing, {
    body: {
      ...posted,
      league,
      listingMode: 'single',
      ign,
      multiplier,
      minTradeValue: 0,
      stashTabs: [],
      totalPrice: totalOfItems(posted.items),
    },
  });
}
