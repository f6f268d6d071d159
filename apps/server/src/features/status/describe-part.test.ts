import { CELL_MS, DAY_CELLS } from '@poexchange/contract/rest/status';
import { describe, expect, it } from 'vitest';
import { describePart, startDay, type Seen } from './describe-part.ts';
import { SLOT_MS, type StatusMark } from './status-marks.queries.ts';

const nowMs = 1_800_000_000_000 + 4 * SLOT_MS + 61_000;
const nowSlot = Math.floor(nowMs / SLOT_MS) * SLOT_MS;
/** Parses one letter per slot, ending with the current slot: works, late, away, mixed, or nothing. */
const marksOf = (letters: string): StatusMark[] =>
  letters.split('').flatMap((letter, at) => {
    const slotMs = nowSlot - (letters.length - 1 - at) * SLOT_MS;
    const seenMs = Math.min(slotMs + 4 * 60_000, nowMs - 30_000);
    const counts = { w: [5, 0, 0], l: [3, 1, 0], a: [0, 0, 5], m: [2, 0, 3] }[letter];
    if (counts === undefined) return [];
    const [works = 0, late = 0, away = 0] = counts;
    return [{ part: 'live', slotMs, seenMs, works, late, away }];
  });
const tell = (letters: string, seen: Seen | null = null) => {
  const { state, sinceMs } = describePart('live', { marks: marksOf(letters), nowMs, seen });
  return [state, sinceMs === null ? null : (nowSlot - sinceMs) / SLOT_MS];
};

describe('state of a part', () => {
  it('is the last recorded state, dated from the first of the consecutive slots with that state', () => {
    expect(tell('wwaaa')).toEqual(['away', 2]);
    expect(tell('awww')).toEqual(['works', 2]);
    expect(tell('ww.ww')).toEqual(['works', 1]);
    expect(tell('wwwwl')).toEqual(['late', 0]);
  });

  it('is late if the part works only for some', () => expect(tell('wwm')).toEqual(['late', 0]));

  it('is unknown after some time without reports, with the time of the last report', () => {
    expect(tell('')).toEqual(['unknown', null]);
    const [state, slotsAgo] = tell('www..');
    expect([state, Math.round(Number(slotsAgo) * 5)]).toEqual(['unknown', 6]);
    const after = (silentMs: number) => describePart('live', { marks: marksOf('w'), nowMs: nowMs - 30_000 + silentMs, seen: null }).state;
    expect([after(3 * 60_000), after(3 * 60_000 + 1)]).toEqual(['works', 'unknown']);
  });

  it('is what the answering node sees, dated from the newest record if that record differs', () => {
    expect(tell('aa', { state: 'away' })).toEqual(['away', 1]);
    const { state, sinceMs } = describePart('live', { marks: marksOf('ww'), nowMs, seen: { state: 'away' } });
    expect([state, sinceMs]).toEqual(['away', nowMs - 30_000]);
    expect(tell('', { state: 'works' })).toEqual(['works', null]);
  });
});

describe('last 24 hours', () => {
  it('combines marks into half hours, each with its worst mark; a half hour without marks is unknown', () => {
    const dayStartMs = startDay(nowMs);
    expect(dayStartMs % CELL_MS).toBe(0);
    expect(nowMs - dayStartMs).toBeGreaterThan((DAY_CELLS - 1) * CELL_MS);
    expect(nowMs - dayStartMs).toBeLessThan(DAY_CELLS * CELL_MS);
    const mark = (cell: number, slot: number, state: 'works' | 'late' | 'away') => {
      const slotMs = dayStartMs + cell * CELL_MS + slot * SLOT_MS;
      return { part: 'live', slotMs, seenMs: slotMs, works: 0, late: 0, away: 0, [state]: 1 };
    };
    const marks = [mark(0, 0, 'works'), mark(0, 1, 'away'), mark(1, 0, 'works'), mark(1, 5, 'late'), mark(47, 0, 'works')];
    const { day } = describePart('live', { marks, nowMs, seen: null });
    expect(day).toHaveLength(DAY_CELLS);
    expect([day[0], day[1], day[2], day[46], day[47]]).toEqual(['away', 'late', 'unknown', 'unknown', 'works']);
  });
});
