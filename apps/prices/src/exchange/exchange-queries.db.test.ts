import { makeGroup } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { createAnchorKeeper } from './anchor-keeper.ts';
import { readExchangeVersion, readPairHours, readUsualUnits, storeHour, storeUsualUnits } from './exchange-queries.ts';
import { readDigest } from './read-digest.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());

const hourMs = 3_600_000;
const newestMs = Date.UTC(2026, 10, 20, 11);
const chaos = 'Metadata/Items/Currency/CurrencyRerollRare';
const divine = 'Metadata/Items/Currency/CurrencyModValues';
const exalted = 'Metadata/Items/Currency/CurrencyAddModToRare';

beforeEach(async () => {
  await pool.query(
    'truncate prices.league, prices.item_group, prices.league_group, prices.exchange_hour, prices.exchange_usual restart identity cascade',
  );
  await pool.query("insert into prices.league (game, name) values ('poe1', 'Mercenaries')");
});

type Pair = readonly [path: string, units: number, stock: number];
const market = ([first, units, stock]: Pair, [second, paid, moneyStock]: Pair, ratios: readonly [[number, number], [number, number]]) => ({
  league: 'Mercenaries',
  market_id: `${first}|${second}`,
  market_pair: [first, second],
  volume_traded: { [first]: units, [second]: paid },
  lowest_stock: { [first]: 1, [second]: 1 },
  highest_stock: { [first]: stock, [second]: moneyStock },
  lowest_ratio: { [first]: ratios[0][0], [second]: ratios[0][1] },
  highest_ratio: { [first]: ratios[1][0], [second]: ratios[1][1] },
});
const take = async (atMs: number, ...markets: readonly unknown[]) => {
  const trades = readDigest('poe1', { next_change_id: 1, markets })?.trades ?? [];
  expect(trades).toHaveLength(markets.length);
  await storeHour(db, { game: 'poe1', hourMs: atMs, takenAt: new Date(atMs), trades });
};
const takeDivines = (atMs: number, units: number) =>
  take(
    atMs,
    market(
      [divine, units, 70],
      [chaos, units * 200, 9000],
      [
        [1, 190],
        [1, 210],
      ],
    ),
  );
const idOf = async (key: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id from prices.item_group where hash = $1', [
    makeGroup('currency', key, {}).hash,
  ]);
  return rows[0]?.id ?? 0;
};
const readHours = () => readPairHours(db, { leagueId: 1, fromMs: 0, toMs: newestMs + hourMs });

describe('exchange queries', () => {
  it('D43 stores a pair’s stocks and price range in either orientation, whichever ratio is labelled lowest', async () => {
    await takeDivines(newestMs, 10);
    await take(
      newestMs - hourMs,
      market(
        [chaos, 2000, 9000],
        [divine, 10, 70],
        [
          [210, 1],
          [190, 1],
        ],
      ),
    );
    const [one, other] = await readHours();
    const isChaosFirst = (await idOf('chaos orb')) < (await idOf('divine orb'));
    const stocks = isChaosFirst ? { baseStock: 9000, quoteStock: 70 } : { baseStock: 70, quoteStock: 9000 };
    expect(one).toMatchObject(stocks);
    expect(other).toMatchObject(stocks);
    for (const hour of [one, other]) {
      expect(hour?.lowest).toBeCloseTo(isChaosFirst ? 1 / 210 : 190, 9);
      expect(hour?.highest).toBeCloseTo(isChaosFirst ? 1 / 190 : 210, 9);
    }
  });

  it('D43 reads a digest with missing or invalid stocks and ratios', async () => {
    const plain = market(
      [divine, 10, 70],
      [chaos, 2000, 9000],
      [
        [1, 190],
        [1, 210],
      ],
    );
    const bare = { ...plain, highest_stock: undefined, lowest_ratio: 'none' };
    await take(newestMs, bare);
    await take(newestMs - hourMs, { ...plain, highest_stock: { [divine]: -1 }, highest_ratio: { [divine]: 0, [chaos]: 5 } });
    for (const hour of await readHours()) expect(hour).toMatchObject({ baseStock: null, quoteStock: null, lowest: null, highest: null });
  });

  it('D43 computes the usual hourly volume after a day, including hours without trades', async () => {
    for (let hour = 0; hour < 23; hour += 1) await takeDivines(newestMs - hour * hourMs, hour < 12 ? 100 : 10);
    await storeUsualUnits(db, 'poe1');
    expect(await readUsualUnits(db, 1)).toEqual(new Map());
    await takeDivines(newestMs - 23 * hourMs, 10);
    // Exalted orbs are sold in the oldest hour and one other hour, so most hours have no sale.
    const rare = market(
      [exalted, 30, 50],
      [chaos, 300, 9000],
      [
        [1, 10],
        [1, 10],
      ],
    );
    await take(newestMs - 24 * hourMs, rare);
    await take(newestMs - 25 * hourMs, rare);
    await storeUsualUnits(db, 'poe1');
    const usual = await readUsualUnits(db, 1);
    expect(usual.get(await idOf('divine orb'))).toBe(10);
    expect(usual.get(await idOf('exalted orb'))).toBe(0);
    await storeUsualUnits(db, 'poe2');
    expect(await readUsualUnits(db, 1)).toEqual(usual);
  });

  it('D43 treats rows stored by an earlier version, without stocks and ratios, as trades with stock', async () => {
    for (let hour = 0; hour < 6; hour += 1) await takeDivines(newestMs - hour * hourMs, 10);
    await pool.query('update prices.exchange_trade set base_stock = null, quote_stock = null, lowest_ratio = null, highest_ratio = null');
    const anchors = await createAnchorKeeper().read(db, await makeToRead());
    expect(anchors.get(await idOf('divine orb'))).toMatchObject({ hours: 3, evidence: 30, deviation: 0, pairs: [{ stock: null }] });
    expect(anchors.get(await idOf('divine orb'))?.priceChaos).toBeCloseTo(200, 9);
  });

  it('D43 reads a league’s prices again only after an hour is stored', async () => {
    const keeper = createAnchorKeeper();
    for (let hour = 1; hour < 4; hour += 1) await takeDivines(newestMs - hour * hourMs, 10);
    const first = await keeper.read(db, await makeToRead());
    expect(await keeper.read(db, await makeToRead())).toBe(first);
    await takeDivines(newestMs, 10);
    const second = await keeper.read(db, await makeToRead());
    expect(second).not.toBe(first);
    expect(second.get(await idOf('divine orb'))).toMatchObject({ units: 40, atMs: newestMs });
  });
});

async function makeToRead() {
  return {
    leagueId: 1,
    nowMs: newestMs + hourMs + 60_000,
    exchangeVersion: await readExchangeVersion(db, 'poe1'),
    chaosId: await idOf('chaos orb'),
    guardedIds: [await idOf('divine orb'), await idOf('exalted orb')],
    rates: new Map<number, number>(),
  };
}
