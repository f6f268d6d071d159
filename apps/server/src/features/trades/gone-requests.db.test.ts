import { laterApi } from '@poexchange/contract/rest/later';
import { readPublisherTabId } from '@poexchange/domain/ids';
import { describe, expect, it } from 'vitest';
import { anger, envy, listingsUrl, makeDraft, notificationsUrl, woe, type Market, type Person } from '../../testing/market.ts';
import { expireDueListings, followTab } from '../listings/index.ts';
import { requestItems, readTrade, setTradeScene } from './testing/trade-scene.ts';

let market: Market;
let seller: Person;
let buyer: Person;
let listing: { uuid: string; timestampMs: number };
const publish = async () =>
  void (listing = (await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) })).body);
setTradeScene(async (scene) => {
  ({ market, seller, buyer } = scene);
  await publish();
});

const ask = async (items: unknown = [[anger, 15]]): Promise<string> => {
  const reply = await requestItems({ market, asker: buyer }, listing, items);
  expect(reply.status).toBe(200);
  market.clock.nowMs += 1000;
  return (reply.body as { id: string }).id;
};
const post = (url: string, payload: object) => market.send(seller, { method: 'POST', url, payload });
const end = (action: 'deactivate' | 'delete') =>
  market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/essence/${action}` });
const moves = async () =>
  (
    await market.db
      .selectFrom('room_events')
      .select('data')
      .where('room', '=', `user-${buyer.id}`)
      .where('event', '=', 'trade:moved')
      .orderBy('seq')
      .execute()
  ).map(({ data }) => data);
const gone = (id: string) => ({ id, game: 'poe1', step: 'gone', before: 'asked', ign: seller.ign });

describe('D38 notifying askers that a listing left the market', () => {
  it.each([
    ['taken down', () => end('deactivate')],
    ['deleted', () => end('delete')],
    [
      'run out of time',
      () => {
        market.clock.nowMs += 2 * 3_600_000;
        return expireDueListings(market.deps);
      },
    ],
    [
      'emptied by a reading of its tab',
      async () => {
        for (const id of ['a1', 'a2', 'e1']) await market.takeFromStash(seller, id);
        const tabId = readPublisherTabId('tab1') ?? expect.fail();
        await followTab(market.deps, { userId: seller.id, game: 'poe1', league: 'mercenaries', tabId });
      },
    ],
    ['gone with its seller', () => post(`/api/v1${laterApi.deleteAccount.path}`, { accountName: `${seller.ign}#1234` })],
  ])('notifies the asker of a listing that is %s', async (_what, leave) => {
    const id = await ask();
    await leave();
    expect(await moves()).toEqual([gone(id)]);
    expect((await readTrade(market, id, buyer)).body.listing?.state ?? 'deleted').not.toBe('active');
  });

  it('notifies the askers of all unanswered requests and no one else', async () => {
    // Refused, but stored as a warning for the seller.
    expect((await requestItems({ market, asker: buyer }, listing, [[woe, 1]])).status).toBe(422);
    await post(`${notificationsUrl}/step`, { id: await ask([[anger, 1]]), step: 'invited' });
    await post(`${notificationsUrl}/step`, { id: await ask([[anger, 2]]), step: 'declined' });
    const open = await ask();
    await post(`${notificationsUrl}/processed`, { id: await ask([[envy, 3]]) });
    const before = (await moves()).length;
    await end('deactivate');
    expect((await moves()).slice(before)).toEqual([gone(open)]);
  });

  it('notifies about requests of the last day, but not about older unanswered requests', async () => {
    await ask();
    market.clock.nowMs += 24 * 3_600_000;
    await publish();
    const id = await ask();
    const before = (await moves()).length;
    await end('deactivate');
    expect((await moves()).slice(before)).toEqual([gone(id)]);
  });

  it('notifies when the listing returns, but not when a publication replaces an active listing', async () => {
    const id = await ask();
    await publish();
    expect(await moves()).toEqual([]);
    await end('deactivate');
    await publish();
    expect((await moves()).at(-1)).toEqual({ ...gone(id), step: 'asked', before: 'gone' });
  });
});

it('D33, D38 a seller can still finish and undo a request for a removed listing', async () => {
  const id = await ask();
  await end('deactivate');
  expect((await post(`${notificationsUrl}/processed`, { id })).status).toBe(200);
  expect((await moves()).at(-1)).toMatchObject({ id, step: 'traded', pieces: { handed: 15, asked: 15 } });
  expect((await post(`${notificationsUrl}/processed`, { id, undo: true })).status).toBe(200);
  expect((await readTrade(market, id, seller)).body.items).toMatchObject([{ available: 40 }]);
});

it.each([
  ['deleted', () => end('delete')],
  ['removed after its six days', () => market.db.deleteFrom('listings').where('uuid', '=', listing.uuid).execute()],
])('D38, D33 lets a seller see, finish and undo the trades of a listing that was %s', async (_what, leave) => {
  const done = await ask([[envy, 3]]);
  const open = await ask();
  await post(`${notificationsUrl}/processed`, { id: done });
  await leave();
  const queue = await market.send(seller, { method: 'GET', url: `${notificationsUrl}/queue/poe1/owner` });
  const { trades } = queue.body as { trades: { notification: { id: string } }[] };
  expect(trades.map(({ notification }) => notification.id)).toEqual([open, done]);
  expect((await readTrade(market, open, seller)).body.items).toMatchObject([{ hash: anger, quantity: 15, available: 30, places: [{}] }]);
  expect(await post(`${notificationsUrl}/processed`, { id: open })).toMatchObject({ status: 200 });
  expect(await post(`${notificationsUrl}/processed`, { id: done, undo: true })).toMatchObject({ status: 200 });
  expect(await post(`${notificationsUrl}/processed`, { id: open, undo: true })).toMatchObject({ status: 200 });
  // Without the listing, the stacks shown for the request still count.
  expect((await readTrade(market, open, seller)).body.items).toMatchObject([{ available: 30 }]);
});

it('D33 informs the asker how many pieces were handed over', async () => {
  const id = await ask([
    [anger, 10],
    [envy, 5],
  ]);
  expect((await post(`${notificationsUrl}/processed`, { id, items: [[anger, 7]] })).status).toBe(200);
  expect(await moves()).toMatchObject([{ id, step: 'traded', pieces: { handed: 7, asked: 15 } }]);
});
