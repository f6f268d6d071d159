/** Computes a quantile (share from 0 to 1) by linear interpolation. Throws for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new Error('There is nothing to take a quantile of');
  // The difference of two infinite values is NaN.
  return above === below ? below : below + (above - below) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value at which half of the weight is reached; NaN for an empty list. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number {
  const half = sum(values.map(({ weight }) => weight)) / 2;
  let passed = 0;
  return values.toSorted((a, b) => a.value - b.value).find(({ weight }) => (passed += weight) >= half)?.value ?? Number.NaN;
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export function list(values: readonly number[]): string {
  return values.map((value) => value.toFixed(0)).join(', ');
}

export type Spent = { readonly ms: number; readonly cpuMs: number };

/** Measures work in wall-clock time and in CPU time of this process, including all threads. */
export async function measureOnce(work: () => unknown): Promise<Spent> {
  const startedAtMs = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - startedAtMs, cpuMs: (user + system) / 1000 };
}

/**
 * Measures several alternatives in turn, so that a machine that becomes busy slows all of them down. The first rounds
 * fill caches and compile code, and are not returned.
 */
export async function measureInTurn<Name extends string>(
  ways: Readonly<Record<Name, (round: number) => unknown>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Record<Name, Spent[]>> {
  const names = Object.keys(ways) as Name[];
  const spent = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Spent[]>;
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (const name of names) {
      const once = await measureOnce(() => ways[name](round));
      if (round >= warmUp) spent[name].push(once);
    }
  return spent;
}
