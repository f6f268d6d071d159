import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeGroup } from '@poexchange/domain/grouping';
import { createRandom } from '@poexchange/domain/random';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { storeHour } from '../exchange/exchange-queries.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { pruneOld } from './repeat-price-runs.ts';
import { storePage } from '../testing/store-page.ts';
import { readPage } from '../ingest/read-page.ts';
import { makeManyWaresChange } from '../testing/make-market.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createInlineRunner, type PartRunner } from './part-runner.ts';
import { runAllLeagues } from './run-all-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const startMs = Date.UTC(2026, 10, 20, 12, 10);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const chaos = makeGroup('currency', 'chaos orb', {});
const traded = ['divine orb', 'vaal orb', 'exalted orb', 'orb of regret'].map((key) => makeGroup('currency', key, {}));

/** A change between two price runs. */
type Step = {
  readonly atMs: number;
  readonly changes: readonly TestTab[];
  readonly sql: readonly string[];
  readonly trades: Parameters<typeof storeHour>[1]['trades'];
  readonly asksAtOnce: number;
  readonly memory: 'keep' | 'forget';
  readonly isPruned: boolean;
  /** Whether a price run fails first, and whether another program publishes first. */
  readonly fails: boolean;
  readonly isBesides: boolean;
};

function makeStep(random: () => number, { number, atMs }: { number: number; atMs: number }): Step {
  const chance = (share: number): boolean => random() < share;
  const between = (from: number, to: number): number => from + random() * (to - from);
  const seconds = atMs / 1000;
  const sql = [
    chance(0.1) && `insert into prices.filled_offer select 1, id, to_timestamp(${seconds}) from prices.item_group order by hash limit 2`,
    chance(0.15) &&
      `update prices.currency_rate set value_chaos = value_chaos * ${between(0.9, 1.1)}
       where group_id in (select id from prices.item_group where key = '${chance(0.5) ? 'divine orb' : 'vaal orb'}')`,
    chance(0.05) && 'delete from prices.tab_offers where tab_id in (select id from prices.tab order by id limit 3)',
    chance(0.05) &&
      `update prices.league set listed_at = ${chance(0.5) ? 'null' : `to_timestamp(${seconds})`} where name = 'Hardcore Mercenaries'`,
    chance(0.04) && 'truncate prices.database_run',
  ];
  const notTold = { baseStock: null, quoteStock: null, lowest: null, highest: null };
  return {
    atMs,
    changes: Array.from({ length: number === 0 ? 900 : chance(0.3) ? 0 : Math.floor(between(0, 5)) }, () =>
      makeManyWaresChange(random, 300),
    ),
    sql: sql.filter((each) => each !== false),
    trades: chance(0.15)
      ? traded.map((base) => ({
          league: 'Mercenaries',
          base,
          quote: chaos,
          baseUnits: between(30, 40),
          quoteUnits: between(100, 600),
          ...notTold,
        }))
      : [],
    asksAtOnce: chance(0.06) ? 100 : 1_000_000,
    memory: chance(0.04) ? 'forget' : 'keep',
    isPruned: chance(0.1),
    fails: chance(0.05),
    isBesides: chance(0.04),
  };
}

/** Opens a database and a folder in which one runner applies and publishes steps. */
async function openWorld(changeRunner: (runner: PartRunner) => PartRunner) {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const { pool } = database;
  const db = createDb<unknown>(pool);
  const fetchLeagues = async () => ({ kind: 'ok' as const, value: ['Mercenaries', 'Hardcore Mercenaries'].map((id) => ({ id })) });
  await syncLeagues({ db, log, clock: () => startMs, fetchLeagues });
  const store = createPriceStore(folder);
  const writer = createPriceFileWriter(store);
  const runner = changeRunner(createInlineRunner({ db, writer }));
  const known = createKnownIds();
  let page = 0;

  const readFiles = async (): Promise<Record<string, string>> => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
    );
  };
  const publishBeside = async (atMs: number): Promise<void> => {
    const other = createPriceStore(folder);
    await runAllLeagues({ db, store: other, writer: createPriceFileWriter(other), log, clock: () => atMs });
  };
  return async ({ atMs, changes, sql, trades, asksAtOnce, memory, isPruned, fails, isBesides }: Step) => {
    const askedWith = page === 0 ? null : String(page);
    page += 1;
    await storePage(db, known, { page: readPage(makePageBytes(String(page), changes)), askedWith, readAt: new Date(atMs) });
    for (const statement of sql) await pool.query(statement);
    const lastHourMs = Math.floor(atMs / hourMs) * hourMs - hourMs;
    if (trades.length > 0) await storeHour(db, { game: 'poe1', hourMs: lastHourMs, takenAt: new Date(atMs), trades });
    if (isPruned) await pruneOld(db, atMs);
    if (isBesides) await publishBeside(atMs);
    const publish = (): Promise<number> => runAllLeagues({ db, store, writer, runner, log, clock: () => atMs, asksAtOnce, memory });
    if (fails) {
      await pool.query('alter table prices.market_state rename to market_state_away');
      await expect(publish()).rejects.toThrow('market_state');
      await pool.query('alter table prices.market_state_away rename to market_state');
    }
    await publish();
    return readFiles();
  };
}

it(
  'D51 D53 D58 publishes the same files whether a runner caches asks and values or reads every market each time',
  { timeout: 240_000 },
  async () => {
    const random = createRandom(23);
    const lookAtAll = (runner: PartRunner): PartRunner => ({
      ...runner,
      asks: { ...runner.asks, read: async (db, what) => ({ ...(await runner.asks.read(db, what)), changed: null }) },
    });
    const worlds = await Promise.all([openWorld(lookAtAll), openWorld((runner) => runner)]);
    const seen = new Set<string>();
    let atMs = startMs;
    for (let number = 0; number < 50; number += 1) {
      const turn = random();
      atMs += turn < 0.08 ? 45 * minuteMs : turn < 0.11 ? -5 * minuteMs : turn < 0.13 ? 49 * hourMs : minuteMs;
      const step = makeStep(random, { number, atMs });
      const [expected = {}, found] = await Promise.all(worlds.map((take) => take(step)));
      expect(found, `step ${number}`).toEqual(expected);
      seen.add(JSON.stringify(expected));
    }
    expect(seen.size).toBeGreaterThan(30);
  },
);
