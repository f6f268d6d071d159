import { describe, expect, it } from 'vitest';
import {
  countSections,
  countStates,
  divideRequests,
  filterRequests,
  nameOther,
  readFilter,
  sumWeek,
  writeFilter,
} from './requests-view.ts';
import { makeRequest } from '../testing/make-service.ts';

const HOUR = 3_600_000;
const nowMs = 100 * HOUR;
const all = { state: 'all', side: 'all', section: '', text: '' } as const;

describe('requests page view', () => {
  it('D62 splits requests into those waiting for the reader’s answer, open, ready for a vouch, and closed', () => {
    const requests = [
      makeRequest('late', { askedMs: 50 }),
      makeRequest('early', { askedMs: 10 }),
      makeRequest('mine', { party: 'asker' }),
      makeRequest('invited', { state: 'invited' }),
      makeRequest('vouchable', { state: 'done', canVouch: true, endedMs: nowMs - HOUR, role: 'customer', party: 'asker' }),
      makeRequest('oldVouchable', { state: 'done', canVouch: true, endedMs: nowMs - 30 * HOUR }),
      makeRequest('done', { state: 'done', endedMs: nowMs }),
      makeRequest('expired', { state: 'expired' }),
    ];
    const lists = divideRequests(requests, { nowMs, hasEndedReminder: () => false });
    const names = (list: typeof requests): string[] => list.map(({ id }) => id);
    expect(names([...lists.waiting])).toEqual(['early', 'late']);
    expect(names([...lists.underWay])).toEqual(['mine', 'invited']);
    expect(names([...lists.toVouch])).toEqual(['vouchable']);
    expect(names([...lists.history])).toEqual(['oldVouchable', 'done', 'expired']);
    const ended = divideRequests(requests, { nowMs, hasEndedReminder: ({ id }) => ['vouchable', 'invited'].includes(id) });
    expect([names([...ended.underWay]), names([...ended.toVouch]), names([...ended.history])]).toEqual([
      ['mine', 'invited'],
      [],
      ['vouchable', 'oldVouchable', 'done', 'expired'],
    ]);
  });

  it('filters by state, side, player and service', () => {
    const requests = [makeRequest('a'), makeRequest('b', { party: 'asker', state: 'done', ownerIgn: 'Halvard', serviceName: 'uberElder' })];
    const find = (some: object): string[] => filterRequests(requests, { ...all, ...some }).map(({ id }) => id);
    expect(find({ state: 'done' })).toEqual(['b']);
    expect(find({ side: 'toMe' })).toEqual(['a']);
    expect(find({ text: 'halv' })).toEqual(['b']);
    expect(find({ text: 'the maven' })).toEqual(['a']);
  });

  it('filters and counts by the service’s catalogue section, in catalogue order', () => {
    const requests = [
      makeRequest('custom', { isCustomService: true, serviceName: 'Wave 15', serviceCategory: 'WTS_other' }),
      makeRequest('lab', { serviceCategory: 'WTS_other', serviceName: 'lab1' }),
      makeRequest('boss'),
      makeRequest('wanted', { serviceCategory: 'WTB_bossKilling' }),
      makeRequest('newer', { serviceCategory: 'WTS_endgameBosses', serviceName: 'notKnownYet' }),
    ];
    expect(countSections(requests, { game: 'poe1', kept: '' })).toEqual([
      { section: 'bossKilling', count: 2 },
      { section: 'labyrinth', count: 1 },
      { section: 'custom', count: 1 },
      { section: 'endgameBosses', count: 1 },
    ]);
    // A selected section stays listed, so that the active filter is visible.
    expect(countSections([], { game: 'poe1', kept: 'crafting' })).toEqual([{ section: 'crafting', count: 0 }]);
    const find = (section: 'bossKilling' | 'custom'): string[] => filterRequests(requests, { ...all, section }).map(({ id }) => id);
    expect([find('bossKilling'), find('custom')]).toEqual([['boss', 'wanted'], ['custom']]);
  });

  it('stores the filter in the address, and ignores invalid values there', () => {
    const filter = { state: 'done', side: 'byMe', section: 'labyrinth', text: 'halv' } as const;
    expect(writeFilter(filter)).toEqual({ state: 'done', side: 'by', section: 'labyrinth', q: 'halv' });
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(readFilter({ state: 'x', side: 'x', section: 'constructor', q: 'y'.repeat(99) })).toEqual({ ...all, text: 'y'.repeat(60) });
    expect(Object.values(writeFilter(all)).every((value) => value === undefined)).toBe(true);
  });

  it('counts requests by state', () => {
    const requests = [makeRequest('a'), makeRequest('b', { state: 'done' }), makeRequest('c', { state: 'done' })];
    expect(countStates(requests)).toEqual({ all: 3, asked: 1, invited: 0, done: 2, declined: 0, withdrawn: 0, expired: 0 });
    expect(countStates([])).toMatchObject({ all: 0, done: 0 });
  });

  it('names the other person, and searches requests only by that person’s name', () => {
    const request = makeRequest('a', { ownerIgn: 'Mine', askerIgn: 'Theirs' });
    expect([nameOther(request), nameOther({ ...request, party: 'asker' })]).toEqual(['Theirs', 'Mine']);
    expect(filterRequests([request], { ...all, text: 'mine' })).toEqual([]);
    expect(filterRequests([request], { ...all, text: ' THEIRS ' })).toHaveLength(1);
  });

  it('computes the median answer time for any input order', () => {
    const waits = [90_000, 10_000, 30_000];
    const requests = waits.map((wait, at) => makeRequest(`w${at}`, { askedMs: nowMs - HOUR, invitedMs: nowMs - HOUR + wait }));
    expect(sumWeek(requests, { nowMs })).toEqual({ asked: 3, finished: 0, earned: [], answerMs: 30_000 });
    expect(sumWeek([], { nowMs }).answerMs).toBeNull();
  });

  it('D62 does not count a request as declined if its asker withdrew it', () => {
    const ended = { state: 'declined', endedMs: nowMs } as const;
    const requests = [makeRequest('taken', { ...ended, endedBy: 'asker' }), makeRequest('refused', { ...ended, endedBy: 'owner' })];
    const find = (state: 'declined' | 'withdrawn'): string[] => filterRequests(requests, { ...all, state }).map(({ id }) => id);
    expect([find('declined'), find('withdrawn')]).toEqual([['refused'], ['taken']]);
    expect(countStates(requests)).toMatchObject({ all: 2, declined: 1, withdrawn: 1 });
  });

  it('D35 sums earnings in the agreed currencies, to the hundredth', () => {
    const done = { state: 'done', endedMs: nowMs } as const;
    const requests = [
      makeRequest('a', { ...done, priceValue: 0.1, priceType: 'd' }),
      makeRequest('b', { ...done, priceValue: 0.2, priceType: 'd' }),
      makeRequest('c', { ...done, priceValue: 213 }),
      makeRequest('free', { ...done, priceValue: 0 }),
    ];
    expect(sumWeek(requests, { nowMs }).earned).toEqual([
      { priceValue: 0.3, priceType: 'd' },
      { priceValue: 213, priceType: 'c' },
    ]);
  });

  it('adds up the user’s own earnings and response times', () => {
    const requests = [
      makeRequest('a', { state: 'done', askedMs: nowMs - HOUR, invitedMs: nowMs - HOUR + 20_000, endedMs: nowMs }),
      makeRequest('b', { state: 'done', role: 'customer', party: 'asker', endedMs: nowMs }),
      makeRequest('c', { state: 'done', askedMs: nowMs - 200 * HOUR, endedMs: nowMs - 199 * HOUR }),
    ];
    expect(sumWeek(requests, { nowMs })).toEqual({
      asked: 1,
      finished: 1,
      earned: [{ priceValue: 232, priceType: 'c' }],
      answerMs: 20_000,
    });
  });
});
