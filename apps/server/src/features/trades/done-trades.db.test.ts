import type { DoneTrade } from '@poexchange/contract/rest/net-worth';
import { expect, it } from 'vitest';
import { anger, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { requestItems, setTradeScene } from './testing/trade-scene.ts';

const DAY_MS = 86_400_000;
let market: Market;
let seller: Person;
let buyer: Person;
setTradeScene((scene) => void ({ market, seller, buyer } = scene));

const readDone = async (person: Person, league = 'mercenaries'): Promise<DoneTrade[]> => {
  const reply = await market.send(person, { method: 'GET', url: `${notificationsUrl}/done/poe1/${league}` });
  expect(reply.status).toBe(200);
  return (reply.body as { trades: DoneTrade[] }).trades;
};
const finish = (owner: Person, payload: Record<string, unknown>) =>
  market.send(owner, { method: 'POST', url: `${notificationsUrl}/processed`, payload });
/** Lists essences at 5 chaos and completes a trade of some of them; returns its id. */
async function trade(quantity: number, changes: Record<string, unknown> = {}): Promise<string> {
  const items = [{ hash: anger, price: 5, quantity: 40, rawItems: [{ id: `p${market.clock.nowMs}`, stackSize: 40 }] }];
  const draft = makeDraft(seller, { items, totalPrice: 200, ...changes });
  const listing = await market.send(seller, { method: 'POST', url: listingsUrl, payload: draft });
  const asked = await requestItems({ market, asker: buyer }, listing.body, [[anger, quantity]]);
  const { id } = asked.body as { id: string };
  market.clock.nowMs += 60_000;
  expect((await finish(seller, { id })).status).toBe(200);
  return id;
}
const wanted = {
  side: 'buy',
  stashTabs: [],
  items: [{ hash: anger, price: 2, quantity: 40, rawItems: [], overridden: true }],
  totalPrice: 80,
};

it('D71, R1.02 lists finished trades as sales for one person and purchases for the other, oldest first', async () => {
  const sale = await trade(30);
  const saleMs = market.clock.nowMs;
  market.clock.nowMs += DAY_MS;
  const purchase = await trade(10, wanted);
  const purchaseMs = market.clock.nowMs;
  const told = (first: string, second: string) => [
    [sale, saleMs, first, 'essence', '', 150],
    [purchase, purchaseMs, second, 'essence', '', 20],
  ];
  expect(await readDone(seller)).toEqual(told('sold', 'bought'));
  expect(await readDone(buyer)).toEqual(told('bought', 'sold'));
});

it('D71 lists weeks-old purchases just as it lists sales, and excludes other leagues and other people', async () => {
  const id = await trade(4);
  market.clock.nowMs += 28 * DAY_MS;
  for (const person of [seller, buyer]) expect((await readDone(person)).map((done) => done[0])).toEqual([id]);
  expect(await readDone(buyer, 'standard')).toEqual([]);
  expect(await readDone(await market.addPerson('Stranger'))).toEqual([]);
});

it('D32, D71 counts handed-over pieces, and nothing once the trade is undone', async () => {
  const items = [{ hash: anger, price: 5, quantity: 40, rawItems: [{ id: 'some', stackSize: 40 }] }];
  const draft = makeDraft(seller, { items, totalPrice: 200 });
  const listing = await market.send(seller, { method: 'POST', url: listingsUrl, payload: draft });
  const { id } = (await requestItems({ market, asker: buyer }, listing.body, [[anger, 30]])).body as { id: string };
  expect(await readDone(buyer)).toEqual([]);
  expect((await finish(seller, { id, items: [[anger, 12]] })).status).toBe(200);
  expect((await readDone(buyer)).map((done) => done[5])).toEqual([60]);
  expect((await finish(seller, { id, undo: true })).status).toBe(200);
  expect(await readDone(buyer)).toEqual([]);
});
