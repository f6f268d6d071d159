import { createRandom } from '@poexchange/domain/random';
/** Draws `count` different rows of `of`, determined by the seed alone. */
export function drawRows(value: number, count: number, seed: number): number[] {
  const random = createRandom(Math.imul(seed, 2_654_435_761));
  const rows = Array.from({ length: value }, (_, row) => row);
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (value - at));
    [rows[at], rows[other]] = [rows[other] as number, rows[at] as number];
  }
  return rows.slice(0, count);
}
