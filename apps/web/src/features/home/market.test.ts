import type { ListingRow } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { chooseKnown } from './choose-known.ts';
import { summariseMarket } from './summarise-market.ts';

const row = (uuid: string, over: Partial<ListingRow> = {}) =>
  ({ uuid, category: 'essence', ign: 'A', presence: 'online', totalPrice: 10, timestampMs: 1, ...over }) as ListingRow;

describe('market on the home page', () => {
  it('D11 counts listings per category, and sellers once', () => {
    const rows = [row('1', { timestampMs: 5 }), row('2', { category: 'oil', ign: 'B', presence: 'idle' }), row('3', { timestampMs: 9 })];
    expect(summariseMarket(rows, 2)).toMatchObject({
      listings: 3,
      sellersOnline: 1,
      totalChaos: 30,
      categories: [
        { id: 'essence', count: 2 },
        { id: 'oil', count: 1 },
      ],
      newest: [{ uuid: '3' }, { uuid: '1' }],
    });
  });

  it('D11 the newest listings are those published last, whatever was taken from one since', () => {
    const rows = [
      row('old', { listedMs: 1, timestampMs: 99 }),
      row('new', { listedMs: 50, timestampMs: 50 }),
      row('middle', { timestampMs: 20 }),
    ];
    expect(summariseMarket(rows, 3).newest.map(({ uuid }) => uuid)).toEqual(['new', 'middle', 'old']);
  });

  it('D11 shows well-known prices first, fills up with the most offered, dearest first', () => {
    const entry = (key: string, valueChaos: number | null, listings = 1) => ({ key, valueChaos, listings }) as PriceEntry;
    const entries = [
      entry('chaos orb', 1),
      entry('divine orb', 200),
      entry('vaal orb', null),
      entry('rare', 5, 2),
      entry('common', 0.1, 900),
    ];
    expect(chooseKnown(entries, { game: 'poe1', chaosPerDivine: 200 }, 2).map(({ key }) => key)).toEqual(['divine orb', 'common']);
    expect(chooseKnown(entries, { game: 'poe1' }, 8).map(({ key }) => key)).toEqual(['divine orb', 'rare', 'common']);
    expect(chooseKnown(entries, { game: 'poe2', unit: 'd', chaosPerUnit: 200 }, 1).map(({ key }) => key)).toEqual(['chaos orb']);
  });
});
