/**
 * A trader requests a few items from another trader, or offers items that another trader wants, and the owner of the
 * listing finishes the trade. This makes listings and stock change.
 */
import { api, encodeParam, type ListingRow } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
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

/** Buys only from scripted sellers, so that people who try the product out are not disturbed. */
export async function buySomething(options: {
  traders: readonly Trader[];
  game: Game;
  league: string;
  side: 'sell' | 'buy';
  random: Random;
  log: Logger;
}): Promise<void> {
  const ignOf = (trader: Trader): string => (options.game === 'poe1' ? trader.ign : (trader.ignPoe2 ?? ''));
  const players = options.traders.filter((trader) => ignOf(trader) !== '');
  if (players.length < 2) return;
  const buyer = options.random.pick(players);
  const sellers = new Map(players.filter((trader) => trader !== buyer).map((trader) => [ignOf(trader), trader]));
  const feed = await buyer.call(api.getListings, {
    params: { game: options.game, league: options.league, category: 'ALL', filter: encodeParam({ side: options.side }) },
  });
  const offers = feed.listings.filter((listing) => sellers.has(listing.ign));
  if (offers.length === 0) return;
  const listing = options.random.pick(offers);
  const items = pickItems(listing, options.random);
  const totalChaos = totalOfItems(items.map(([, price, quantity]) => ({ price, quantity })));
  if (items.length === 0 || isBelowMinTradeValue(totalChaos, listing.minTradeValue)) return;
  buyer.act(options.game);
  const { id } = await buyer.call(laterApi.createTradeNotification, {
    body: {
      listingUuid: listing.uuid,
      listingTimestampMs: listing.timestampMs,
      ign: ignOf(buyer),
      items: items.map(([hash, , quantity]): [string, number] => [hash, quantity]),
    },
  });
  const seller = sellers.get(listing.ign);
  seller?.act(options.game);
  if (seller !== undefined) await seller.call(laterApi.finishTrade, { body: { id } });
  options.log.info({ asker: ignOf(buyer), owner: listing.ign, side: options.side, totalChaos }, 'traded');
}
