/** Rounds totals, changes and their parts so that the displayed numbers add up. Pure. */

/** Amounts as displayed, multiples of one step. `change` is the sum of `parts`, and `after` - `before`. */
export type RoundedSteps = {
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly parts: readonly number[];
};

export type ExactSteps = { readonly before: number; readonly after: number; readonly parts: readonly number[] };

/** Number of decimals for amounts in a unit: none from 1000, one from 1, two below 1. */
export function decimalsFor(amounts: readonly number[]): 0 | 1 | 2 {
  const most = Math.max(0, ...amounts.map((amount) => Math.abs(amount)));
  if (most >= 1000) return 0;
  return most >= 1 ? 1 : 2;
}

/**
 * Number of decimals for a total and its parts: three significant digits of the total, or all its integer digits if
 * there are more than three.
 */
export function decimalsForTotal(total: number): 0 | 1 | 2 | 3 {
  const size = Math.abs(total);
  return size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
}

/** Rounds the parts of a total so that they add up to the displayed total, using {@link roundSteps}. */
export function roundParts(parts: readonly number[], total: number): { readonly total: number; readonly parts: readonly number[] } {
  const shown = roundSteps({ before: 0, after: total, parts }, decimalsForTotal(total));
  return { total: shown.after, parts: shown.parts };
}

/**
 * Rounds two totals and the parts between them to `decimals` (largest remainder method): the totals are rounded as
 * usual, the change is their difference, and leftover steps go to the parts that lost most by truncation. A part of
 * exactly 0 stays 0. Every part is less than two steps from its exact value; each total is at most half a step from its
 * exact value.
 */
export function roundSteps({ before, after, parts }: ExactSteps, decimals: number): RoundedSteps {
  const scale = 10 ** decimals;
  const start = Math.round(before * scale);
  const end = Math.round(after * scale);
  const cut = parts.map((part) => Math.floor(part * scale));
  const moving = parts.flatMap((part, at) => (part === 0 ? [] : [at]));
  if (moving.length > 0) {
    const remainderOf = (at: number): number => (parts[at] as number) * scale - (cut[at] as number);
    const byRemainder = moving.toSorted((a, b) => remainderOf(b) - remainderOf(a));
    const left = end - start - cut.reduce((sum, part) => sum + part, 0);
    for (let step = 0; step < Math.abs(left); step += 1) {
      const turn = step % byRemainder.length;
      const at = byRemainder[left > 0 ? turn : byRemainder.length - 1 - turn] as number;
      cut[at] = (cut[at] as number) + Math.sign(left);
    }
  }
  // Adding 0 turns negative zero into zero.
  return {
    before: start / scale + 0,
    after: end / scale + 0,
    change: (end - start) / scale + 0,
    parts: cut.map((part) => part / scale + 0),
  };
}
