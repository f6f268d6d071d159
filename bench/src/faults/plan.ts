/** Order of the faults of a run: it depends on the seed alone, not on what happens during the run. */
import type { Random } from '../price-truth/random.ts';
import type { Fault, Kind } from './kinds.ts';

/**
 * Yields faults endlessly: first one kind of each family, then every other kind once, then random ones. Which kind of a
 * family comes first, and the order within each round, is drawn.
 */
export function* planFaults(kinds: readonly Kind[], random: Random): Generator<Fault, never> {
  const shuffled = shuffle(kinds, random);
  const firsts = [...new Map(shuffled.toReversed().map((kind) => [kind.family, kind])).values()];
  const isFirst = new Set(firsts);
  const rest = shuffled.filter((kind) => !isFirst.has(kind));
  for (const kind of [...shuffle(firsts, random), ...rest]) yield kind.draw(random);
  for (;;) yield random.pick(kinds).draw(random);
}

export const countFamilies = (kinds: readonly Kind[]): number => new Set(kinds.map(({ family }) => family)).size;

/** Kinds of faults that were not injected, part by part; empty if all were. */
export function describeUntried(kinds: readonly Kind[], done: readonly Pick<Fault, 'part' | 'way'>[]): string {
  const tried = new Set(done.map(({ part, way }) => `${part}, ${way}`));
  const untried = kinds.filter(({ part, way }) => !tried.has(`${part}, ${way}`));
  if (untried.length === 0) return '';
  const byPart = new Map<string, string[]>();
  for (const { part, way } of untried) byPart.set(part, [...(byPart.get(part) ?? []), way]);
  return `not tried, ${untried.length} of ${kinds.length} kinds: ${[...byPart].map(([part, ways]) => `${part} (${ways.join(', ')})`).join('; ')}`;
}

/** Shuffles (Fisher and Yates). */
function shuffle<Value>(values: readonly Value[], random: Random): Value[] {
  const shuffled = [...values];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = random.int(0, at);
    [shuffled[at], shuffled[other]] = [shuffled[other] as Value, shuffled[at] as Value];
  }
  return shuffled;
}
