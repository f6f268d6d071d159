/** The order of a run's faults: it depends only on the seed, not on what happens during the run. */
import type { Random } from '../lib/random.ts';
import type { Fault, Kind } from './kinds.ts';

/**
 * Yields faults endlessly: first one kind of each family, then every other kind once, then random kinds. The first kind
 * of each family and the order within each round are random.
 */
export function* planFaults(kinds: readonly Kind[], random: Random): Generator<Fault, never> {
  const shuffled = random.shuffle(kinds);
  const firsts = [...new Map(shuffled.toReversed().map((kind) => [kind.family, kind])).values()];
  const isFirst = new Set(firsts);
  const rest = shuffled.filter((kind) => !isFirst.has(kind));
  for (const kind of [...random.shuffle(firsts), ...rest]) yield kind.draw(random);
  for (;;) yield random.pick(kinds).draw(random);
}

export const countFamilies = (kinds: readonly Kind[]): number => new Set(kinds.map(({ family }) => family)).size;

/** Kinds of faults that were not injected, part by part; empty if all kinds were injected. */
export function describeUntried(kinds: readonly Kind[], done: readonly Pick<Fault, 'part' | 'way'>[]): string {
  const tried = new Set(done.map(({ part, way }) => `${part}, ${way}`));
  const untried = kinds.filter(({ part, way }) => !tried.has(`${part}, ${way}`));
  if (untried.length === 0) return '';
  const parts = [...Map.groupBy(untried, ({ part }) => part)].map(([part, own]) => `${part} (${own.map(({ way }) => way).join(', ')})`);
  return `not tried, ${untried.length} of ${kinds.length} kinds: ${parts.join('; ')}`;
}
