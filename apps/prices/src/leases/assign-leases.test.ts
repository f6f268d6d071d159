import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignLeases, type WorkToAssign } from './assign-leases.ts';

const programs = ['a', 'b', 'c', 'd'];
const works = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^w[0-9]{1,3}$/),
    weight: fc.integer({ min: 1, max: 64 }),
    owner: fc.option(fc.constantFrom(...programs, 'dead'), { nil: null }),
  }),
  { selector: ({ name }) => name, maxLength: 30 },
);
const survivors = fc.subarray(programs, { minLength: 1 });
const loadsOf = (work: readonly WorkToAssign[], chosen: ReadonlyMap<string, string>, alive: readonly string[]): number[] =>
  alive.map((program) => work.reduce((sum, { name, weight }) => sum + (chosen.get(name) === program ? weight : 0), 0));
const settle = (work: readonly WorkToAssign[], alive: readonly string[]): WorkToAssign[] => {
  const chosen = assignLeases(alive, work);
  return work.map((one) => ({ ...one, owner: chosen.get(one.name) ?? null }));
};

describe('lease assignment', () => {
  it('assigns everything to live programs, regardless of the order in which programs were read', () => {
    fc.assert(
      fc.property(works, survivors, (work, alive) => {
        const chosen = assignLeases(alive, work);
        expect([...chosen.keys()].toSorted()).toEqual(work.map(({ name }) => name).toSorted());
        for (const owner of chosen.values()) expect(alive).toContain(owner);
        expect(assignLeases(alive.toReversed(), work.toReversed())).toEqual(chosen);
      }),
    );
  });

  it('moves nothing once the loads are even, so that programs do not pass work back and forth', () => {
    fc.assert(
      fc.property(works, survivors, (work, alive) => {
        const settled = settle(work, alive);
        expect(settle(settled, alive)).toEqual(settled);
      }),
    );
  });

  it('leaves no gap between two programs that one move would close', () => {
    fc.assert(
      fc.property(works, survivors, (work, alive) => {
        const chosen = assignLeases(alive, work);
        const loads = loadsOf(work, chosen, alive);
        const [least, most] = [Math.min(...loads), Math.max(...loads)];
        const average = work.reduce((sum, { weight }) => sum + weight, 0) / alive.length;
        if (most - least <= 0.2 * average) return;
        const ofMost = alive.filter((_, at) => loads[at] === most);
        const movable = work.filter(({ name, weight }) => ofMost.includes(chosen.get(name) ?? '') && weight < most - least);
        expect(movable).toEqual([]);
      }),
    );
  });

  it("gives a new program about half of a busy program's work, and moves only a dead program's work when it dies", () => {
    const work = Array.from({ length: 8 }, (_, at) => ({ name: `league/${at}`, weight: 4, owner: 'a' }));
    const shared = settle(work, ['a', 'b']);
    expect(shared.filter(({ owner }) => owner === 'b')).toHaveLength(4);
    const after = settle(shared, ['b', 'c']);
    expect(after.filter(({ owner }) => owner === 'b').map(({ name }) => name)).toEqual(
      shared.filter(({ owner }) => owner === 'b').map(({ name }) => name),
    );
    expect(after.filter(({ owner }) => owner === 'c')).toHaveLength(4);
  });

  it('moves the single piece that balances best rather than two pieces', () => {
    const weighed = (owner: string, ...weights: number[]) => weights.map((weight) => ({ name: `${owner}/${weight}`, weight, owner }));
    const work = [...weighed('a', 10, 5, 1), ...weighed('b', 4)];
    const moved = settle(work, ['a', 'b']).filter(({ owner }, at) => owner !== work[at]?.owner);
    expect(moved).toEqual([{ name: 'a/5', weight: 5, owner: 'b' }]);
  });

  it.each([
    ['as much', 9],
    ['more', 12],
  ])('does not leave a new program idle when another program has %s work in a single indivisible piece', (_what, single) => {
    const work = [
      { name: 'x', weight: single, owner: 'a' },
      { name: 'y', weight: 5, owner: 'b' },
      { name: 'z', weight: 4, owner: 'b' },
    ];
    const shared = settle(work, ['a', 'b', 'c']);
    expect(new Set(shared.map(({ owner }) => owner))).toEqual(new Set(['a', 'b', 'c']));
    expect(shared[0]?.owner).toBe('a');
  });
});
