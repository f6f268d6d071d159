import type { ServiceHistory } from '@poexchange/contract/rest/services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarket, type Market } from '../../testing/market.ts';
import { noteServiceDays, pruneServiceDays } from './service-history.ts';
import { comeOnline, leave, makeService, speakFor } from './testing/service-scene.ts';

const DAY_MS = 24 * 3_600_000;
let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

it("a service's daily price is its last reading: listed offers in chaos by location, with free offers counted", async () => {
  const say = speakFor(market);
  // One divine is worth 200 chaos in this market.
  const prices = [
    { priceValue: 100 },
    { priceValue: 1, priceType: 'd' },
    { priceValue: 300 },
    { priceValue: 0 },
    { priceValue: 5, location: 'buyer' },
  ];
  const owners = await Promise.all(prices.map((_price, at) => market.addPerson(`Asking${at}`)));
  for (const [at, owner] of owners.entries()) {
    await comeOnline(market, owner);
    await say.save(owner, [makeService(owner, prices[at]), makeService(owner, { serviceName: 'My own', isCustomService: true })]);
  }
  const read = async (name = 'maven') =>
    (await say.get<ServiceHistory>(null, `/services/poe1/mercenaries/history/WTS_bossKilling?serviceName=${name}`)).body.days;
  expect(await read()).toEqual([]);
  await noteServiceDays(market.deps);
  const dayMs = Math.floor(market.clock.nowMs / DAY_MS) * DAY_MS;
  const days = (await read()).toSorted((a, b) => b.offers - a.offers);
  expect(days).toEqual([
    { dayMs, location: 'seller', offers: 4, lowChaos: 100, medianChaos: 200, highChaos: 300 },
    { dayMs, location: 'buyer', offers: 1, lowChaos: 5, medianChaos: 5, highChaos: 5 },
  ]);
  expect(await read('My%20own')).toEqual([]);

  const [first] = owners;
  if (first === undefined) throw new Error('nobody');
  await leave(market, first);
  await market.db.updateTable('user_presence').set({ state: 'offline' }).where('user_id', '=', first.id).execute();
  await noteServiceDays(market.deps);
  expect((await read()).find(({ location }) => location === 'seller')).toMatchObject({ offers: 3, lowChaos: 200, medianChaos: 250 });

  // Seven days are shown, oldest first; thirty are kept.
  market.clock.nowMs = dayMs + 6 * DAY_MS;
  await noteServiceDays(market.deps);
  expect([...new Set((await read()).map((day) => day.dayMs))]).toEqual([dayMs, dayMs + 6 * DAY_MS]);
  market.clock.nowMs = dayMs + 7 * DAY_MS;
  expect([...new Set((await read()).map((day) => day.dayMs))]).toEqual([dayMs + 6 * DAY_MS]);
  const count = async () => (await market.db.selectFrom('service_price_days').select('name').where('day_ms', '=', dayMs).execute()).length;
  await pruneServiceDays(market.db, dayMs + 30 * DAY_MS);
  expect(await count()).toBe(2);
  await pruneServiceDays(market.db, dayMs + 30 * DAY_MS + 1);
  expect(await count()).toBe(0);
  await pruneServiceDays(market.db, dayMs + 37 * DAY_MS);
  expect(await market.db.selectFrom('service_price_days').select('name').execute()).toEqual([]);
});
