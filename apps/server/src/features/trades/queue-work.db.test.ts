import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { anger, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { readTradeQueue } from './read-trade-queue.ts';
import { requestItems, setTradeScene } from './testing/trade-scene.ts';

let market: Market;
let seller: Person;
let buyer: Person;
setTradeScene((scene) => void ({ market, seller, buyer } = scene));

const stacks = Array.from({ length: 300 }, (_, at) => ({ id: `stack-${at}-${'x'.repeat(40)}`, stackSize: 1 }));

/** Reads the seller's queue, and counts the queries and the stack ids read from the database. */
async function readCounted() {
  const work = { queries: 0, stacks: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      work.queries += 1;
      work.stacks += JSON.stringify(result.rows).split('stack-').length - 1;
      return result;
    },
  };
  const deps = { ...market.deps, db: market.db.withPlugin(counting) };
  const trades = await readTradeQueue(deps, { userId: seller.id, game: 'poe1', party: 'owner' });
  return { available: trades.map(({ available }) => available), work };
}

it('D33 loads the queue at the cost of one trade, regardless of how many trades request the same stacks', async () => {
  const items = [{ hash: anger, price: 5, quantity: 300, rawItems: stacks }];
  const { body: listing } = await market.send(seller, {
    method: 'POST',
    url: listingsUrl,
    payload: makeDraft(seller, { items, totalPrice: 1500 }),
  });
  const ask = async (quantity: number): Promise<void> => {
    const asker = await market.addPerson(`Asker${quantity}`);
    const reply = await requestItems({ market, asker }, listing, [[anger, quantity]]);
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
    market.clock.nowMs += 1000;
  };
  await ask(300);
  const one = await readCounted();
  // Each stack is read once in the listing and once in the tab.
  expect(one).toMatchObject({ available: [[[anger, 300]]], work: { stacks: 600 } });
  for (const quantity of [299, 298, 297]) await ask(quantity);
  const four = await readCounted();
  expect(four.available).toEqual(Array.from({ length: 4 }, () => [[anger, 300]]));
  expect(four.work).toEqual(one.work);
});

it('D33 counts an unlisted stack for the trades that showed it, if it is in the tabs', async () => {
  const items = [{ hash: anger, price: 5, quantity: 3, rawItems: ['p', 'q', 'r'].map((id) => ({ id, stackSize: 1 })) }];
  const draft = makeDraft(seller, { items, totalPrice: 15 });
  const { body: listing } = await market.send(seller, { method: 'POST', url: listingsUrl, payload: draft });
  await requestItems({ market, asker: buyer }, listing, [[anger, 2]]);
  market.clock.nowMs += 1000;
  await requestItems({ market, asker: await market.addPerson('Another') }, listing, [[anger, 3]]);
  await market.takeFromStash(seller, 'q');
  await market.layInStash(seller, { id: 'p', stackSize: 1, readAtMs: 1, lines: ['x'] });
  await market.layInStash(seller, { id: 'r', stackSize: 4, readAtMs: 1, lines: ['x'] });
  await market.db.updateTable('listings').set({ state: 'deleted' }).where('user_id', '=', seller.id).execute();
  const { body } = await market.send(seller, { method: 'GET', url: `${notificationsUrl}/queue/poe1/owner` });
  expect(body).toMatchObject({ trades: [{ available: [[anger, 5]] }, { available: [[anger, 1]] }] });
});
