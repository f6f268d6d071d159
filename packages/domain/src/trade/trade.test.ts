import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capHandover,
  findContested,
  isOpenTrade,
  judgeRequest,
  moveToStep,
  readStep,
  readTradeState,
  type SettableStep,
  type StepTimes,
} from './index.ts';

const fresh: StepTimes = { invitedMs: null, hideoutMs: null, processedMs: null, declinedMs: null };
const steps: readonly SettableStep[] = ['asked', 'invited', 'inHideout', 'declined'];

describe('trade steps', () => {
  it('returns the furthest step reached, unless the trade has ended', () => {
    expect(readStep(fresh)).toBe('asked');
    expect(readStep({ ...fresh, invitedMs: 1 })).toBe('invited');
    expect(readStep({ ...fresh, invitedMs: 1, hideoutMs: 2 })).toBe('inHideout');
    expect(readStep({ ...fresh, hideoutMs: 2, declinedMs: 3 })).toBe('declined');
    expect(readStep({ ...fresh, declinedMs: 3, processedMs: 4 })).toBe('traded');
  });

  it('D38 marks a request as gone when its listing is gone, unless the request was begun or has ended', () => {
    for (const listing of ['inactive', 'deleted', null] as const) expect(readTradeState(fresh, listing)).toBe('gone');
    expect(readTradeState(fresh, 'active')).toBe('asked');
    expect(readTradeState({ ...fresh, invitedMs: 1 }, 'inactive')).toBe('invited');
    expect(readTradeState({ ...fresh, declinedMs: 3 }, 'deleted')).toBe('declined');
    expect(readTradeState({ ...fresh, processedMs: 4 }, null)).toBe('traded');
  });

  it('keeps the step that was set last, and ignores setting it twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 12 }), (moves) => {
        const times = moves.reduce((before, step, index) => moveToStep(before, step, index + 1), fresh);
        const last = moves.at(-1) as SettableStep;
        return readStep(times) === last && JSON.stringify(moveToStep(times, last, 99)) === JSON.stringify(times);
      }),
    );
  });

  it('keeps the steps reached before a decline, so that the decline can be undone without loss', () => {
    const declined = moveToStep(moveToStep(fresh, 'inHideout', 5), 'declined', 9);
    expect(declined).toEqual({ invitedMs: 5, hideoutMs: 5, processedMs: null, declinedMs: 9 });
    expect(isOpenTrade(declined)).toBe(false);
    expect(moveToStep(declined, 'inHideout', 20)).toEqual({ invitedMs: 5, hideoutMs: 5, processedMs: null, declinedMs: null });
  });
});

describe('handing over', () => {
  it('R5.08 uses the typed number, never more than requested or available, and never below zero', () => {
    const line = { hash: 'a', asked: 30, available: 24 };
    expect(capHandover(line, undefined)).toBe(24);
    expect(capHandover(line, 99_999)).toBe(24);
    expect(capHandover(line, 7.9)).toBe(7);
    expect(capHandover(line, -3)).toBe(0);
    expect(capHandover(line, Number.NaN)).toBe(0);
    expect(capHandover({ ...line, available: 500 }, undefined)).toBe(30);
  });

  it('reports a request as available, partly available, or gone', () => {
    const line = (asked: number, available: number) => ({ hash: `${asked}`, asked, available });
    expect(judgeRequest([line(5, 5), line(6, 9)])).toBe('there');
    expect(judgeRequest([line(5, 5), line(6, 0)])).toBe('part');
    expect(judgeRequest([line(5, 2)])).toBe('part');
    expect(judgeRequest([line(5, 0), line(6, 0)])).toBe('gone');
    expect(judgeRequest([])).toBe('gone');
  });

  it('D33 reports two requests as contesting a stack only if both cannot be filled completely', () => {
    const stock = new Map([
      ['greed', 30],
      ['woe', 100],
      ['gone', 0],
    ]);
    const requests = [
      { id: 'one', items: [['greed', 20] as const, ['woe', 40] as const, ['gone', 1] as const] },
      { id: 'two', items: [['woe', 60] as const, ['greed', 11] as const, ['gone', 1] as const] },
      { id: 'three', items: [['anger', 1] as const] },
    ];
    const contested = findContested(requests, (hash) => stock.get(hash) ?? 0);
    expect([...contested]).toEqual([
      ['one', ['greed']],
      ['two', ['greed']],
    ]);
    expect(findContested(requests.slice(0, 1), (hash) => stock.get(hash) ?? 0).size).toBe(0);
    expect(findContested([{ id: 'alone', items: [['greed', 31]] }], (hash) => stock.get(hash) ?? 0).size).toBe(0);
  });
});
