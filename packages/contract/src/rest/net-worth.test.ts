import { describe, expect, it } from 'vitest';
import { LONGEST_DETAILS_BY_SOCKET, netWorthClientEvents, netWorthRoomEvents } from '../events/net-worth.ts';
import { netWorthApi } from './net-worth.ts';

const UUID = '8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e';

describe('net worth on the wire', () => {
  it.each([
    ['R7.35', 'GET /networth/profile/:id/snapshots', netWorthApi.getProfileSnapshots],
    ['R7.36', 'GET /networth/profile/:id/list', netWorthApi.getSnapshotProfiles],
    ['R7.37', 'GET /networth/profile/:id', netWorthApi.getSnapshotProfile],
    ['R7.38', 'GET /networth/snapshots/:id', netWorthApi.getSnapshot],
    ['R7.39', 'POST /networth/settings/:id', netWorthApi.saveSnapshotSettings],
  ] as const)('%s is %s, for signed-in users', (_rule, route, endpoint) => {
    expect(`${endpoint.method} ${endpoint.path}`).toBe(route);
    expect(endpoint.access).toBe('user');
  });

  it('R7.42-R7.48 lists the events that a page emits, and R7.58, R7.59 the events it receives, including two of our own', () => {
    expect(Object.keys(netWorthClientEvents)).toEqual([
      'settings:get',
      'settings:update',
      'snapshot:add',
      'snapshot:acquireAutoSnapshotToken',
      'profile:add',
      'profile:update',
      'profile:delete',
    ]);
    const ours = ['snapshot:updated', 'snapshot:deleted'];
    expect(Object.keys(netWorthRoomEvents).filter((name) => !ours.includes(name))).toEqual([
      'snapshot:token-revoked',
      'settings:updated',
      'snapshot:added',
      'profile:added',
      'profile:updated',
      'profile:deleted',
    ]);
  });

  it('R7.44 fits the longest details of an event in a socket message with all its other fields', () => {
    const longest = 'x'.repeat(80);
    const snapshot = {
      id: UUID,
      snapshotProfileId: UUID,
      poe: 'poe1',
      leagueId: longest,
      priceLeagueId: longest,
      characterId: 'x'.repeat(100),
      characterName: 'x'.repeat(40),
      includeEquipment: true,
      includeInventory: true,
      totalPrice: 1e13,
      hourlyIncome: -1,
      details: 'A'.repeat(LONGEST_DETAILS_BY_SOCKET),
      createdAt: 1_800_000_000_000,
    };
    const payload = { type: 'auto', token: UUID, snapshot };
    expect(netWorthClientEvents['snapshot:add'].payload.safeParse(payload).success).toBe(true);
    expect(JSON.stringify(payload).length).toBeLessThan(60 * 1024);
  });
});
