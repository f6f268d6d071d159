import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainPath, valuationPath, type ValuationFile } from '@poexchange/contract/price-files';
import { explainFileSchema } from '@poexchange/contract/price-files/explain';
import { makeGroup } from '@poexchange/domain/grouping';
import { createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { openPriceRuns } from '@poexchange/prices/price-runs';
import { openRiver } from '@poexchange/prices/river';
import { openMarket } from '@poexchange/simulator/market';
import { expect, it, onTestFinished } from 'vitest';

const MINUTE_MS = 60_000;
const HOURS = 5;
const goods = ['Anger', 'Hatred', 'Woe', 'Envy', 'Greed', 'Zeal'].map((name) => `Deafening Essence of ${name}`);

it('computes sale times that match the times at which the simulator’s buyers buy', async () => {
  const database = await createTestDatabase({ migrations: [] });
  const folder = await mkdtemp(path.join(tmpdir(), 'sales-'));
  let nowMs = Date.now();
  const clock = (): number => nowMs;
  const river = await openRiver(database.url, { clock });
  const runs = await openPriceRuns(database.url, { folder, clock });
  onTestFinished(async () => {
    await runs.close();
    await river.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const market = openMarket('sales', { sellers: 300, goods });
  const take = (ms: number) => river.take([Buffer.from(JSON.stringify(market.pass(ms)))]);
  await take(0);
  await river.publish(createPriceStore(folder));
  for (let minute = 2; minute <= HOURS * 60; minute += 2) {
    nowMs += 2 * MINUTE_MS;
    await take(2 * MINUTE_MS);
    if (minute % 10 === 0) await runs.publish();
  }
  await runs.publish();
  const place = { game: 'poe1', league: 'Mercenaries', tag: 'essence' } as const;
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as unknown;
  const { explanations } = explainFileSchema.parse(await read(explainPath(place)));
  const { valuations } = (await read(valuationPath(place))) as ValuationFile;
  const told = goods.flatMap((name) => {
    const { hash } = makeGroup('essence', name.toLowerCase(), {});
    return (explanations[hash]?.f?.t ?? []).flatMap((time, at) => {
      const price = valuations[hash]?.c[at] ?? 0;
      return time === null ? [] : [{ time, hours: Math.LN2 / market.salesPerHour(price / (market.priceOf(name) ?? 1)) }];
    });
  });
  expect(told.length).toBeGreaterThan(goods.length * 5);
  const within = told.filter(({ time: [, least, most], hours }) => hours >= least && hours <= most);
  expect(within.length / told.length).toBeGreaterThan(0.7);
  const ratios = told.map(({ time: [about], hours }) => Math.abs(Math.log(about / hours))).toSorted((a, b) => a - b);
  expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(Math.log(1.4));
});
