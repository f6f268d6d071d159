/**
 * Provides one market for the tests in a file, a new seller and buyer for every test, and the requests that these tests
 * send.
 */
import type { Game } from '@poexchange/domain/item';
import { encodeParam, type Notification, type TradeNotification, type TradeView } from '@poexchange/contract/rest';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMarket, notificationsUrl, type Market, type Person } from '../../../testing/market.ts';

type Reply<Body> = { readonly status: number; readonly body: Body };

type TradeScene = {
  readonly market: Market;
  /** The listing's owner. */
  readonly seller: Person;
  /** The person who sends requests. */
  readonly buyer: Person;
};

/**
 * Sets the scene before every test. `onScene` receives the scene and publishes what every test in the file starts with.
 */
export function setTradeScene(onScene: (scene: TradeScene) => void | Promise<void>): void {
  let market: Market;
  let tests = 0;
  beforeAll(async () => {
    market = await createMarket();
  });
  afterAll(() => market.stop());
  beforeEach(async () => {
    // Let time pass between tests, so that limits on recent actions do not carry over.
    market.clock.nowMs += 120_000;
    tests += 1;
    const seller = await market.addPerson(`Seller${tests}`);
    const buyer = await market.addPerson(`Buyer${tests}`);
    await onScene({ market, seller, buyer });
  });
}

type RequestOptions = { readonly changes?: Record<string, unknown>; readonly headers?: Record<string, string> };

/** Requests items from a listing through POST /notifications; `changes` override fields of the body. */
export function requestItems(
  { market, asker }: { readonly market: Market; readonly asker: Person },
  listing: { readonly uuid: string; readonly timestampMs: number },
  items: unknown,
  { changes = {}, headers = {} }: RequestOptions = {},
): ReturnType<Market['send']> {
  return market.send(asker, {
    method: 'POST',
    url: notificationsUrl,
    headers,
    payload: { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, ign: asker.ign, items, ...changes },
  });
}

export async function readTrade(market: Market, id: string, reader: Person): Promise<Reply<TradeView>> {
  return market.send(reader, { method: 'GET', url: `${notificationsUrl}/trade/${id}` });
}

export async function readNotifications(market: Market, reader: Person, game: Game = 'poe1'): Promise<Notification[]> {
  const reply = await market.send(reader, { method: 'GET', url: `${notificationsUrl}/${encodeParam({ game, sinceMs: 0 })}` });
  return (reply.body as { notifications: Notification[] }).notifications;
}

/** Reads only the trade notifications. */
export async function readTradeNotifications(market: Market, reader: Person, game: Game = 'poe1'): Promise<TradeNotification[]> {
  return (await readNotifications(market, reader, game)).filter((told) => told.type === 'offering-buy');
}
