import type { LeagueId, SnapshotId } from '@poexchange/domain/ids';
import { describe, expect, it } from 'vitest';
import type { SnapshotHead } from '../data/read-row.ts';
import { computeDayChange } from './day-change.ts';

const HOUR_MS = 3_600_000;
const makeHead = (hours: number, totalPrice: number, priceLeague = 'a'): SnapshotHead => ({
  id: String(hours) as SnapshotId,
  league: 'a' as LeagueId,
  priceLeague: priceLeague as LeagueId,
  characterName: null,
  includeEquipment: false,
  includeInventory: false,
  totalPrice,
  hourlyIncome: -1,
  tabs: [],
  createdAtMs: hours * HOUR_MS,
  type: 'manual',
  categories: [],
  effects: null,
  carriedTabs: 0,
  note: '',
});

describe('change over a day', () => {
  it('compares with the latest snapshot that is at least a day older', () => {
    const change = computeDayChange([makeHead(0, 50), makeHead(5, 100), makeHead(20, 900), makeHead(30, 105)]);
    expect(change).toEqual({ chaos: 5, percent: 5, overMs: 25 * HOUR_MS, isWholeDay: true });
  });

  it('compares with the first snapshot if the series is shorter than a day, and shows the time between the two', () => {
    expect(computeDayChange([makeHead(1, 100), makeHead(3, 90)])).toEqual({
      chaos: -10,
      percent: -10,
      overMs: 2 * HOUR_MS,
      isWholeDay: false,
    });
  });

  it('D71 returns null for a single snapshot or different prices, and no percentage if the earlier total is zero', () => {
    expect(computeDayChange([])).toBeNull();
    expect(computeDayChange([makeHead(1, 100)])).toBeNull();
    expect(computeDayChange([makeHead(1, 100, 'b'), makeHead(3, 90)])).toBeNull();
    expect(computeDayChange([makeHead(1, 0), makeHead(3, 90)])?.percent).toBeNull();
  });
});
