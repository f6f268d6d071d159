import { describe, expect, it } from 'vitest';
import { judgeReading, type TabReading } from './judge-reading.ts';
import { makeTab, tabIdOf } from './testing.ts';
import type { SnapshotDetails, TabState } from './details.ts';

const id = tabIdOf('a');
const before = (itemCount: number, state: TabState = 'read'): SnapshotDetails => ({
  game: 'poe1',
  tabs: [makeTab(id, { itemCount, state })],
  items: [],
});
const read = (itemCount: number) => ({ id, kind: 'read', itemCount }) as const;
const failed = { id, kind: 'failed' } as const satisfies Pick<TabReading, 'id' | 'kind'>;

describe('judging a tab’s reading', () => {
  it('D72 retries a failed tab, then carries it over, or leaves it out if it was never read', () => {
    expect(judgeReading(failed, { previous: before(5), attempts: 1 })).toBe('retry');
    expect(judgeReading(failed, { previous: before(5), attempts: 2 })).toBe('carryOver');
    expect(judgeReading(failed, { previous: null, attempts: 2 })).toBe('leaveOut');
  });

  it('D72 accepts an empty tab that had up to 19 items, and retries and carries over a tab that had 20 or more', () => {
    expect(judgeReading(read(0), { previous: before(19), attempts: 1 })).toBe('accept');
    expect(judgeReading(read(0), { previous: before(20), attempts: 1 })).toBe('retry');
    expect(judgeReading(read(0), { previous: before(20), attempts: 2 })).toBe('carryOver');
    expect(judgeReading(read(1), { previous: before(500), attempts: 1 })).toBe('accept');
    expect(judgeReading(read(0), { previous: null, attempts: 1 })).toBe('accept');
  });

  it('D72 accepts a tab that was empty in the previous snapshot, but not yet a tab whose reading had failed', () => {
    expect(judgeReading(read(0), { previous: before(20, 'empty'), attempts: 1 })).toBe('accept');
    expect(judgeReading(read(0), { previous: before(20, 'failed'), attempts: 2 })).toBe('carryOver');
  });

  it('D72 leaves out a tab that no longer exists', () => {
    expect(judgeReading({ id, kind: 'gone' }, { previous: before(50), attempts: 1 })).toBe('leaveOut');
  });
});
