import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeGroup } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import type { DigestOutcome } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { runAllLeagues } from '../run/run-all-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { pruneExchange, readLastHour } from './exchange-queries.ts';
import { takeHours } from './follow-exchange.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 20, 12, 10);
const chaos = 'Metadata/Items/Currency/CurrencyRerollRare';
const divine = 'Metadata/Items/Currency/CurrencyModValues';
const exalted = 'Metadata/Items/Currency/CurrencyAddModToRare';
const hashOf = (name: string) => makeGroup('currency', name, {}).hash;

let nowMs = start;
let asked: string[] = [];
let folder = '';
beforeEach(async () => {
  await pool.query(
    'truncate prices.league, prices.item_group, prices.league_group, prices.league_tag, prices.currency_rate, prices.exchange_hour, prices.hourly_value, prices.daily_value restart identity cascade',
  );
  nowMs = start;
  asked = [];
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const fetchLeagues = async (game: string) => ({
    kind: 'ok' as const,
    value: [{ id: game === 'poe2' ? 'Dawn of the Hunt' : 'Mercenaries' }],
  });
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues });
});

const pairOf = (league: string, first: readonly [string, number], second: readonly [string, number]) => ({
  league,
  market_id: `${first[0]}|${second[0]}`,
  market_pair: [first[0], second[0]],
  volume_traded: Object.fromEntries([first, second]),
});
type Answer = (game: string, hourSeconds: number) => readonly unknown[] | 'unpublished' | 'down' | 'busy' | 'spoilt';
const takeAll = (answer: Answer, options?: { mostHours: number }) =>
  takeHours(
    {
      db,
      log,
      clock: () => nowMs,
      fetchDigest: async (game, hourSeconds): Promise<DigestOutcome> => {
        asked.push(`${game} ${Math.floor((hourSeconds * 1000 - start) / hourMs)}`);
        const markets = answer(game, hourSeconds);
        if (markets === 'unpublished') return { kind: 'unpublished' };
        if (markets === 'down') return { kind: 'down', reason: 'HTTP 503' };
        if (markets === 'busy') return { kind: 'down', reason: 'HTTP 503', retryAfterMs: 300_000 };
        return { kind: 'ok', body: markets === 'spoilt' ? { error: 'no' } : { next_change_id: hourSeconds + 3600, markets } };
      },
    },
    options,
  );
const take = async (answer: Answer) => (await takeAll(answer)).stored;
const countTrades = async () => Number((await pool.query<{ count: string }>('select count(*) from prices.exchange_trade')).rows[0]?.count);
const trading: Answer = (game) =>
  game === 'poe2'
    ? [pairOf('Dawn of the Hunt', [exalted, 800], [chaos, 100]), pairOf('Dawn of the Hunt', [divine, 2], [exalted, 560])]
    : [pairOf('Mercenaries', [divine, 10], [chaos, 2000])];

async function publish() {
  const store = createPriceStore(folder);
  await runAllLeagues({ db, store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
  return createPriceReader(store);
}

describe('fetching exchange hours', () => {
  it.each([0, 7200, -3600])('D52 does not store a digest whose next hour is off by %i s, and requests it again', async (nextSeconds) => {
    let isOff = true;
    const takeSaid = () =>
      takeHours({
        db,
        log,
        clock: () => nowMs,
        fetchDigest: async (game, hourSeconds): Promise<DigestOutcome> => {
          const said = hourSeconds + (isOff ? nextSeconds : 3600);
          return { kind: 'ok', body: { next_change_id: said, markets: isOff ? [] : trading(game, hourSeconds) } };
        },
      });
    expect((await takeSaid()).stored).toBe(0);
    isOff = false;
    expect((await takeSaid()).stored).toBeGreaterThan(0);
    expect(await countTrades()).toBeGreaterThan(0);
  });

  it('D52 stores the last six whole hours once each, however often the fetch runs', async () => {
    expect(await take(trading)).toBe(12);
    const trades = await countTrades();
    expect(await take(trading)).toBe(0);
    expect(asked).toHaveLength(12);
    nowMs += hourMs;
    expect(await take(trading)).toBe(2);
    expect(await countTrades()).toBe((trades / 12) * 14);
  });

  it('D52 D55 fetches the newest hours first, alternating between the games, up to the requested number', async () => {
    expect(await takeAll(trading, { mostHours: 1 })).toEqual({ stored: 2, retryAfterMs: 0 });
    expect(asked).toEqual(['poe1 -2', 'poe2 -2']);
    asked = [];
    expect(await takeAll(trading, { mostHours: 2 })).toEqual({ stored: 4, retryAfterMs: 0 });
    expect(asked).toEqual(['poe1 -3', 'poe2 -3', 'poe1 -4', 'poe2 -4']);
  });

  it('D52 requests a late or unreadable hour again without blocking other hours', async () => {
    const newest = start - 10 * 60_000 - hourMs;
    const spoil =
      (how: 'unpublished' | 'spoilt'): Answer =>
      (game, hour) =>
        hour * 1000 === newest ? how : trading(game, hour);
    expect(await take(spoil('unpublished'))).toBe(10);
    asked = [];
    expect(await take(spoil('spoilt'))).toBe(0);
    expect(asked).toEqual(['poe1 -2', 'poe2 -2']);
    nowMs += hourMs;
    expect(await take(spoil('spoilt'))).toBe(2);
    expect(await take(trading)).toBe(2);
  });

  it('D52 continues with other hours after the database rejects an hour', async () => {
    const newest = start - 10 * 60_000 - hourMs;
    await pool.query(`
      create function prices.refuse() returns trigger language plpgsql as $$ begin
        if new.hour_at = '${new Date(newest).toISOString()}' then raise 'no such thing' using errcode = '22P05'; end if;
        return new;
      end $$;
      create trigger refuse before insert on prices.exchange_trade for each row execute function prices.refuse()`);
    expect(await take(trading)).toBe(10);
    await pool.query('drop function prices.refuse cascade');
    expect(await take(trading)).toBe(2);
  });

  it("D52 skips a failing host but still requests from the other game's host, and stops if a host asks for a wait", async () => {
    expect(await takeAll((game, hour) => (game === 'poe2' ? 'down' : trading(game, hour)))).toEqual({ stored: 6, retryAfterMs: 0 });
    expect(asked.filter((value) => value.startsWith('poe2'))).toHaveLength(1);
    asked = [];
    nowMs += hourMs;
    expect(await takeAll(() => 'busy')).toEqual({ stored: 0, retryAfterMs: 300_000 });
    expect(asked).toHaveLength(1);
    expect(await take(trading)).toBe(7);
  });

  it('D52 stores a digest once, even if it is received twice or by two programs concurrently', async () => {
    await Promise.all([take(trading), take(trading)]);
    const trades = await countTrades();
    await pool.query("delete from prices.exchange_hour where game = 'none'");
    expect(await take(trading)).toBe(0);
    expect(await countTrades()).toBe(trades);
    const twice = await pool.query(
      'select 1 from prices.exchange_trade group by league_id, hour_at, base_id, quote_id having count(*) > 1',
    );
    expect(twice.rows).toHaveLength(0);
  });

  it('D04 skips the hours in between and keeps requesting when the clock jumps ahead and back', async () => {
    await take(trading);
    nowMs += 30 * 24 * hourMs;
    expect(await take(trading)).toBe(12);
    nowMs = start + 2 * hourMs;
    asked = [];
    // Stored hours are skipped; missing hours are stored.
    expect(await take(trading)).toBe(4);
  });

  it('D52 stores nothing for an hour that is not a digest', async () => {
    const count = await take((game, hour) =>
      hour * 1000 < start - 3 * hourMs ? trading(game, hour) : [pairOf('Mercenaries', [divine, -1], [chaos, 5]), 7],
    );
    // An hour with only unreadable markets counts as an hour without trades.
    expect(count).toBe(12);
    expect(await countTrades()).toBeGreaterThan(0);
  });

  it('D55 D59 computes poe2 values in chaos from the poe2 exchange, converting through the exalted orb', async () => {
    await take(trading);
    const { valuations } = await (await publish()).readValuations('poe2', 'dawn of the hunt', 'currency');
    expect(valuations[hashOf('exalted orb')]).toMatchObject({ l: 0, x: { v: 0.125, n: 8160 } });
    expect(valuations[hashOf('exalted orb')]?.c).toEqual(Array.from({ length: 10 }, () => 0.125));
    expect(valuations[hashOf('exalted orb')]?.lc).toBeUndefined();
    expect(valuations[hashOf('divine orb')]).toMatchObject({ x: { v: 35, n: 12 } });
    expect(valuations[hashOf('chaos orb')]?.c[3]).toBe(1);
  });

  it('D52 D55 creates no anchor from 0:0 rows, but counts trades in the same digest', async () => {
    const still = [
      pairOf('Dawn of the Hunt', [exalted, 0], [chaos, 0]),
      pairOf('Dawn of the Hunt', [divine, 0], [exalted, 560]),
      pairOf('Mercenaries', [divine, 0], [chaos, 0]),
    ];
    const traded = [pairOf('Dawn of the Hunt', [exalted, 80], [chaos, 10])];
    await take((game) => [...still, ...(game === 'poe2' ? traded : [])]);
    const reader = await publish();
    expect((await reader.readValuations('poe1', 'mercenaries', 'currency')).valuations[hashOf('divine orb')]).toBeUndefined();
    const { valuations } = await reader.readValuations('poe2', 'dawn of the hunt', 'currency');
    expect(valuations[hashOf('exalted orb')]).toMatchObject({ x: { v: 0.125, n: 480 } });
    expect(valuations[hashOf('divine orb')]).toBeUndefined();
  });

  it('D52 D53 marks old trades as stale, then deletes them', async () => {
    await take(trading);
    nowMs += 10 * hourMs;
    const read = async () => (await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[hashOf('divine orb')];
    expect(await read()).toMatchObject({ c: Array.from({ length: 10 }, () => 200), x: { v: 200, n: 0 } });
    nowMs += 20 * hourMs;
    expect(await read()).toMatchObject({ lr: 'stale', x: { v: 200, n: 0 } });
    nowMs += 40 * hourMs;
    expect(await read()).toBeUndefined();
  });

  it("D52 keeps the newest hour when deleting old hours, so that the age of the exchange's data stays known", async () => {
    await take(trading);
    const before = await Promise.all([readLastHour(db, 'poe1'), readLastHour(db, 'poe2')]);
    expect(before.every((hour) => hour !== null)).toBe(true);
    await pruneExchange(db, new Date(nowMs + 100 * hourMs));
    expect(await countTrades()).toBe(0);
    expect(await Promise.all([readLastHour(db, 'poe1'), readLastHour(db, 'poe2')])).toEqual(before);
    expect((await pool.query('select count(*)::int as count from prices.exchange_hour')).rows).toEqual([{ count: 2 }]);
  });
});
