import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeGroup } from '@poexchange/domain/grouping';
import { createRandom } from '@poexchange/domain/random';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from './database.ts';
import { openRiver } from './doors/river.ts';
import { createSteadyClock } from './status/steady-clock.ts';
import { STALLED_AFTER_MS } from './ingest/stream-status.ts';
import { makePageBytes, type TestTab } from './testing/make-page.ts';

const START_MS = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const ware = 'Screaming Essence of Anger';
const hash = makeGroup('essence', ware.toLowerCase(), {}).hash;

/** Runs the whole pipeline, from stream bytes to files, with its own clock. */
async function openMarket({ clock = () => START_MS } = {}) {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'bad-input-'));
  const river = await openRiver(database.url, { clock });
  onTestFinished(async () => {
    await river.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  let page = 0;
  return {
    pool: database.pool,
    readStatus: river.readStatus,
    countStored: river.countStored,
    take: (...pages: (readonly TestTab[])[]) => river.take(pages.map((tabs) => makePageBytes(String((page += 1)), tabs))),
    takeBytes: (bytes: Buffer) => river.take([bytes]),
    readValue: async () => {
      const store = createPriceStore(folder);
      await river.publish(store);
      const reader = createPriceReader(store);
      const { valuations } = await reader.readValuations('poe1', 'mercenaries', 'essence');
      return valuations[hash];
    },
  };
}

const sell = (at: number, note: string | undefined, more: Partial<TestTab> = {}): TestTab => ({
  id: `tab${at}`,
  account: `Seller${at}#1`,
  items: [{ name: ware, stackSize: 5, ...(note === undefined ? {} : { note }) }],
  ...more,
});
/** Sixteen sellers who ask 8 to 12 chaos. */
const honest = Array.from({ length: 16 }, (_, at) => sell(at, `~price ${8 + (at % 5)} chaos`));

async function valueOf(...pages: (readonly TestTab[])[]) {
  const market = await openMarket();
  await market.take(...pages);
  return market.readValue();
}

describe('price pipeline with bad input', () => {
  it('D51 ignores notes that are not prices and counts each of them', async () => {
    const jokes = [
      '~price 1 hug',
      '~price 0 chaos',
      '~b/o 0.00 divine',
      '~price -5 chaos',
      '~price 1e9 chaos',
      '~price 1000000000 chaos',
      '~price 5/0 chaos',
      '~price 0/5 chaos',
      '~price 1,000 chaos',
      '~price 1.000,5 chaos',
      "~price 1'000 chaos",
      '~price 1 000 chaos',
      '~price ٣ chaos',
      '~price １２ chaos',
      '~цена 5 хаос',
      '~price 5 混沌石',
      '~price NaN chaos',
      '~price Infinity divine',
      '~price 5 __proto__',
      '~price 5\u202E chaos',
      '\u0000~price 5 chaos',
      '~skip',
    ];
    const market = await openMarket();
    const spoiled = jokes.map((note, at) => sell(100 + at, note));
    const named = jokes.map((name, at) => sell(200 + at, undefined, { name }));
    await market.take(spoiled.slice(0, 9), [...honest, ...named], spoiled.slice(9));
    expect(await market.readValue()).toEqual(await valueOf(honest));
    expect(market.readStatus().counts).toMatchObject({
      quarantined: 0,
      priced: 16,
      dropped: { badNote: jokes.length, noAsk: jokes.length },
    });
  });

  it('D51 counts the current state of tabs that were renamed, emptied, made private, moved or given away', async () => {
    const market = await openMarket();
    const cheap = Array.from({ length: 12 }, (_, at) => sell(50 + at, '~price 7 chaos'));
    await market.take(honest, cheap.slice(0, 6), cheap.slice(6));
    await market.take(
      [
        { ...sell(50, undefined), name: '~price 10 chaos' },
        { ...sell(51, undefined), name: 'not for sale' },
        { id: 'tab52', account: 'Seller52#1', items: [] },
        { id: 'tab53', isPublic: false },
        { ...sell(54, '~price 7 chaos'), league: 'SSF Mercenaries' },
        { ...sell(55, '~price 7 chaos'), league: 'Standard' },
        { ...sell(56, '~price 10 chaos'), account: 'Heir#1' },
      ],
      cheap.slice(7).map(({ id }) => ({ id, isPublic: false })),
    );
    const after = await market.readValue();
    const expected = await valueOf([
      ...honest,
      { ...sell(50, undefined), name: '~price 10 chaos' },
      { ...sell(56, '~price 10 chaos'), account: 'Heir#1' },
    ]);
    expect(after?.c).toEqual(expected?.c);
    expect(after?.l).toBe(18);
    expect((await valueOf([...honest, ...cheap]))?.c).not.toEqual(expected?.c);
  });

  it('D51 produces the same files from repeated changes, in any order of tabs', async () => {
    const random = createRandom(11);
    const expected = await valueOf(honest);
    const twice = [...honest, ...honest].map((tab) => ({ tab, rank: random() })).toSorted((a, b) => a.rank - b.rank);
    const shuffled = twice.map(({ tab }) => tab);
    expect(await valueOf(shuffled.slice(0, 10), shuffled.slice(10, 11), shuffled.slice(11))).toEqual(expected);
    // A tab's last state in the stream replaces all earlier states.
    const old = honest.map((tab, at) => ({ ...tab, items: [{ name: ware, stackSize: 5, note: `~price ${at + 1} divine` }] }));
    expect((await valueOf(old, honest))?.c).toEqual(expected?.c);
  });

  it('D51 reports a stream that stalls for an hour, keeps the prices, and resumes where the stream stopped', async () => {
    let nowMs = START_MS;
    const market = await openMarket({ clock: () => nowMs });
    await market.take(honest.slice(0, 8));
    nowMs += HOUR_MS;
    expect(HOUR_MS).toBeGreaterThan(STALLED_AFTER_MS);
    await market.take();
    expect(market.readStatus().state).toBe('stalled');
    expect((await market.readValue())?.l).toBe(8);
    await market.take(honest.slice(8));
    expect(market.readStatus().state).not.toBe('stalled');
    expect((await market.readValue())?.l).toBe(16);
  });

  it.each([3 * 24, -3 * 24])(
    'D51 D04 expires no ask when the clock jumps by %d hours, and follows the new time once the jump has persisted',
    async (hours) => {
      const time = { wallMs: START_MS, elapsedMs: 0 };
      const clock = createSteadyClock({
        readWallMs: () => time.wallMs,
        readElapsedMs: () => time.elapsedMs,
        log: createLogger({ name: 'test', level: 'silent' }),
      });
      const market = await openMarket({ clock });
      await market.take(honest);
      time.wallMs += hours * HOUR_MS;
      time.elapsedMs += 60_000;
      await market.take([sell(99, '~price 9 chaos')]);
      // A market with a steady clock, for comparison.
      let calmMs = START_MS;
      const calm = await openMarket({ clock: () => calmMs });
      await calm.take(honest);
      calmMs += 60_000;
      await calm.take([sell(99, '~price 9 chaos')]);
      expect((await market.readValue())?.c).toEqual((await calm.readValue())?.c);
      // Asks last seen before the clock jumped by days expire.
      time.wallMs += 16 * 60_000;
      time.elapsedMs += 16 * 60_000;
      clock();
      await market.take(honest.map((tab) => ({ ...tab, name: 'other' })));
      expect((await market.readValue())?.l).toBe(hours > 0 ? 16 : 17);
    },
  );

  it('D51 waits while the disk is too full to quarantine a change, without losing a change or storing it twice', async () => {
    const market = await openMarket();
    await market.pool.query(`
      create sequence prices.attempts;
      create function prices.fill_disk() returns trigger language plpgsql as $$ begin
        if nextval('prices.attempts') < 4 then raise 'could not extend file: No space left on device' using errcode = '53100'; end if;
        return new;
      end $$;
      create trigger fill_disk before insert on prices.quarantined_change for each row execute function prices.fill_disk()`);
    const page = JSON.parse(makePageBytes('1', honest).toString()) as { stashes: unknown[] };
    page.stashes.splice(3, 0, { id: 'odd', public: true, accountName: 'a', items: 'none' });
    await market.takeBytes(Buffer.from(JSON.stringify(page)));
    expect(await market.countStored()).toMatchObject({ tabs: 16, quarantined: 1 });
    expect(market.readStatus().counts).toMatchObject({ changes: 17, quarantined: 1, publicTabs: 16 });
    expect((await market.readValue())?.c).toEqual((await valueOf(honest))?.c);
  });
});
