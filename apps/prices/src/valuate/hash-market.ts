import { ROW } from './markets.ts';
import type { Markets } from './markets.ts';

/**
 * A number that differs when anything in a market does: a price, a stock, since when it is asked, who asks how much. 52 bits: two markets are taken for the same once in
 * some quadrillion comparisons.
 */
export function hashMarket({ rows, starts, ends }: Pick<Markets, 'rows' | 'starts' | 'ends'>, place: number): number {
  const words = new Uint32Array(rows.buffer, rows.byteOffset, rows.length * 2);
  const end = (ends[place] as number) * ROW * 2;
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let at = (starts[place] as number) * ROW * 2; at < end; at += 1) {
    const word = words[at] as number;
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul(b + word, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0) * 2 ** 20 + ((b ^ (b >>> 15)) & 0xfffff);
}
