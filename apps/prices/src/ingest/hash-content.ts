import type { TabAsk } from './read-change.ts';

const asNumber = new Float64Array(1);
const asBits = new Uint32Array(asNumber.buffer);

/**
 * Hashes the content of a tab to 52 bits: equal for the same offers in any order, 0 for none and never 0 otherwise. It
 * only saves storing what is stored: a collision, once in 10^15, would leave the earlier content until the next change.
 */
export function hashContent(offers: readonly TabAsk[]): number {
  if (offers.length === 0) return 0;
  let low = 0;
  let high = 0;
  for (const { group, currency, ask, quantity, isNoted } of offers) {
    asNumber[0] = ask;
    const of = readGroupBits(group);
    const baseCurrencies = readGroupBits(currency);
    let a = mix(of.low ^ Math.imul(baseCurrencies.high, 0x5bd1e995), asBits[0] ?? 0);
    let b = mix(of.high ^ Math.imul(baseCurrencies.low, 0x27d4eb2f), asBits[1] ?? 0);
    a = mix(a ^ b, quantity);
    b = mix(b + a, isNoted ? 1 : 2);
    // Sums do not depend on the order.
    low = (low + mix(a, b)) >>> 0;
    high = (high + mix(b, a ^ 0x9e3779b9)) >>> 0;
  }
  return (high & 0xfffff) * 0x1_0000_0000 + low || 1;
}

type GroupBits = { readonly low: number; readonly high: number };

/** Cached by object: there are few groups, mostly one object each. */
const groupBits = new WeakMap<TabAsk['group'], GroupBits>();

function readGroupBits(group: TabAsk['group']): GroupBits {
  const known = groupBits.get(group);
  if (known !== undefined) return known;
  const bits = { low: Number.parseInt(group.hash.slice(0, 8), 16) | 0, high: Number.parseInt(group.hash.slice(8, 16), 16) | 0 };
  groupBits.set(group, bits);
  return bits;
}

/** Spreads each bit of both over all bits of the result (the finish of MurmurHash3). */
function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b, 0xcc9e2d51), 0x1b873593) ^ b;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
