import { describe, expect, it } from 'vitest';
import { divideRequests, filterRequests, sumWeek } from './requests-view.ts';
import { makeRequest } from './testing/make-service.ts';

const HOUR = 3_600_000;
const nowMs = 100 * HOUR;
const all = { state: 'all', side: 'all', text: '' } as const;

describe('requests on their page', () => {
  it('D62 wait for one’s own answer, are under way, or have ended', () => {
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
    const lists = divideRequests(requests, nowMs);
    const names = (list: typeof requests): string[] => list.map(({ id }) => id);
    expect(names([...lists.waiting])).toEqual(['early', 'late']);
    expect(names([...lists.underWay])).toEqual(['mine', 'invited', 'vouchable']);
    expect(names([...lists.history])).toEqual(['oldVouchable', 'done', 'expired']);
  });

  it('are found by state, side, player and service', () => {
    const requests = [makeRequest('a'), makeRequest('b', { party: 'asker', state: 'done', ownerIgn: 'Halvard', serviceName: 'uberElder' })];
    const find = (some: object): string[] => filterRequests(requests, { ...all, ...some }).map(({ id }) => id);
    expect(find({ state: 'done' })).toEqual(['b']);
    expect(find({ side: 'toMe' })).toEqual(['a']);
    expect(find({ text: 'halv' })).toEqual(['b']);
    expect(find({ text: 'the maven' })).toEqual(['a']);
  });

  it('add up what was earned by oneself, and how fast one answered', () => {
    const requests = [
      makeRequest('a', { state: 'done', askedMs: nowMs - HOUR, invitedMs: nowMs - HOUR + 20_000, endedMs: nowMs }),
      makeRequest('b', { state: 'done', role: 'customer', party: 'asker', endedMs: nowMs }),
      makeRequest('c', { state: 'done', askedMs: nowMs - 200 * HOUR, endedMs: nowMs - 199 * HOUR }),
    ];
    expect(sumWeek(requests, { nowMs, toChaos: ({ priceValue }) => priceValue })).toEqual({
      asked: 1,
      finished: 1,
      earnedChaos: 232,
      answerMs: 20_000,
    });
  });
});
