/** `count` different rows of `of`, decided by the seed alone. */
export function drawRows(of: number, count: number, seed: number): number[] {
  const random = createRandom(seed);
  const rows = Array.from({ length: of }, (_, row) => row);
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (of - at));
    [rows[at], rows[other]] = [rows[other] as number, rows[at] as number];
  }
  return rows.slice(0, count);
}

/** Numbers in [0, 1), mulberry32. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
