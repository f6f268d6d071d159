import { describe, expect, it } from 'vitest';
import type { TabItem } from '../../shared/workers/tab-items.ts';
import { listTabs, placeItems } from './choose-stacks.ts';
import { listOtherItems, writeSmallCount } from './other-items.ts';
import { makeItem, makePlace } from './testing/make-trade.ts';

const at = (id: string, x: number, y: number, over: Partial<TabItem> = {}): TabItem => ({
  id,
  name: id,
  iconPath: '',
  stackSize: 1,
  x,
  y,
  w: 1,
  h: 1,
  ...over,
});

const tabWith = (over: Parameters<typeof makePlace>[1]) => {
  const [tab] = listTabs(placeItems([makeItem('a', { places: [makePlace('hit', { x: 2, y: 1, readAtMs: 100, ...over })] })]));
  if (tab === undefined) throw new Error('the item lies in a tab');
  return tab;
};
const ids = (tab: ReturnType<typeof tabWith>, items: readonly TabItem[], readAtMs = 100) =>
  listOtherItems(tab, { readAtMs, items }).map(({ id }) => id);

describe('other items of a tab', () => {
  it('D23 lists items from the same or a later read, without the stacks of the trade', () => {
    const items = [at('hit', 2, 1), at('beside', 3, 1)];
    expect(ids(tabWith({}), items)).toEqual(['beside']);
    expect(ids(tabWith({}), items, 200)).toEqual(['beside']);
    expect(ids(tabWith({}), items, 99)).toEqual([]);
    expect(listOtherItems(tabWith({}), null)).toEqual([]);
  });

  it('skips items that overlap a stack of the trade, extend beyond the tab, or are in a special tab', () => {
    const items = [at('over', 1, 0, { w: 2, h: 2 }), at('outside', 12, 0), at('fits', 0, 0)];
    expect(ids(tabWith({}), items)).toEqual(['fits']);
    expect(ids(tabWith({ tabType: 'QuadStash' }), items)).toEqual(['outside', 'fits']);
    expect(ids(tabWith({ tabType: 'EssenceStash' }), items)).toEqual([]);
  });

  it('shortens counts to fit a small cell', () => {
    expect([7, 999, 1000, 2033, 12_500].map(writeSmallCount)).toEqual(['7', '999', '1k', '2k', '12k']);
  });
});
