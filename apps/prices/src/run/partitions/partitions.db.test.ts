/**
 * Programs share one large league by partitions of its tags: their files equal a single program's files, byte for byte.
 */
import { createRandom } from '@poexchange/domain/random';
import type { PriceStore } from '@poexchange/platform/price-store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeManyWaresChange } from '../../testing/make-market.ts';
import type { TestTab } from '../../testing/make-page.ts';
import { MINUTE_MS, openWorld, partitionsOf, publishAll, share } from '../../testing/partition-world.ts';
import { partitionOf } from './divide-league.ts';

const random = createRandom(185);
/** Moves some essences to other tags, so that each account has asks in three partitions. */
const makeChanges = (count: number): TestTab[] =>
  Array.from({ length: count }, () => {
    const tab = makeManyWaresChange(random, 300);
    const items = tab.items?.map(({ name, ...item }) => {
      const [, kind, what] = /^(Screaming|Deafening) Essence of ([A-F].*)/.exec(name) ?? [];
      if (kind === 'Screaming') return { ...item, name: `${what} Scarab` };
      return kind === 'Deafening' ? { ...item, name: 'Leather Belt', title: `Belt of ${what}`, frameType: 3 } : { ...item, name };
    });
    return { ...tab, ...(items === undefined ? {} : { items }) };
  });

/** Opens two worlds with the same asks: one with a single program, the other with programs that share the league. */
async function openWorlds() {
  const [one, many] = await Promise.all([openWorld(), openWorld()]);
  const both = [one, many] as const;
  const alone = one.start('alone');
  return {
    many,
    alone,
    take: async (count: number): Promise<void> => {
      const changes = makeChanges(count);
      for (const world of both) await world.take(changes);
    },
    pass: (ms: number): void => {
      for (const world of both) world.pass(ms);
    },
    expectSame: async (what: string): Promise<void> => {
      expect(await many.readFiles(), what).toEqual(await one.readFiles());
      expect(await many.readStored(), what).toEqual(await one.readStored());
    },
  };
}

/** Creates a store that blocks before the first file of a kind until it is released. */
function makeHanging(kind: string) {
  let [isArmed, goOn, note] = [false, (): void => undefined, (): void => undefined];
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const reached = new Promise<void>((resolve) => (note = resolve));
  const wrap = (store: PriceStore): PriceStore => ({
    ...store,
    fenced: (fence) => wrap(store.fenced(fence)),
    publish: async (file, text) => {
      if (isArmed && file.includes(kind)) {
        note();
        await gate;
      }
      return store.publish(file, text);
    },
  });
  onTestFinished(() => goOn());
  return { wrap, reached, goOn: () => goOn(), arm: () => (isArmed = true) };
}

describe('partitions of a large league', () => {
  it('R3.63 D56 D58 produces the same files and stored values as a single program, byte for byte', { timeout: 240_000 }, async () => {
    const { many, alone, take, pass, expectSame } = await openWorlds();
    const programs = [many.start('sharing'), many.start('sharing')];
    await share(programs);
    for (let step = 0; step < 10; step += 1) {
      await take(step === 0 ? 500 : 12);
      // A division moves work to owners that only know the database, so drop the other world's state too.
      const memory = step === 1 ? 'forget' : 'keep';
      await alone.publish(memory);
      await publishAll(many, { programs, memory });
      if (step === 0) {
        expect(programs.flatMap(partitionsOf).toSorted()).toEqual([1, 2, 3, 4].map((part) => `league/1/${part}-of-4`));
        for (const program of programs) expect(partitionsOf(program).length).toBeGreaterThan(0);
        const { rows } = await many.pool.query<{ tag: string }>('select tag from prices.league_tag where league_id = 1');
        expect(new Set(rows.map(({ tag }) => partitionOf(tag, 4)))).toEqual(new Set([2, 3, 4]));
      }
      await expectSame(`step ${step}`);
      pass(step % 4 === 3 ? 25 * MINUTE_MS : MINUTE_MS);
    }
    // Sales were counted too.
    expect((await many.pool.query('select 1 from prices.sales_sums')).rows.length).toBeGreaterThan(0);
  });

  it.each([1, 2])(
    'R3.63 D58 loses nothing when a league with %d programs grows beyond one limit and the next, and falls below both again',
    { timeout: 240_000 },
    async (count) => {
      const { many, alone, take, pass, expectSame } = await openWorlds();
      const programs = Array.from({ length: count }, () => many.start('sharing'));
      const counts: number[] = [];
      // Limits for a league of about 300 asks throughout.
      for (const limit of [10_000, 10_000, 200, 200, 100, 160, 10_000, 10_000]) {
        await take(counts.length === 0 ? 500 : 12);
        // A new owner only knows the stored state, as after a restart, so drop the state of all programs.
        await alone.publish('forget');
        await publishAll(many, { programs, memory: 'forget', partitionAsks: limit });
        await expectSame(`after ${counts.join(' ')}`);
        const { rows } = await many.pool.query<{ partitions: number }>('select partitions from prices.league_division where league_id = 1');
        counts.push(rows[0]?.partitions ?? 1);
        const owned = await many.pool.query("select 1 from prices.lease where name like 'league/1/%' and owner is not null");
        await share(programs);
        if (counts.at(-1) === 1) expect(programs.flatMap(partitionsOf)).toEqual([]);
        else expect(owned.rows).toHaveLength(counts.at(-1) ?? 0);
        pass(MINUTE_MS);
      }
      expect(counts).toEqual([1, 1, 2, 2, 4, 4, 1, 1]);
    },
  );

  it(
    'R3.63 D58 has another program publish a partition if its owner dies during a run, and rejects the owner’s late writes',
    { timeout: 240_000 },
    async () => {
      const { many, alone, take, pass, expectSame } = await openWorlds();
      const limit = 200;
      const first = many.start('sharing');
      await take(500);
      await alone.publish();
      await publishAll(many, { programs: [first], partitionAsks: limit });
      await expectSame('before');
      // The second program has both partitions but not the league; which program is second depends on chance.
      let [second, hanging] = [first, makeHanging('explain')];
      for (
        let attempt = 0;
        attempt < 20 && (first.leases.isHeld('league/1') !== true || partitionsOf(second).length < 1 || second === first);
        attempt += 1
      ) {
        if (second !== first) await second.leases.close();
        hanging = makeHanging('explain');
        second = many.start('sharing', hanging.wrap);
        await share([first, second]);
      }
      const lost = partitionsOf(second);
      expect([first.leases.isHeld('league/1'), lost.length > 0]).toEqual([true, true]);
      pass(MINUTE_MS);
      await take(60);
      await alone.publish('forget');
      hanging.arm();
      const publishing = first.publish('forget', limit);
      let isHanging = false;
      const serving = (async () => {
        while (!isHanging) {
          await second.partitionKeeper.serve().catch(() => undefined);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      })();
      await hanging.reached;
      isHanging = true;
      await second.die();
      await first.leases.refresh();
      expect(partitionsOf(first)).toEqual(expect.arrayContaining(lost));
      await publishing;
      await publishAll(many, { programs: [first], partitionAsks: limit });
      await alone.publish();
      await expectSame('after');
      // The program was only blocked, and continues.
      hanging.goOn();
      await serving;
      await expectSame('later');
    },
  );
});
