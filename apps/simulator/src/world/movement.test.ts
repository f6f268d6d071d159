import { describe, expect, it } from 'vitest';
import { countTabs, moveSellers, readRatio, salesPerHour, STEP_MS } from './movement.ts';
import { makeSellers } from './sellers.ts';
import { createStream } from './stream.ts';
import { createTruth } from './truth.ts';

describe('buyers', () => {
  it('buy from asks at the documented rate, and sooner from cheaper asks', () => {
    const truth = createTruth('demand');
    const sellers = makeSellers({ seed: 'demand', truth, shape: 'object', takenNames: new Set() }).slice(0, 60);
    const stream = createStream({ delayMs: 0, now: () => 0 });
    const tabs = countTabs(sellers);
    const bands = [0.85, 1, 1.15, 1.3].map((to) => ({ to, hours: 0, expected: 0, sold: 0 }));
    const bandOf = (ratio: number) => (ratio < 0.7 ? undefined : bands.find(({ to }) => ratio < to));
    const listTabs = () =>
      sellers.flatMap(({ account, shop: { league } }) =>
        (account.stashes.get(league) ?? []).filter((tab) => tab.isPublic).map((tab) => ({ tab, league, items: tab.items })),
      );
    for (let step = 1; step <= 1500; step += 1) {
      const before = listTabs();
      moveSellers('demand', step, { sellers, truth, stream });
      // Few asks change within a few steps, so every 50th step samples all asks on offer.
      const isCounted = step % 50 === 0;
      for (const { tab, league, items } of before) {
        const left = tab.items === items ? null : new Map(tab.items.map((item) => [item.id, item.stackSize ?? 1]));
        for (const item of isCounted || left !== null ? items : []) {
          const ratio = readRatio(item, { tab, league, truth });
          const band = ratio === null ? undefined : bandOf(ratio);
          if (ratio === null || band === undefined) continue;
          if (isCounted) {
            band.hours += (50 * STEP_MS) / 3_600_000;
            band.expected += (50 * salesPerHour(ratio, tabs) * STEP_MS) / 3_600_000;
          }
          if (left !== null && (left.get(item.id) ?? 0) < (item.stackSize ?? 1)) band.sold += 1;
        }
      }
    }
    for (const { sold, expected } of bands) {
      expect(expected).toBeGreaterThan(100);
      expect(Math.abs(Math.log(sold / expected))).toBeLessThan(0.2);
    }
    const rates = bands.map(({ sold, hours }) => sold / hours);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });
});
