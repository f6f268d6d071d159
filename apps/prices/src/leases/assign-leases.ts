/** Work that only one program does at a time. `owner` is the program with the lease, or null. */
export type WorkToAssign = { readonly name: string; readonly weight: number; readonly owner: string | null };

/** Minimum gap worth a move, as a share of the average load per program: a new owner starts with empty caches. */
const LEAST_GAP = 0.2;

/**
 * Chooses an owner for each piece of work: owners keep their work, free pieces go to the program with the least load
 * (longest processing time first), and a program with much more load than another releases some pieces. All programs
 * compute the same result, regardless of the order in which they read.
 */
export function assignLeases(programs: readonly string[], work: readonly WorkToAssign[]): Map<string, string> {
  const owners = new Map<string, string>();
  if (programs.length === 0) return owners;
  const loads = new Map(programs.toSorted().map((program) => [program, 0]));
  const give = ({ name, weight }: WorkToAssign, to: string): void => {
    const from = owners.get(name);
    if (from !== undefined) loads.set(from, (loads.get(from) ?? 0) - weight);
    owners.set(name, to);
    loads.set(to, (loads.get(to) ?? 0) + weight);
  };
  const inOrder = work.toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
  for (const one of inOrder) if (one.owner !== null && loads.has(one.owner)) give(one, one.owner);
  for (const one of inOrder) if (!owners.has(one.name)) give(one, leastLoaded(loads));
  const average = inOrder.reduce((sum, { weight }) => sum + weight, 0) / loads.size;
  const loadOf = (program: string | undefined): number => loads.get(program ?? '') ?? 0;
  for (;;) {
    const low = leastLoaded(loads);
    if (Math.max(...loads.values()) - loadOf(low) <= LEAST_GAP * average) return owners;
    // A moved piece weighs less than the gap between the two loads, so the sum of squares decreases with each move and
    // the loop terminates. Move a piece from the most loaded program that has a movable piece, choosing the piece that
    // leaves the smallest gap.
    const gapOf = ({ name }: WorkToAssign): number => loadOf(owners.get(name)) - loadOf(low);
    const movable = inOrder.filter((one) => one.weight > 0 && one.weight < gapOf(one));
    const remainderOf = (one: WorkToAssign): number => Math.abs(gapOf(one) - 2 * one.weight);
    const [best] = movable.toSorted((a, b) => gapOf(b) - gapOf(a) || remainderOf(a) - remainderOf(b));
    if (best === undefined) return owners;
    give(best, low);
  }
}

const leastLoaded = (loads: ReadonlyMap<string, number>): string => [...loads].reduce((a, b) => (b[1] < a[1] ? b : a))[0];
