import { NEWEST_LISTINGS, type LeagueSummary } from '@poexchange/contract/rest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const read = async (league = 'mercenaries') => market.send(null, { method: 'GET', url: `${listingsUrl}/poe1/${league}/summary` });
/** Waits for the next summary: each summary is cached for three seconds. */
const readNext = async (): Promise<LeagueSummary> => {
  market.clock.nowMs += 3000;
  return (await read()).body;
};
async function publish(person: Person, changes: Record<string, unknown> = {}): Promise<{ uuid: string; timestampMs: number }> {
  market.clock.nowMs += 1000;
  return (await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person, changes) })).body;
}

it("D11, D21 returns a league's counts and newest listings to visitors, without account data", async () => {
  expect(await readNext()).toMatchObject({ listings: 0, sellersOnline: 0, totalChaos: 0, counts: {}, newest: [] });
  const people = await Promise.all(Array.from({ length: NEWEST_LISTINGS + 2 }, (_, at) => market.addPerson(`Seller${at}`)));
  const published: { uuid: string; timestampMs: number }[] = [];
  for (const person of people) published.push(await publish(person));
  const [first] = people;
  if (first === undefined) throw new Error('nobody sells');
  await publish(first, { side: 'buy', category: 'currency', rawItems: [] });
  const summary = await readNext();
  const newest = published.toReversed().slice(0, NEWEST_LISTINGS);
  expect(summary.newest.map(({ uuid, listedMs }) => ({ uuid, timestampMs: listedMs }))).toEqual(
    newest.map(({ uuid, timestampMs }) => ({ uuid, timestampMs })),
  );
  expect(summary.newest[0]).toMatchObject({ ign: people.at(-1)?.ign, category: 'essence', kinds: 2 });
  expect(summary).toMatchObject({ listings: people.length, counts: { essence: people.length } });
  const { totalPrice } = summary.newest[0] ?? { totalPrice: 0 };
  expect(summary.totalChaos).toBeCloseTo(totalPrice * people.length);
  expect(JSON.stringify(summary)).not.toContain(first.id);
  expect(Object.keys(summary.newest[0] ?? {})).not.toContain('items');

  await market.send(first, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/essence/delete` });
  expect((await readNext()).listings).toBe(people.length - 1);
});

it('D21 returns the same summary to all requests within three seconds, and refuses an unknown league', async () => {
  const first = await read();
  await publish(await market.addPerson('Latecomer'));
  market.clock.nowMs += 500;
  expect((await read()).body).toEqual(first.body);
  expect((await readNext()).newest[0]?.ign).toBe('Latecomer');
  for (const league of ['nowhere', '__proto__', 'settlers'])
    expect(await read(league), league).toMatchObject({ status: 404, body: { code: 'leagueNotFound' } });
});
