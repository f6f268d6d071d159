import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { priceIndexPath } from '@poexchange/contract/price-files';
import { makeGroup, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import { createDb, type PoolClient } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { storePage } from '../testing/store-page.ts';
import { readPage } from '../ingest/read-page.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createInlineRunner } from '../run/part-runner.ts';
import { runAllLeagues } from '../run/run-all-leagues.ts';
import { listSharedWork } from '../run/shared-work.ts';
import { createLeaseKeeper, type LeaseKeeper } from '../leases/lease-keeper.ts';
import { createPriceFileWriter } from './price-file-writer.ts';

// The server owns the view: its own migrations create it here as in a real database.
const serverMigrations = { schema: 'public', folder: fileURLToPath(new URL('../../../server/migrations', import.meta.url)) };
const database = await createTestDatabase({ migrations: [pricesMigrations, serverMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
const nowMs = Date.UTC(2026, 10, 20, 12, 10);
afterAll(() => database.drop());

let folder = '';
beforeEach(async () => {
  await pool.query(
    'truncate stash_groups, stash_tags, prices.stream_cursor, prices.league, prices.item_group, prices.tab, prices.tab_offers, prices.league_group, prices.league_tag, prices.currency_rate, prices.hourly_value, prices.daily_value restart identity cascade',
  );
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const leagues = ['Mercenaries', 'Hardcore Mercenaries', 'Dawn of the Hunt'];
  const fetchLeagues = async () => ({ kind: 'ok' as const, value: leagues.map((id) => ({ id })) });
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues });
});

type Seen = { game?: string; league?: string; tag: string; key: string; properties?: HashProperties; icon?: string | null };

async function seeInStash({ game = 'poe1', league = 'mercenaries', tag, key, properties = {}, icon = null }: Seen): Promise<string> {
  const { hash } = makeGroup(tag as Tag, key, properties);
  await pool.query('insert into stash_groups values ($1, $2, $3, $4, $5, $6, $7, $8)', [
    game,
    league,
    hash,
    tag,
    key,
    properties,
    icon,
    nowMs,
  ]);
  await noteChange({ game, league, tag });
  return hash;
}

/** Changes a tag's version, as the server does whenever its groups change. */
async function noteChange({ game = 'poe1', league = 'mercenaries', tag }: Pick<Seen, 'game' | 'league' | 'tag'>): Promise<void> {
  await pool.query('insert into stash_tags values ($1, $2, $3) on conflict (game, league, tag) do update set version = excluded.version', [
    game,
    league,
    tag,
  ]);
}

/** Starts a program that keeps running, and records the statements it sends; with `leases` it shares the leagues. */
function startProgram({ to = folder, leases }: { to?: string; leases?: LeaseKeeper } = {}) {
  const store = createPriceStore(to);
  const writer = createPriceFileWriter(store);
  const runner = createInlineRunner({ db, writer });
  const publishAgain = async (): Promise<string[]> => {
    const statements: string[] = [];
    const connecting = pool as unknown as { connect: () => Promise<PoolClient> };
    const connect = connecting.connect.bind(pool);
    const spy = vi.spyOn(connecting, 'connect').mockImplementation(async () => {
      const client = await connect();
      return new Proxy(client, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          return (...given: readonly unknown[]): unknown => {
            if (name === 'query') statements.push(typeof given[0] === 'string' ? given[0] : ((given[0] as { text?: string }).text ?? ''));
            return Reflect.apply(member, target, given) as unknown;
          };
        },
      });
    });
    await runAllLeagues({ db, store, writer, runner, leases, log, clock: () => nowMs });
    spy.mockRestore();
    return statements.filter((text) => text.includes('stash_'));
  };
  return { publish: publishAgain };
}

async function readFiles(from = folder): Promise<Record<string, string>> {
  const files = (await readdir(from, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const read = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(from, file), (await readFile(file)).toString('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Reads the files of a program that was just started. */
async function readFreshFiles(): Promise<Record<string, string>> {
  const fresh = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(fresh, { recursive: true, force: true }));
  await startProgram({ to: fresh }).publish();
  return readFiles(fresh);
}

async function publish() {
  const store = createPriceStore(folder);
  await runAllLeagues({ db, store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
  return createPriceReader(store);
}

async function take(tabs: readonly TestTab[]): Promise<void> {
  const page = readPage(makePageBytes('1', tabs));
  await storePage(db, createKnownIds(), { page, askedWith: null, readAt: new Date(nowMs) });
}

const divines = Array.from({ length: 12 }, (_, at) => ({
  id: `tab${at}`,
  account: `Seller#${at}`,
  items: [{ name: 'Divine Orb', note: `~price ${100 + at} chaos` }],
}));

describe('groups seen in stashes', () => {
  it('D58 gives each group a summary in its league but no value', async () => {
    const gem = await seeInStash({
      tag: 'gem',
      key: 'empower support',
      properties: { lvl: '3', corrupted: true },
      icon: '/image/Art/Gem.png',
    });
    const reader = await publish();
    expect((await reader.readSummaries('poe1', 'mercenaries', 'gem')).summaries).toEqual({
      [gem]: { k: 'empower support', i: ['/image/Art/Gem.png'], p: { lvl: '3', corrupted: true } },
    });
    expect((await reader.readValuations('poe1', 'mercenaries', 'gem')).valuations).toEqual({});
    const elsewhere = await reader.readSummaries('poe1', 'hardcore mercenaries', 'gem');
    expect([elsewhere.summaries, elsewhere.meta.timestampMs]).toEqual([{}, nowMs]);
    expect((await reader.readSummaries('poe2', 'dawn of the hunt', 'gem')).summaries).not.toHaveProperty(gem);
  });

  it('D58 lists stash groups with groups seen in the stream, which keep their value and icon', async () => {
    await take(divines);
    const divine = await seeInStash({ tag: 'currency', key: 'divine orb', icon: '/image/Art/Other.png' });
    const chaos = await seeInStash({ tag: 'currency', key: 'chaos orb', icon: '/image/Art/Chaos.png' });
    const mirror = await seeInStash({ tag: 'currency', key: 'mirror of kalandra' });
    const reader = await publish();
    const { summaries } = await reader.readSummaries('poe1', 'mercenaries', 'currency');
    expect(Object.keys(summaries)).toEqual([divine, chaos, mirror].toSorted());
    expect(summaries[divine]?.i).toEqual(['/image/Art/DivineOrb.png']);
    // The stash's icon is used if the stream has shown no icon.
    expect(summaries[chaos]?.i).toEqual(['/image/Art/Chaos.png']);
    const { valuations } = await reader.readValuations('poe1', 'mercenaries', 'currency');
    expect(Object.keys(valuations).toSorted()).toEqual([chaos, divine].toSorted());
    expect([valuations[chaos]?.c[3], valuations[divine]?.l]).toEqual([1, 12]);
  });

  it('D58 merges stash groups with the tables in poe2', async () => {
    const before = Object.keys((await (await publish()).readSummaries('poe2', 'dawn of the hunt', 'essence')).summaries).length;
    const odd = await seeInStash({ game: 'poe2', league: 'dawn of the hunt', tag: 'essence', key: 'essence of something new' });
    const { summaries } = await (await publish()).readSummaries('poe2', 'dawn of the hunt', 'essence');
    expect(Object.keys(summaries)).toHaveLength(before + 1);
    expect(summaries[odd]?.k).toBe('essence of something new');
  });

  it('D58 leaves out groups of an unknown tag or an unpublished league', async () => {
    await seeInStash({ tag: '../../leagues', key: 'x' });
    await seeInStash({ tag: 'essence', key: 'x', league: 'somebody (pl1)' });
    const reader = await publish();
    expect((await reader.readLeagues()).map(({ id }) => id)).toContain('mercenaries');
    expect((await reader.readSummaries('poe1', 'somebody (pl1)', 'essence')).meta.timestampMs).toBe(0);
  });

  it('D56 D58 keeps a group with an unusable file name only in the tag’s file, without stopping other groups', async () => {
    const keys = ['../x', '.hidden', 'a/b', ' '.repeat(120), '*'.repeat(120), 'é'.repeat(120), 'plain'];
    const hashes = await Promise.all(keys.map((key) => seeInStash({ tag: 'unique', key })));
    const reader = await publish();
    expect(Object.keys((await reader.readSummaries('poe1', 'mercenaries', 'unique')).summaries).toSorted()).toEqual(hashes.toSorted());
    const keyFile = async (name: string) => createPriceStore(folder).readPublished(`v10/valuations/keys/mercenaries/unique/${name}.json`);
    expect(await keyFile('plain')).not.toBeNull();
    expect(await keyFile('.hidden')).toBeNull();
  });

  it('D58 leaves out stash groups until the server has created its view, without stopping the run', async () => {
    await seeInStash({ tag: 'gem', key: 'empower support' });
    await pool.query('alter view shared_stash_tags rename to elsewhere');
    onTestFinished(async () => void (await pool.query('alter view elsewhere rename to shared_stash_tags')));
    const reader = await publish();
    expect((await reader.readSummaries('poe1', 'mercenaries', 'currency')).meta.timestampMs).toBe(nowMs);
    expect((await reader.readSummaries('poe1', 'mercenaries', 'gem')).meta.timestampMs).toBe(0);
  });
});

describe('many groups seen in stashes', () => {
  // The poe2 tables would make these tests slow.
  beforeEach(async () => void (await pool.query(`delete from prices.league where game = 'poe2'`)));
  const essences = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      tag: 'essence',
      key: `essence ${at}`,
      hash: makeGroup('essence', `essence ${at}`, {}).hash,
    }));
  const addMany = async (count: number): Promise<void> => {
    const groups = essences(count);
    await pool.query(
      `insert into stash_groups select 'poe1', 'mercenaries', hash, 'essence', key, '{}', null, 0 from unnest($1::text[], $2::text[]) g (hash, key)`,
      [groups.map(({ hash }) => hash), groups.map(({ key }) => key)],
    );
    await noteChange({ tag: 'essence' });
  };
  const listRead = (statements: readonly string[]) => statements.filter((text) => text.includes('shared_stash_groups'));

  it('D58 reads groups once: a run without changes reads one row per tag, and a change reads only the changed tag', async () => {
    await addMany(500);
    await seeInStash({ tag: 'gem', key: 'empower support' });
    await seeInStash({ league: 'hardcore mercenaries', tag: 'essence', key: 'essence 0' });
    const program = startProgram();
    expect(listRead(await program.publish())).toHaveLength(3);
    const before = await readFiles();
    // One query checks that the view exists, and another reads its rows.
    const quiet = await program.publish();
    expect([quiet.length, listRead(quiet)]).toEqual([2, []]);
    expect(await readFiles()).toEqual(before);

    await seeInStash({ tag: 'gem', key: 'enlighten support' });
    expect(listRead(await program.publish())).toHaveLength(1);
    expect(listRead(await program.publish())).toEqual([]);
    const after = await readFiles();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await readFreshFiles());
  });

  it('D58 removes deleted groups from the files, and a tag together with its last group', async () => {
    await addMany(3);
    const program = startProgram();
    await program.publish();
    const forgetAllBut = async (left: number): Promise<void> => {
      await pool.query('delete from stash_groups where hash <> all($1)', [essences(left).map(({ hash }) => hash)]);
      await noteChange({ tag: 'essence' });
      await program.publish();
    };
    await forgetAllBut(2);
    const two = await readFiles();
    expect(two).toEqual(await readFreshFiles());
    // The files of an empty tag are left in place, but the index does not name them.
    await forgetAllBut(0);
    const index = Buffer.from((await readFiles())[priceIndexPath({ game: 'poe1', league: 'mercenaries' })] ?? '', 'base64').toString();
    expect(Object.keys((JSON.parse(index) as { tags: object }).tags)).not.toContain('essence');
    await seeInStash({ tag: 'essence', key: 'essence 1' });
    await program.publish();
    expect(await readFiles()).toEqual(await readFreshFiles());
  });

  it('D58 does not count groups: reading the tags takes the same number of pages for 20,000 groups as for a few', async () => {
    const lookAt = async (): Promise<{ readonly rows: number; readonly pages: number }> => {
      await pool.query('analyze stash_groups, stash_tags');
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, buffers, format json) select league, tag, version from public.shared_stash_tags where game = 'poe1'`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      const nodes = listNodes(plan);
      return {
        rows: Math.max(
          ...nodes.filter((node) => node['Relation Name'] === 'stash_groups').map((node) => node['Actual Rows'] * node['Actual Loops']),
        ),
        pages: (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN),
      };
    };
    await addMany(20_000);
    const many = await lookAt();
    expect(many.rows).toBe(1);
    expect(many.pages).toBeLessThan(20);
  });

  it('D58 reads the current state when a program takes over a league', async () => {
    const open = async (): Promise<LeaseKeeper> => {
      const leases = createLeaseKeeper({
        connect: () => pool.connect(),
        listWork: () => listSharedWork(db, nowMs),
        log,
        leaseMs: 3_600_000,
      });
      onTestFinished(() => leases.close());
      return leases;
    };
    const [first, second] = [await open(), await open()];
    const programs = [startProgram({ leases: first }), startProgram({ leases: second })] as const;
    const share = async (keepers: readonly LeaseKeeper[]): Promise<void> => {
      for (let round = 0; round < 3; round += 1) for (const leases of keepers) await leases.refresh();
    };
    await addMany(20);
    await seeInStash({ league: 'hardcore mercenaries', tag: 'essence', key: 'essence 0' });
    await share([first, second]);
    for (const program of [...programs, ...programs]) await program.publish();
    expect(await readFiles()).toEqual(await readFreshFiles());
    await first.close();
    await seeInStash({ tag: 'essence', key: 'essence of the second' });
    await pool.query(`delete from stash_groups where key = 'essence 7'`);
    await seeInStash({ league: 'hardcore mercenaries', tag: 'essence', key: 'essence of the second' });
    await share([second]);
    for (let run = 0; run < 2; run += 1) await programs[1].publish();
    expect(await readFiles()).toEqual(await readFreshFiles());
  });
});

type Plan = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
};

function listNodes(plan: Plan | undefined): Plan[] {
  return plan === undefined ? [] : [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
}
