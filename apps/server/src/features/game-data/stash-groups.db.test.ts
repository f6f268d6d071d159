import type { Game } from '@poexchange/domain/item';
import type { PublisherTabId } from '@poexchange/domain/ids';
import { makeGroup } from '@poexchange/domain/grouping';
import type { GameStashTab } from '@poexchange/contract/game-api';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { saveTokens } from '../auth/publisher-tokens.ts';
import { createAccountScene, grantTokens } from '../auth/testing/account-scene.ts';
import { findKnownGroups } from '../prices/index.ts';
import { getStash } from './get-stash.ts';
import { listTabGroups } from './list-tab-groups.ts';
import { readTabItems } from './read-tab-items.ts';
import { pruneStashGroups, saveStashGroups } from './stash-groups.queries.ts';

const scene = await createAccountScene();
const { db, deps, clock, account } = scene;
afterAll(() => scene.drop());

const hourMs = 3_600_000;
const place = { game: 'poe1', league: 'mercenaries' } as const;
const icon = 'https://web.poecdn.com/image/Art/Essence.png?scale=1';
const essence = { id: 'e1', typeLine: 'Whispering Essence of Woe', baseType: 'Whispering Essence of Woe', frameType: 5, icon };
const gem = {
  typeLine: 'Empower Support',
  baseType: 'Empower Support',
  frameType: 4,
  support: true,
  properties: [{ name: 'Level', values: [['3 (Max)', 0]], displayMode: 0, type: 5 }],
};
const woe = makeGroup('essence', 'whispering essence of woe', {}).hash;

const unpublished = {
  readSummaries: async (options: { league: string; tag: string }) => ({ meta: { ...options, timestampMs: 0 }, summaries: {} }),
  readValuations: async () => ({ meta: { timestampMs: 0 }, valuations: {} }),
  readLeagues: async () => [],
};
const findKnown = (category: string, options: { game: Game; league: string } = place) =>
  findKnownGroups({ db, prices: unpublished }, { ...options, category, hashes: [woe, 'f'.repeat(40)] });

let userId = '';
async function addUser(name: string): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ account_uuid: `uuid of ${name}`, name, banned_ms: null, created_ms: 0, signed_in_ms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => saveTokens(tx, { userId: id, tokens: grantTokens(), tokenKeys: deps.config.tokenKeys, nowMs: 0 }));
  return id;
}

async function readTab(tab: Partial<GameStashTab>, { league = 'mercenaries', as = userId } = {}) {
  account.fetchStash = async () => ({ kind: 'ok', value: { id: 't1', ...tab } });
  return getStash(deps, { userId: as, game: 'poe1', league, tabId: 't1' as PublisherTabId });
}

const listGroups = () => db.selectFrom('stash_groups').selectAll().orderBy('hash').execute();

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('stash_groups').execute();
  await db.deleteFrom('stash_tags').execute();
  scene.logged.length = 0;
  userId = await addUser('Kirael#1234');
  account.fetchLeagues = async () => ({
    kind: 'ok',
    value: ['Mercenaries', 'Standard', 'SSF Mercenaries', 'Friends of Kirael (PL123)'].map((id) => ({ id })),
  });
});

describe('groups seen in stashes', () => {
  it('D58 records the groups of a tab when it is read, whether or not they are for sale', async () => {
    await readTab({ items: [essence, { ...essence, id: 'e2' }, { typeLine: 'Nonsense', frameType: 0 }] });
    expect(await listGroups()).toEqual([
      {
        ...place,
        hash: woe,
        tag: 'essence',
        key: 'whispering essence of woe',
        properties: {},
        icon: '/image/Art/Essence.png',
        seen_ms: clock.nowMs,
      },
    ]);
  });

  it('D20 D58 a recorded group can be listed immediately, but only in its game, league and category', async () => {
    await readTab({ items: [essence] });
    expect([...(await findKnown('essence'))]).toEqual([
      [
        woe,
        {
          hash: woe,
          tag: 'essence',
          key: 'whispering essence of woe',
          properties: {},
          icon: '/image/Art/Essence.png',
          displayName: 'Whispering Essence of Woe',
        },
      ],
    ]);
    expect((await findKnown('currency')).size).toBe(0);
    expect((await findKnown('spaceships')).size).toBe(0);
    expect((await findKnown('essence', { ...place, league: 'standard' })).size).toBe(0);
    expect((await findKnown('essence', { ...place, game: 'poe2' })).size).toBe(0);
  });

  it('D58 updates a repeatedly seen group at most once an hour, and keeps its first icon', async () => {
    const seeAgain = async (changes: object) => {
      await readTab({ items: [{ ...essence, ...changes }] });
      const { rows } = await sql<{ seen_ms: number; icon: string; xmin: string }>`
        select seen_ms, icon, xmin::text from stash_groups`.execute(db);
      return rows[0];
    };
    const first = await seeAgain({});
    clock.nowMs += hourMs;
    expect(await seeAgain({})).toEqual(first);
    clock.nowMs += 1;
    const later = await seeAgain({ icon: 'https://web.poecdn.com/image/Art/Other.png' });
    expect(later).toMatchObject({ seen_ms: clock.nowMs, icon: '/image/Art/Essence.png' });
    expect(later?.xmin).not.toBe(first?.xmin);
  });

  it('D58 concurrent readers of the same groups do not block each other', async () => {
    const gems = Array.from({ length: 3000 }, (_, at) => ({ ...gem, typeLine: `Skill ${at}`, baseType: `Skill ${at}` }));
    const groups = listTabGroups(readTabItems(gems, 'poe1'));
    expect(groups).toHaveLength(3000);
    const save = (at: number) =>
      saveStashGroups(db, { ...place, seenMs: clock.nowMs + at * 2 * hourMs, groups: at % 2 === 0 ? groups : groups.toReversed() });
    await Promise.all(Array.from({ length: 10 }, (_, at) => save(at)));
    expect(new Set((await listGroups()).map((row) => row.seen_ms))).toEqual(new Set([clock.nowMs + 18 * hourMs]));
  });

  it("D58 changes a tag's version only when its groups change", async () => {
    const readVersions = async (): Promise<Record<string, string>> => {
      const { rows } = await sql<{ tag: string; version: string }>`select tag, version from shared_stash_tags`.execute(db);
      return Object.fromEntries(rows.map(({ tag, version }) => [tag, version]));
    };
    const { icon: _, ...plain } = essence;
    await readTab({ items: [plain, gem] });
    const first = await readVersions();
    expect(Object.keys(first).toSorted()).toEqual(['essence', 'gem']);
    const steps: readonly (readonly [change: string, read: () => Promise<unknown>, changed: readonly string[]])[] = [
      ['seen again', () => readTab({ items: [plain, gem] }), []],
      ['seen again later, which is written', () => readTab({ items: [plain, gem] }), []],
      ['an icon', () => readTab({ items: [essence, gem] }), ['essence']],
      ['another icon, which is not kept', () => readTab({ items: [{ ...essence, icon: icon.replace('Essence', 'Other') }, gem] }), []],
      [
        'a new group beside old ones',
        () => readTab({ items: [essence, { ...gem, typeLine: 'Enlighten Support', baseType: 'Enlighten Support' }] }),
        ['gem'],
      ],
      ['nothing to forget', () => pruneStashGroups(db, clock.nowMs), []],
    ];
    let before = first;
    for (const [change, read, changed] of steps) {
      clock.nowMs += 2 * hourMs;
      await read();
      const after = await readVersions();
      expect(
        Object.keys(after).filter((tag) => after[tag] !== before[tag]),
        change,
      ).toEqual(changed);
      before = after;
    }
    // The first gem was not seen again; the other gem was, two hours later.
    await pruneStashGroups(db, clock.nowMs - 3 * hourMs + 30 * 24 * hourMs);
    expect((await listGroups()).map(({ key }) => key).toSorted()).toEqual(['enlighten support', 'whispering essence of woe']);
    const pruned = await readVersions();
    expect([pruned['essence'], pruned['gem'] === before['gem']]).toEqual([before['essence'], false]);
    await pruneStashGroups(db, clock.nowMs + 60 * 24 * hourMs);
    expect(await readVersions()).toEqual({});
    await readTab({ items: [plain] });
    const again = await readVersions();
    expect([Object.keys(again), Object.values(pruned).includes(again['essence'] ?? '')]).toEqual([['essence'], false]);
  });

  it('D58 concurrent new groups with the same tags each change the version', async () => {
    const groups = (from: number) =>
      listTabGroups(
        readTabItems(
          Array.from({ length: 50 }, (_, at) => ({ ...gem, typeLine: `Skill ${from + at}`, baseType: `Skill ${from + at}` })),
          'poe1',
        ),
      );
    const versions = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const saves = [0, 25, 50].map((from) => saveStashGroups(db, { ...place, seenMs: clock.nowMs, groups: groups(round * 100 + from) }));
      await Promise.all(saves);
      const { rows } = await sql<{ version: string }>`select version from shared_stash_tags`.execute(db);
      versions.add(rows[0]?.version ?? '');
    }
    expect([(await listGroups()).length, versions.size]).toEqual([500, 5]);
  });

  it('D18 D58 deletes groups that have not been seen for 30 days', async () => {
    await readTab({ items: [essence] });
    const monthMs = 30 * 24 * hourMs;
    expect(await pruneStashGroups(db, clock.nowMs + monthMs)).toBe(0);
    expect(await pruneStashGroups(db, clock.nowMs + monthMs + 1)).toBe(1);
  });
});

describe('stash owners', () => {
  it('D18 D58 cannot be identified from what the prices program may read', async () => {
    const other = await addUser('Other#4321');
    const items = [
      {
        ...essence,
        id: 'secret-item-id',
        note: '~price 5 secret-note',
        forum_note: 'secret-forum',
        league: 'Mercenaries',
        stackSize: 4711,
      },
      { ...gem, id: 'secret-gem-id', x: 4712, inventoryId: 'secret-inventory', name: 'secret-name' },
    ];
    await readTab({ name: 'secret-tab', metadata: { colour: 'secret-colour' }, items });
    const read = async () => (await sql<{ text: string }>`select v::text as text from shared_stash_groups v order by 1`.execute(db)).rows;
    const rows = await read();
    expect(rows).toHaveLength(2);
    const text = JSON.stringify(rows);
    for (const secret of ['secret', 'kirael', '1234', '4711', '4712', userId, 't1', String(clock.nowMs)])
      expect(text.toLowerCase()).not.toContain(secret);
    // A second owner of the same items does not change the view.
    await readTab({ items }, { as: other });
    expect(await read()).toEqual(rows);
  });

  it('D58 the views have only the expected columns', async () => {
    const listColumns = async (view: string): Promise<string[]> => {
      const { rows } = await sql<{ column_name: string }>`
        select column_name from information_schema.columns where table_name = ${view} order by 1`.execute(db);
      return rows.map((row) => row.column_name);
    };
    expect(await listColumns('shared_stash_groups')).toEqual(['game', 'hash', 'icon', 'key', 'league', 'properties', 'tag']);
    expect(await listColumns('shared_stash_tags')).toEqual(['game', 'league', 'tag', 'version']);
  });

  it('D27 D58 records nothing for leagues without a market', async () => {
    await readTab({ items: [essence] }, { league: 'friends of kirael (pl123)' });
    await readTab({ items: [essence] }, { league: 'ssf mercenaries' });
    expect(await listGroups()).toEqual([]);
  });
});

describe('hostile tabs', () => {
  it('D23 D58 an item that cannot be stored does not prevent reading its tab or storing its other items', async () => {
    const ring = { name: 'Doom Loop', typeLine: 'Gold Ring', baseType: 'Gold Ring', frameType: 3, corrupted: true };
    const items = [
      { ...ring, implicitMods: ['a\0b'] },
      { ...ring, implicitMods: ['\ud800'] },
      { ...ring, name: "'); drop table users" },
      essence,
    ];
    expect((await readTab({ items })).stash['items']).toEqual(items);
    const keys = new Set((await listGroups()).map((row) => row.key));
    expect(keys).toEqual(new Set(["'); drop table users", 'whispering essence of woe']));
  });

  it('D23 D58 reads a tab even if its groups cannot be stored, and logs the failure', async () => {
    const failing = [
      { ...deps, hasMarket: async () => Promise.reject(new Error('no leagues')) },
      { ...deps, hasMarket: async () => true },
    ];
    await sql`alter table stash_groups rename to elsewhere`.execute(db);
    for (const some of failing) expect((await getStash(some, { userId, ...place, tabId: 't1' as PublisherTabId })).stash.id).toBe('t1');
    await sql`alter table elsewhere rename to stash_groups`.execute(db);
    expect(scene.logged.filter((line) => line.includes('could not be noted'))).toHaveLength(2);
  });
});
