import { describe, expect, it } from 'vitest';
import { dropFilters, listFilters, plainView, readView, turnSort, writeView, type ServicesView } from './services-view.ts';

const full: ServicesView = {
  section: 'bossKilling',
  service: 'maven',
  side: 'wtb',
  location: 'buyer',
  regions: ['eu', 'na'],
  highestPrice: '3d',
  fewestVouches: 5,
  isOnlineOnly: true,
  sort: { column: 'price', direction: 'down' },
};

describe('the address of the services page', () => {
  it('keeps every filter, and nothing of a plain view', () => {
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
    [{ sort: 'ign-up' }],
    [{ sort: 'price-sideways' }],
  ])('reads %o as if it were not there', (search) => {
    expect(readView(search)).toEqual(plainView);
  });

  it('drops the filters that are named, and keeps the place and the order', () => {
    expect(listFilters(full)).toEqual(['regions', 'location', 'highestPrice', 'fewestVouches', 'isOnlineOnly']);
    const dropped = dropFilters(full, ['location', 'highestPrice']);
    expect(listFilters(dropped)).toEqual(['regions', 'fewestVouches', 'isOnlineOnly']);
    expect(dropped).toMatchObject({ section: 'bossKilling', service: 'maven', side: 'wtb', sort: full.sort });
  });

  it('sorts vouches from the most, prices from the lowest, and turns on the second press', () => {
    expect(turnSort(full.sort, 'vouches')).toEqual({ column: 'vouches', direction: 'down' });
    expect(turnSort(plainView.sort, 'price')).toEqual({ column: 'price', direction: 'up' });
    expect(turnSort({ column: 'price', direction: 'up' }, 'price')).toEqual({ column: 'price', direction: 'down' });
  });
});
