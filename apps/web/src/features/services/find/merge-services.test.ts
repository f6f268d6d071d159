import { describe, expect, it } from 'vitest';
import { changePerson, emptyServices, mergeReply, putRows, removeRows } from './merge-services.ts';
import { applyRoomEvent } from './services-query.ts';
import { makeService } from '../testing/make-service.ts';

const reply = { full: true, services: [makeService('a'), makeService('b')], gone: [], newestMs: 5, serverTimeMs: 9 };
const state = mergeReply(emptyServices, reply);

describe('merged services', () => {
  it('applies full replies and replies with changes only', () => {
    expect([...state.rows.keys()]).toEqual(['a', 'b']);
    const next = mergeReply(state, { full: false, services: [makeService('c')], gone: ['a'], newestMs: 7, serverTimeMs: 10 });
    expect([[...next.rows.keys()], [...next.ended.keys()], next.newestMs]).toEqual([['b', 'c'], ['a'], 7]);
    const anew = mergeReply(next, { ...reply, services: [makeService('c')], newestMs: 6 });
    expect([[...anew.rows.keys()], anew.newestMs]).toEqual([['c'], 7]);
  });

  it('never replaces a newer version with an older one when events and replies arrive out of order', () => {
    const newer = putRows(state, [makeService('a', { priceValue: 7, timestampMs: 3000 })]);
    expect(putRows(newer, [makeService('a', { priceValue: 1, timestampMs: 2000 })]).rows.get('a' as never)?.priceValue).toBe(7);
  });

  it('stores the time of the last reply, even without changes', () => {
    expect(state.serverTimeMs).toBe(9);
    expect(mergeReply(state, { full: false, services: [], gone: [], newestMs: 5, serverTimeMs: 20 }).serverTimeMs).toBe(20);
  });

  it('accepts the same version again, because facts about its owner may be newer', () => {
    const same = putRows(state, [makeService('a', { vouchCount: 4 })]);
    expect(same.rows.get('a')?.vouchCount).toBe(4);
  });

  it('keeps offers of people who left, faded, until they return, and drops the oldest beyond 300', () => {
    const left = removeRows(state, ['a']);
    expect([...left.ended.keys()]).toEqual(['a']);
    expect([...putRows(left, [makeService('a')]).ended.keys()]).toEqual([]);
    const names = Array.from({ length: 400 }, (_, at) => `s${at}`);
    const many = putRows(
      emptyServices,
      names.map((name) => makeService(name)),
    );
    const ended = [...removeRows(many, names).ended.keys()];
    expect([ended.length, ended[0], ended.at(-1)]).toEqual([300, 's100', 's399']);
  });

  it('R7.60 applies room events for added, deleted, vouched and idle services', () => {
    const added = applyRoomEvent(state, 'service:add-or-update', { services: [makeService('d')] });
    expect(added.rows.has('d')).toBe(true);
    expect(applyRoomEvent(added, 'service:delete', { ids: ['d' as never] }).rows.has('d')).toBe(false);
    const vouched = applyRoomEvent(state, 'service:update', { userId: 'user-a', vouchCount: 3, isChatLinked: true, oldestVouchMs: 1 });
    expect([vouched.rows.get('a')?.vouchCount, vouched.rows.get('b')?.vouchCount]).toEqual([3, 0]);
    const idle = applyRoomEvent(state, 'service:status', { userId: 'user-b', userStatus: 'idle', onlineSinceMs: 4 });
    expect(idle.rows.get('b')).toMatchObject({ userStatus: 'idle', onlineSinceMs: 4 });
  });

  it('returns the same state when nothing changes, so that nothing is rerendered', () => {
    expect(removeRows(state, ['nobody'])).toBe(state);
    expect(changePerson(state, 'nobody', { vouchCount: 1 })).toBe(state);
    expect(putRows(state, [])).toBe(state);
  });
});
