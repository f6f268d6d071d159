/** Tests account deletion from the point of view of trade partners. */
import { encodeParam } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import { anger, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { requestItems, readNotifications, readTrade, setTradeScene } from './testing/trade-scene.ts';

let market: Market;
let seller: Person;
let buyer: Person;
let listing: { uuid: string; timestampMs: number };
setTradeScene(async (scene) => {
  ({ market, seller, buyer } = scene);
  listing = (await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) })).body;
});

const ask = (items: unknown) => requestItems({ market, asker: buyer }, listing, items);
const heard = () => readNotifications(market, seller);
const view = (id: string, person: Person) => readTrade(market, id, person);
const forget = (person: Person) =>
  market.send(person, { method: 'POST', url: '/api/v1/users/delete-account', payload: { accountName: `${person.ign}#1234` } });

describe('trade whose other party deletes their account', () => {
  it('D18 keeps the whisper for the buyer and shows that the seller is gone, without the places of their stacks', async () => {
    const { body } = await ask([[anger, 3]]);
    const { id, whispers } = body as { id: string; whispers: string[] };
    expect(await forget(seller)).toMatchObject({ status: 200 });
    expect(await view(id, buyer)).toMatchObject({
      status: 200,
      body: { role: 'buyer', isCounterpartGone: true, listing: null, whispers, items: [{ hash: anger, quantity: 3, places: [] }] },
    });
    const { items } = await market.db.selectFrom('trades').select('items').where('id', '=', id).executeTakeFirstOrThrow();
    expect(items[0]?.picks).toEqual([]);
  });

  it('D18 answers a request to a seller who has just deleted their account with not found', async () => {
    await forget(seller);
    expect(await ask([[anger, 3]])).toMatchObject({ status: 404, body: { code: 'tradeListingNotFound' } });
  });

  it('D18, R4.31 keeps the request for the seller without its sender, so that it can be finished and undone', async () => {
    const { id } = (await ask([[anger, 3]])).body as { id: string };
    await forget(buyer);
    expect(await heard()).toMatchObject([{ id, senderId: null, body: { ign: buyer.ign } }]);
    expect(await view(id, seller)).toMatchObject({ status: 200, body: { role: 'seller', isCounterpartGone: true } });
    const process = (undo: boolean) => market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id, undo } });
    expect(await process(false)).toMatchObject({ status: 200, body: { isCounterpartGone: true } });
    expect(await process(true)).toMatchObject({ status: 200 });
  });

  it('D18 deletes the trade once both people have left', async () => {
    const { id } = (await ask([[anger, 3]])).body as { id: string };
    await forget(buyer);
    await forget(seller);
    expect(await market.db.selectFrom('trades').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('D18, D21 concurrent requests, finishing and deletion never cause a server error', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [owner, asker] = [await market.addPerson(`Owner${round}`), await market.addPerson(`Asker${round}`)];
      const posted = await market.send(owner, { method: 'POST', url: listingsUrl, payload: makeDraft(owner) });
      const { uuid, timestampMs } = posted.body as { uuid: string; timestampMs: number };
      const request = (quantity: number) =>
        requestItems({ market, asker }, { uuid, timestampMs }, [[anger, quantity]], {
          headers: { 'idempotency-key': `${round} ${quantity}`.replace(' ', '-') },
        });
      const { id } = (await request(1)).body as { id: string };
      const replies = await Promise.all([
        request(2),
        forget(owner),
        market.send(owner, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id } }),
        market.send(owner, { method: 'POST', url: listingsUrl, payload: makeDraft(owner), headers: { 'idempotency-key': `p${round}` } }),
        request(3),
      ]);
      expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(await market.db.selectFrom('listings').select('uuid').where('user_id', '=', owner.id).execute()).toEqual([]);
    }
  });
});

describe('feed of a seller who deletes their account', () => {
  it('D18, D21 reports the removed listings to every poll, and never shows them again', async () => {
    const feed = async (sinceMs?: number) => {
      const filter = encodeParam({ side: 'sell', ...(sinceMs === undefined ? {} : { sinceMs }) });
      const reply = await market.send(null, { method: 'GET', url: `${listingsUrl}/poe1/mercenaries/ALL/${filter}` });
      return reply.body as { listings: { uuid: string }[]; gone: string[]; newestMs: number };
    };
    const before = await feed();
    expect(before.listings.map(({ uuid }) => uuid)).toContain(listing.uuid);
    await forget(seller);
    expect((await feed(before.newestMs)).gone).toContain(listing.uuid);
    expect((await feed()).listings.map(({ uuid }) => uuid)).not.toContain(listing.uuid);
  });
});
