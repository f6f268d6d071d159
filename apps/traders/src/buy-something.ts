/** A trader asks another for a few items, and the seller hands them over: what makes listings and stock move. */
import { api, encodeParam, type ListingRow } from '@poexchange/contract/rest';
import { isBelowMinTradeValue, totalOfItems } from '@poexchange/domain/listing';
import type { Logger } from '@poexchange/platform/log';
import type { Random } from './random.ts';
import type { Trader } from './trader.ts';

type Item = ListingRow['items'][number];

function pickItems(listing: ListingRow, random: Random): Item[] {
  if (listing.listingMode === 'bulk') return [];
  const wanted = listing.items.filter(() => random.chance(0.3)).slice(0, 4);
  return wanted.map(([hash, price, quantity]) => [hash, price, Math.max(1, Math.ceil(quantity * 0.25 * random.next()))]);
}

/** Only scripted sellers are asked: nobody who tries the product out is disturbed by them. */
export async function buySomething(of: { traders: readonly Trader[]; league: string; random: Random; log: Logger }): Promise<void> {
  const buyer = of.random.pick(of.traders);
  const sellers = new Map(of.traders.filter((trader) => trader !== buyer).map((trader) => [trader.ign, trader]));
  const feed = await buyer.call(api.getListings, {
    params: { game: 'poe1', league: of.league, category: 'ALL', filter: encodeParam({ side: 'sell' }) },
  });
  const offers = feed.listings.filter((listing) => sellers.has(listing.ign));
  if (offers.length === 0) return;
  const listing = of.random.pick(offers);
  const items = pickItems(listing, of.random);
  const totalChaos = totalOfItems(items.map(([, price, quantity]) => ({ price, quantity })));
  if (items.length === 0 || isBelowMinTradeValue(totalChaos, listing.minTradeValue)) return;
  const { id } = await buyer.call(api.createTradeNotification, {
    body: {
      listingUuid: listing.uuid,
      listingTimestampMs: listing.timestampMs,
      ign: buyer.ign,
      items: items.map(([hash, , quantity]): [string, number] => [hash, quantity]),
    },
  });
  const seller = sellers.get(listing.ign);
  if (seller !== undefined) await seller.call(api.processNotification, { body: { id } });
  of.log.info({ buyer: buyer.ign, seller: listing.ign, totalChaos }, 'traded');
}
