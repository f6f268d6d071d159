import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import { netWorthLimits } from './limits.ts';
import { sumDetails } from './sum-details.ts';
import { drawDetails, makeItem, makeTab, tabIdOf } from './testing.ts';

const a = tabIdOf('a');

describe('sumDetails', () => {
  it('R3.60 sums by tab and by category, with categories rounded to 2 decimals and sorted largest first', () => {
    const details = {
      game: 'poe1',
      tabs: [makeTab(a), makeTab('equipment'), makeTab(tabIdOf('b'))],
      items: [
        makeItem({ holdings: [{ tabId: a, quantity: 3, stacks: 1 }], originalPrice: 1.0049 }),
        makeItem({ tag: 'essence', key: 'deafening essence of anger', originalPrice: 6.2 }),
        makeItem({ tag: 'unique', key: 'headhunter', holdings: [{ tabId: 'equipment', quantity: 1, stacks: 1 }], originalPrice: 4000 }),
        makeItem({ tag: 'fossil', key: 'dense fossil', originalPrice: null }),
        makeItem({ tag: 'card', key: 'the doctor', originalPrice: 900, price: 0, isIgnored: true }),
      ],
    } as const;
    expect(sumDetails(details)).toEqual({
      totalPrice: 4065.0147,
      pricedStashTabs: [
        { id: a, totalPrice: 65.0147 },
        { id: 'equipment', totalPrice: 4000 },
        { id: tabIdOf('b'), totalPrice: 0 },
      ],
      pricedCategories: [
        { id: 'unique', totalPrice: 4000 },
        { id: 'essence', totalPrice: 62 },
        { id: 'currency', totalPrice: 3.01 },
      ],
    });
  });

  it('R3.60, D70 returns the same sum in any order, equal to the sum of its tabs', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const details = drawDetails(createRandom(seed), { count: 500, tabCount: 7 });
      const sums = sumDetails(details);
      expect(sumDetails({ ...details, items: details.items.toReversed() })).toEqual(sums);
      const tabs = sums.pricedStashTabs.reduce((all, { totalPrice }) => all + Math.round(totalPrice * 1e6), 0);
      expect(tabs).toBe(Math.round(sums.totalPrice * 1e6));
    }
  });

  it('R3.60 sums 2^31 pieces at a fractional price without rounding errors', () => {
    const item = makeItem({ holdings: [{ tabId: a, quantity: 2 ** 31, stacks: 1 }], originalPrice: 1.0001 });
    expect(sumDetails({ game: 'poe1', tabs: [makeTab(a)], items: [item] }).totalPrice).toBe(2_147_698_396.3648);
    expect(netWorthLimits.maxQuantity).toBeGreaterThan(2 ** 31);
  });
});
