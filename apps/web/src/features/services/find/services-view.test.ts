import { describe, expect, it } from 'vitest';
import { dropFilters, isTypedFurther, listFilters, plainView, readView, turnSort, writeView, type ServicesView } from './services-view.ts';

const full: ServicesView = {
  section: 'bossKilling',
  service: 'maven',
  side: 'wtb',
  location: 'buyer',
  regions: ['eu', 'na'],
  lowestPrice: '80c',
  highestPrice: '3d',
  fewestVouches: 5,
  text: 'Halv',
  isOnlineOnly: true,
  isChatLinkedOnly: true,
  sort: { column: 'price', direction: 'down' },
};

describe('services page address', () => {
  it('omits defaults and keeps every filter', () => {
    expect(readView(writeView(full))).toEqual(full);
    expect(Object.values(writeView(plainView)).filter((value) => value !== undefined)).toEqual([]);
  });

  it.each([
    [{ side: 'rent' }],
    [{ map: 'mine' }],
    [{ region: 'moon,,' }],
    [{ vouches: '-3' }],
    [{ vouches: '1e9' }],
    [{ online: 'yes' }],
    [{ chat: 'yes' }],
    [{ sort: 'ign-up' }],
    [{ sort: 'price-sideways' }],
  ])('ignores the invalid parameter %o', (search) => {
    expect(readView(search)).toEqual(plainView);
  });

  it('limits the length of address parts, and lists each region once, in order', () => {
    const long = 'x'.repeat(500);
    const view = readView({ section: long, service: long, min: long, max: long, vouches: '999999', region: 'na,eu,na' });
    for (const text of [view.section, view.service, view.lowestPrice, view.highestPrice]) expect(text).toHaveLength(80);
    expect([view.fewestVouches, view.regions]).toEqual([999_999, ['eu', 'na']]);
  });

  it('drops the named filters, and keeps the place and the order', () => {
    expect(listFilters(full)).toEqual([
      'regions',
      'location',
      'lowestPrice',
      'highestPrice',
      'fewestVouches',
      'text',
      'isOnlineOnly',
      'isChatLinkedOnly',
    ]);
    const dropped = dropFilters(full, ['location', 'highestPrice']);
    expect(listFilters(dropped)).toEqual(['regions', 'lowestPrice', 'fewestVouches', 'text', 'isOnlineOnly', 'isChatLinkedOnly']);
    expect(dropped).toMatchObject({ section: 'bossKilling', service: 'maven', side: 'wtb', sort: full.sort });
  });

  it('records typing in one field as one history step, and every other filter as a separate step', () => {
    expect(isTypedFurther(plainView, { fewestVouches: 1 })).toBe(false);
    expect(isTypedFurther(full, { fewestVouches: 12 })).toBe(true);
    expect(isTypedFurther(full, { fewestVouches: null })).toBe(false);
    expect(isTypedFurther(plainView, { text: 'h' })).toBe(false);
    expect(isTypedFurther(full, { text: 'Halva' })).toBe(true);
    expect(isTypedFurther(full, { text: '' })).toBe(false);
    expect(isTypedFurther(full, { fewestVouches: 12, isOnlineOnly: false })).toBe(false);
    expect(isTypedFurther(full, { highestPrice: '4d' })).toBe(true);
  });

  it('sorts vouches from the most and prices from the lowest, and reverses the order on a second click', () => {
    expect(turnSort(full.sort, 'vouches')).toEqual({ column: 'vouches', direction: 'down' });
    expect(turnSort(plainView.sort, 'price')).toEqual({ column: 'price', direction: 'up' });
    expect(turnSort({ column: 'price', direction: 'up' }, 'price')).toEqual({ column: 'price', direction: 'down' });
  });
});
