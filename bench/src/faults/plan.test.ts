import { expect, it } from 'vitest';
import { createRandom } from '../lib/random.ts';
import type { Fault, Kind } from './kinds.ts';
import { countFamilies, describeUntried, planFaults } from './plan.ts';

const makeKind = (part: string, way: string, family: string): Kind => ({
  part,
  way,
  family,
  draw: (random) => ({ part, way, name: `${way} ${random.int(1, 1000)} s`, happen: async () => undefined }),
});
/** Two families of three kinds each, and a family of one kind. */
const kinds = [
  ...['http-1', 'http-2', 'http-3'].flatMap((part) => [makeKind(part, 'SIGKILL', 'killed'), makeKind(part, 'paused', 'paused')]),
  makeKind('disk', 'full', 'disk'),
];
const take = (seed: string, count: number): Fault[] => {
  const plan = planFaults(kinds, createRandom(seed));
  return Array.from({ length: count }, () => plan.next().value);
};
const names = (faults: readonly Fault[]): string[] => faults.map(({ part, name }) => `${part} ${name}`);
const seeds = Array.from({ length: 30 }, (_, at) => `seed ${at}`);

it.each(seeds.slice(0, 5))('draws each family before any second kind, and each kind before any repeat: %s', (seed) => {
  expect(countFamilies(kinds)).toBe(3);
  const familyOf = ({ part, way }: Fault): string => kinds.find((kind) => kind.part === part && kind.way === way)?.family ?? '';
  expect(new Set(take(seed, 3).map(familyOf))).toEqual(new Set(['disk', 'killed', 'paused']));
  expect(
    take(seed, kinds.length)
      .map(({ part, way }) => `${part} ${way}`)
      .toSorted(),
  ).toEqual(kinds.map(({ part, way }) => `${part} ${way}`).toSorted());
});

it('repeats the same faults for a seed, extends a shorter run, and draws repeats at random', () => {
  expect(names(take('one', 40)).slice(0, 20)).toEqual(names(take('one', 20)));
  expect(names(take('one', 20))).not.toEqual(names(take('two', 20)));
  const repeated = new Set(
    take('one', 300)
      .slice(kinds.length)
      .map(({ part, way }) => `${part} ${way}`),
  );
  expect(repeated.size).toBe(kinds.length);
});

it('draws which kind of a family comes first', () => {
  const firsts = seeds.flatMap((seed) => take(seed, 3)).filter(({ way }) => way === 'SIGKILL');
  expect(new Set(firsts.map(({ part }) => part))).toEqual(new Set(['http-1', 'http-2', 'http-3']));
});

it('lists the kinds that were not tried, part by part', () => {
  expect(describeUntried(kinds, kinds)).toBe('');
  const done = kinds.filter(({ part, way }) => part === 'http-1' || way === 'paused');
  expect(describeUntried(kinds, done)).toBe('not tried, 3 of 7 kinds: http-2 (SIGKILL); http-3 (SIGKILL); disk (full)');
});
