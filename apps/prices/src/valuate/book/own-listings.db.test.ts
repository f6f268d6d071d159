import type { Game } from '@poexchange/domain/item';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGroup, type Tag } from '@poexchange/domain/grouping';
import { listNameTables } from '@poexchange/domain/tables';
import { createDb, withTransaction } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../../database.ts';
import { syncLeagues } from '../../leagues/follow-leagues.ts';
import { runAllLeagues } from '../../run/run-all-leagues.ts';
import { runLeague } from '../../run/run-league.ts';
import { createInlineRunner } from '../../run/part-runner.ts';
import { createPriceFileWriter } from '../../publish/price-file-writer.ts';
import { storeGroups } from '../../asks/known-ids.ts';
import { ageOutGroups, storeLeagueGroups } from '../../asks/league-groups.ts';

// The server owns the view: its own migrations create it here as in a real database.
const serverMigrations = { schema: 'public', folder: fileURLToPath(new URL('../../../../server/migrations', import.meta.url)) };
const database = await createTestDatabase({ migrations: [pricesMigrations, serverMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
const nowMs = Date.UTC(2026, 10, 20, 12, 10);
const poe2 = { game: 'poe2', league: 'dawn of the hunt' } as const;
const exalted = makeGroup('currency', 'exalted orb', {}).hash;
afterAll(() => database.drop());

let folder = '';
beforeEach(async () => {
  await pool.query(
    'truncate users, prices.league, prices.item_group, prices.league_group, prices.league_tag, prices.currency_rate, prices.hourly_value, prices.daily_value restart identity cascade',
  );
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const leagues = ['Mercenaries', 'Dawn of the Hunt'];
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues: async () => ({ kind: 'ok', value: leagues.map((id) => ({ id })) }) });
});

type Listed = {
  hash?: string;
  price: number;
  overridden?: boolean;
  side?: string;
  state?: string;
  ageMs?: number;
  game?: string;
  category?: string;
};

async function addSeller(): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into users (id, account_uuid, name, created_ms, signed_in_ms) values ($1, $2, $3, 0, 0)', [id, id, `${id}#1`]);
  return id;
}

async function list(seller: string, listed: Listed): Promise<void> {
  const {
    hash = exalted,
    price,
    overridden = true,
    side = 'sell',
    state = 'active',
    ageMs = 60_000,
    game = 'poe2',
    category = 'currency',
  } = listed;
  const items = JSON.stringify([{ hash, price, quantity: 5, overridden, rawItems: [] }]);
  await pool.query(
    `insert into listings (user_id, game, league, category, side, listing_mode, ign, multiplier, min_trade_value, support_regex, regex_extra_price,
       regex_quant_extra_price, stash_tabs, items, feed_items, deselected, total_price, timestamp_ms, listed_ms, changed_ms, state)
     values ($1, $2, $3, $4, $5, 'single', 'Seller', 100, 0, false, 0, 0, '[]', $6, '[]', '[]', 1, $7, $7, $7, $8)`,
    [seller, game, game === 'poe2' ? poe2.league : 'mercenaries', category, side, items, nowMs - ageMs, state],
  );
}

async function publish() {
  const store = createPriceStore(folder);
  await runAllLeagues({ db, store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
  return createPriceReader(store);
}

const value = async (tag: Tag, hash: string, game: Game = 'poe2') => {
  const files = await publish();
  const { valuations } = await files.readValuations(game, game === 'poe2' ? poe2.league : 'mercenaries', tag);
  return valuations[hash];
};

describe("prices from the site's own listings", () => {
  it('D58 gives every group in the poe2 tables a summary, listed or not', async () => {
    const files = await publish();
    for (const { tag, names } of listNameTables('poe2')) {
      const { summaries } = await files.readSummaries(poe2.game, poe2.league, tag);
      expect(Object.keys(summaries).length, tag).toBeGreaterThanOrEqual(names.length);
    }
  });

  it('D55 makes a reliable price from twelve sellers, with its first point of history', async () => {
    for (let at = 0; at < 12; at += 1) await list(await addSeller(), { price: 0.1 + at / 1000 });
    const found = await value('currency', exalted);
    expect(found).toMatchObject({ l: 12 });
    expect(found).not.toHaveProperty('lc');
    expect(found?.c[3]).toBeGreaterThan(0.095);
    expect(found?.c[3]).toBeLessThan(0.104);
    expect(found?.h.at(-1)).toBe(found?.c[3]);
  });

  it('D45 D55 prices a manually listed unique and its corrupted copy separately', async () => {
    const [plain, corrupted] = [false, true].map((isCorrupted) =>
      makeGroup('unique', 'headhunter', { sixLink: false, corrupted: isCorrupted || undefined }),
    );
    for (let at = 0; at < 12; at += 1) {
      await list(await addSeller(), { hash: plain?.hash ?? '', price: 100 + at, category: 'unique' });
      await list(await addSeller(), { hash: corrupted?.hash ?? '', price: 60 + at, category: 'unique' });
    }
    const files = await publish();
    const { valuations } = await files.readValuations('poe2', poe2.league, 'unique');
    const priceOf = (hash = ''): number => Math.round((valuations[hash]?.c.at(-1) ?? 0) / 10);
    expect([plain, corrupted].map((group) => priceOf(group?.hash))).toEqual([11, 7]);
  });

  it('D46 keeps a group listed here in use, with its value, when all other groups in its league have aged out', async () => {
    const omens = ['omen of sinistral annulment', 'omen of dextral annulment'].map((key) => makeGroup('omen', key, {}));
    // Other leagues' files would make the test slow.
    await pool.query('delete from prices.league where game = $1 or name = $2', ['poe1', 'Mercenaries']);
    const { rows } = await pool.query<{ id: number }>('select id from prices.league');
    await withTransaction(db, async (tx) => {
      const groups = omens.map((group) => ({ group, icon: undefined }));
      const ids = [...(await storeGroups(tx, 'poe2', groups)).values()];
      await storeLeagueGroups(
        tx,
        ids.map((groupId) => ({ leagueId: rows[0]?.id ?? 0, groupId })),
      );
    });
    await pool.query('update prices.league_group set used_on = $1', [new Date(nowMs - 70 * 24 * 3_600_000)]);
    for (let at = 0; at < 12; at += 1) await list(await addSeller(), { hash: omens[0]?.hash, price: 5, category: 'omen' });
    await publish();
    await ageOutGroups(db, nowMs);
    const used = await pool.query<{ key: string }>(
      `select g.key from prices.league_group lg join prices.item_group g on g.id = lg.group_id where lg.is_used and g.tag = 'omen'`,
    );
    expect(used.rows).toEqual([{ key: omens[0]?.key }]);
    const { valuations } = await (await publish()).readValuations('poe2', poe2.league, 'omen');
    expect(Object.keys(valuations)).toEqual([omens[0]?.hash]);
  });

  it('D51, D53 gives an account one vote, its lowest ask, however many listings it has', async () => {
    const seller = await addSeller();
    for (const [at, category] of ['currency', 'misc', 'omen'].entries()) await list(seller, { price: 1 + at, category });
    // Asks of one or two accounts do not make a price.
    await list(await addSeller(), { price: 1 });
    expect(await value('currency', exalted)).toBeUndefined();
    await list(await addSeller(), { price: 1 });
    expect(await value('currency', exalted)).toMatchObject({ l: 3, lc: true, lr: 'few', c: expect.arrayContaining([1]) });
  });

  it('D52 removes bait and walls in the same way as among asks from the stream', async () => {
    for (let at = 0; at < 12; at += 1) await list(await addSeller(), { price: 0.1 + at / 1000 });
    await list(await addSeller(), { price: 0.001 });
    await list(await addSeller(), { price: 1000 });
    const { c } = (await value('currency', exalted)) ?? { c: [] };
    expect(Math.min(...c)).toBeGreaterThan(0.09);
    expect(Math.max(...c)).toBeLessThan(0.12);
  });

  it('D55 counts only typed prices in live poe2 sell listings', async () => {
    const omen = makeGroup('omen', 'omen of light', {}).hash;
    const essence = makeGroup('essence', 'deafening essence of anger', {}).hash;
    await list(await addSeller(), { hash: omen, price: 9, overridden: false, category: 'omen' });
    await list(await addSeller(), { hash: omen, price: 9, side: 'buy', category: 'omen' });
    await list(await addSeller(), { hash: omen, price: 9, state: 'inactive', category: 'omen' });
    await list(await addSeller(), { hash: omen, price: 9, ageMs: 2 * 3_600_000 + 1, category: 'omen' });
    await list(await addSeller(), { hash: essence, price: 9, game: 'poe1', category: 'essence' });
    expect(await value('omen', omen)).toBeUndefined();
    expect(await value('essence', essence, 'poe1')).toBeUndefined();
    for (let at = 0; at < 3; at += 1) await list(await addSeller(), { hash: omen, price: 9, category: 'omen' });
    expect(await value('omen', omen)).toMatchObject({ l: 3 });
  });

  it('D55 values more asks of one kind than a function call accepts as arguments', async () => {
    const { rows } = await pool.query<{ id: number }>("select id from prices.league where name = 'Dawn of the Hunt' and game = 'poe2'");
    const [chaos, exalt] = await withTransaction(db, (tx) =>
      storeGroups(
        tx,
        'poe2',
        ['chaos orb', 'exalted orb'].map((key) => ({ group: makeGroup('currency', key, {}), icon: undefined })),
      ).then((ids) => [...ids.values()]),
    );
    const [league, currencyId, groupId] = [rows[0]?.id ?? 0, chaos ?? 0, exalt ?? 0];
    await pool.query('insert into prices.league_group (league_id, group_id) values ($1, $2)', [league, groupId]);
    const ask = { groupId, currencyId, ask: 0.1, seenAtMs: nowMs, isNoted: true };
    const writer = createPriceFileWriter(createPriceStore(folder));
    await runLeague(
      { db, writer, runner: createInlineRunner({ db, writer }) },
      {
        league: { id: league, game: 'poe2', name: 'Dawn of the Hunt' },
        tags: [{ tag: 'currency', seenGroups: 1, version: 0, stashVersion: null }],
        baseCurrencies: {
          chaos: { id: currencyId, hash: makeGroup('currency', 'chaos orb', {}).hash, key: 'chaos orb', properties: {}, icon: null },
          guardedIds: [],
        },
        streamAtMs: null,
        exchangeHourMs: null,
        exchangeVersion: '',
        shares: [`league/${league}`],
        memory: 'keep',
        pastMoments: 0,
        ownAsks: Array.from({ length: 130_000 }, (_, at) => ({ ...ask, accountId: -1 - at })),
        nowMs,
      },
    );
    const { rows: valued } = await pool.query('select 1 from prices.hourly_value where group_id = $1', [groupId]);
    expect(valued).toHaveLength(1);
  });
});
