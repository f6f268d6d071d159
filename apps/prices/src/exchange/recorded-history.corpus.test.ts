/** Builds the history of a recorded digest's goods, as if the exchange had repeated the digest for two days. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { roundPriceOf } from '@poexchange/domain/currency';
import { makeGroup } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { HOUR_MS, type ValueToRecord } from '../history/history.ts';
import { createHistoryKeeper } from '../history/history-keeper.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { isBelieved, type Anchor } from './anchor.ts';
import { readHashes } from './exchange-queries.ts';
import { orientPair } from './pair-hour.ts';
import { priceTrades } from './price-trades.ts';
import { readDigest } from './read-digest.ts';
import { createPastTaker } from './follow-past.ts';

const corpus = process.env['CORPUS'] ?? path.resolve('../shared/corpus');
const LEAGUE = 'Allflame';
const start = Date.UTC(2026, 10, 20, 12, 10);
const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

it("D47 matches the exchange's price for every good and day of the recorded history, regardless of asks", async () => {
  const body = JSON.parse(readFileSync(path.join(corpus, 'exchange/elaurendeau__1786154400_2164markets.json'), 'utf8'));
  const clock = () => start;
  await syncLeagues({ db, log, clock, fetchLeagues: async (game) => ({ kind: 'ok', value: game === 'poe1' ? [{ id: LEAGUE }] : [] }) });
  const { takeNext } = createPastTaker({
    db,
    log,
    clock,
    mostDays: 2,
    fetchDigest: async (game, hourSeconds) => ({
      kind: 'ok',
      body: { ...(game === 'poe1' ? body : { markets: [] }), next_change_id: hourSeconds + 3600 },
    }),
  });
  for (let kind = 'filled'; kind !== 'over'; kind = (await takeNext()).kind) expect(kind).not.toBe('later');

  const { rows } = await database.pool.query<{ id: number }>(
    'select distinct group_id as id from prices.daily_value d join prices.league l on l.id = d.league_id where l.name = $1',
    [LEAGUE],
  );
  const groupIds = rows.map(({ id }) => id);
  const hashes = await readHashes(db, groupIds);
  const prices = priceDay(body);
  const update = createHistoryKeeper().update;
  const valuesOf = (origin: ValueToRecord['origin'], share: number): Map<number, ValueToRecord> =>
    new Map(
      groupIds.flatMap((id) => {
        const exchange = prices.get(hashes.get(id) ?? '');
        if (exchange === undefined) return [];
        const primary = exchange.priceChaos * share;
        return [[id, { primary, levels: [primary], exchange, reason: null, origin }]];
      }),
    );
  const options = { leagueId: 1, game: 'poe1', groupIds, pastMoments: 1 } as const;
  // Asks make the next day's first price, a fifth above the exchange's price; then the exchange makes the price.
  const nowMs = start + 24 * HOUR_MS;
  await update(db, { ...options, values: valuesOf('asks', 1.2), nowMs });
  const values = valuesOf('exchange', 1);
  const { seriesOf } = await update(db, { ...options, values, nowMs });

  expect(values.size).toBeGreaterThan(300);
  const wrong = [...values].flatMap(([id, { primary }]) => {
    const { days, otherDays } = seriesOf(id);
    const price = roundPriceOf(primary, 'poe1');
    const shown = days.slice(-3);
    return shown.every((day) => day === price) && otherDays === 0 ? [] : [{ hash: hashes.get(id), price, shown, otherDays }];
  });
  expect(wrong).toEqual([]);
});

/** Computes the exchange's price for each good, by hash, from six copies of this hour. */
function priceDay(body: unknown): Map<string, Anchor> {
  const ids = new Map<string, number>();
  const idOf = (hash: string): number => ids.get(hash) ?? (ids.set(hash, ids.size + 1), ids.size);
  const [chaosId = 0, ...guardedIds] = ['chaos orb', 'divine orb', 'exalted orb'].map((key) => idOf(makeGroup('currency', key, {}).hash));
  const trades = (readDigest('poe1', body)?.trades ?? []).filter(({ league }) => league === LEAGUE);
  const hours = Array.from({ length: 6 }, (_, back) => back).flatMap((back) =>
    trades.map(({ base, quote, ...trade }) => ({
      hourMs: start - back * HOUR_MS,
      ...orientPair({ ...trade, baseId: idOf(base.hash), quoteId: idOf(quote.hash) }),
    })),
  );
  const anchors = priceTrades(hours, { chaosId, guardedIds, rates: new Map() });
  return new Map(
    [...ids].flatMap(([hash, id]) => {
      const anchor = anchors.get(id);
      return anchor !== undefined && isBelieved(anchor) ? [[hash, anchor]] : [];
    }),
  );
}
