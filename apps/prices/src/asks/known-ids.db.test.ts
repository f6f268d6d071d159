import { makeGroup } from '@poexchange/domain/grouping';
import { createDb, withTransaction } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { storeGroups } from './known-ids.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
afterAll(() => database.drop());

const group = (key: string) => makeGroup('currency', key, {});
const store = async (keys: readonly string[], icon?: string) =>
  withTransaction(db, (tx) =>
    storeGroups(
      tx,
      'poe1',
      keys.map((key) => ({ group: group(key), icon })),
    ),
  );

describe('groups', () => {
  it('D58 stores a group once, with its first icon and a permanent id', async () => {
    const first = await store(['chaos orb', 'divine orb']);
    expect(new Set(first.values())).toEqual(new Set([1, 2]));
    expect(await store(['divine orb', 'chaos orb'], '/image/Divine.png')).toEqual(first);
    await store(['divine orb'], '/image/Other.png');
    const { rows } = await database.pool.query('select key, icon from prices.item_group order by key');
    expect(rows).toEqual(['chaos orb', 'divine orb'].map((key) => ({ key, icon: '/image/Divine.png' })));
  });

  it('D56 uses no new ids for known groups, so that id-indexed memory stays small', async () => {
    for (let time = 0; time < 20; time += 1) await store(['chaos orb', 'divine orb']);
    const added = await store(['chaos orb', 'vaal orb']);
    expect(added.get(group('vaal orb').hash)).toBe(3);
  });

  it('D51 assigns the same ids when two programs store groups concurrently', async () => {
    const both = await Promise.all([store(['orb of regret', 'mirror shard']), store(['mirror shard', 'orb of regret'])]);
    expect(both[0]).toEqual(both[1]);
  });
});
