/** The API surface fixed by rules R6 and R7: who may call, and which events are sent in each direction. */
import { describe, expect, it } from 'vitest';
import { clientEvents, serverEventNames } from '../events/index.ts';
import { netWorthClientEvents, netWorthRoomEvents } from '../events/net-worth.ts';
import { serviceRoomEvents, vouchClientEvents } from '../events/services.ts';
import { endpoints } from './endpoints.ts';
import { api } from './index.ts';
import { laterApi } from './later.ts';
import { servicesApi } from './services.ts';

describe('access to endpoints', () => {
  it('R6.11 has only the roles visitor and signed-in person', () => {
    expect(new Set(endpoints.map(({ access }) => access))).toEqual(new Set(['visitor', 'user']));
  });

  it('R6.01, R6.03 restricts characters, leagues, stashes, their contents and the profile to signed-in people', () => {
    const { getCharacters, getAccountLeagues, getStashes, getStash } = laterApi;
    for (const { access } of [getCharacters, getAccountLeagues, getStashes, getStash, api.getProfile]) expect(access).toBe('user');
    const open = endpoints.filter(({ access, method }) => access === 'visitor' && method !== 'GET').map(({ name }) => name);
    expect(open).toEqual([]);
  });
});

describe('endpoints for services and vouches', () => {
  it.each([
    ['R7.28', servicesApi.getMyServices, 'GET /services/:game/my/list', 'user'],
    ['R7.32', servicesApi.getMyVouches, 'GET /vouches/my/list', 'user'],
    ['R7.33', servicesApi.getVouchInfo, 'GET /vouches/user/:id', 'visitor'],
  ] as const)('%s has its path and access level', (_rule, { method, path, access }, called, by) => {
    expect([`${method} ${path}`, access]).toEqual([called, by]);
  });

  it('R3.47, R7.32 returns a vouch list with the people its owner vouches for and the number who vouch for the owner', () => {
    const mine = { vouchedUsers: ['a', 'b'], myVouchCount: 3 };
    expect(servicesApi.getMyVouches.reply.parse({ ...mine, other: 'left out' })).toEqual(mine);
    expect(servicesApi.getMyVouches.reply.safeParse({ ...mine, myVouchCount: '3' }).success).toBe(false);
  });
});

describe('events', () => {
  it('R7.41 lets a page emit exactly the events in the rules', () => {
    const rules = ['settings:get', 'settings:update', 'snapshot:add', 'snapshot:acquireAutoSnapshotToken'];
    rules.push('profile:add', 'profile:update', 'profile:delete', 'vouch', 'unvouch', 'subscribe', 'unsubscribe');
    rules.push('removeToken', 'removeTokenOnly', 'userActive', 'userIdle');
    const emitted = [clientEvents, vouchClientEvents, netWorthClientEvents].flatMap(Object.keys);
    expect(emitted.toSorted()).toEqual(rules.toSorted());
  });

  it('R7.56 sends a page all events in the rules', () => {
    const rules = ['notification', 'notification:updated', 'notification:marked-read', 'notification:deleted'];
    rules.push('snapshot:token-revoked', 'settings:updated', 'snapshot:added', 'profile:added', 'profile:updated', 'profile:deleted');
    rules.push('service:add-or-update', 'service:update', 'service:delete', 'service:status');
    rules.push('got-vouched', 'got-unvouched', 'got-banned', 'got-loggt-out');
    const received = [...serverEventNames, ...Object.keys(serviceRoomEvents), ...Object.keys(netWorthRoomEvents)];
    expect(received).toEqual(expect.arrayContaining(rules));
    expect(new Set(received).size).toBe(received.length);
  });
});
