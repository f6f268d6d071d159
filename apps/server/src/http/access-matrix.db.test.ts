/** Tests every endpoint and event, called by every kind of caller, on one server with the real sign-in check. */
import { clientEvents } from '@poexchange/contract/events';
import { netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import { vouchClientEvents } from '@poexchange/contract/events/services';
import { expect, it, onTestFinished } from 'vitest';
import { makeCalls, makeEvents, seller } from '../testing/access-calls.ts';
import { BETWEEN_SNAPSHOTS_MS, codesByAccess, codesOfEvents, codesOfOthers, codesOfOwner, scopesOf } from '../testing/access-codes.ts';
import type { AccessNode } from '../testing/access-node.ts';
import { createAccessSite, PRIVATE_TEXTS, type AccessSite } from '../testing/access-site.ts';
import { endpoints } from '@poexchange/contract/rest/endpoints';

async function startSite(): Promise<{ site: AccessSite; node: AccessNode }> {
  const site = await createAccessSite();
  onTestFinished(site.stop);
  return { site, node: await site.startNode('matrix') };
}

/** Reads everything stored about the seller, except presence. */
async function readSeller(node: AccessNode, token: string): Promise<string> {
  const {
    exportedAtMs: _time,
    presence: _presence,
    ...kept
  } = JSON.parse(await node.read(token, '/users/export')) as Record<string, unknown>;
  return JSON.stringify(kept, null, 1);
}

it('R6.01, R8.19 has a row for every endpoint and event, so that new endpoints and events are considered', () => {
  const names = endpoints.map(({ name }) => name).toSorted();
  for (const table of [makeCalls(0), codesOfOthers.endpoints, codesOfOwner.endpoints]) expect(Object.keys(table).toSorted()).toEqual(names);
  const sent = Object.keys({ ...clientEvents, ...vouchClientEvents, ...netWorthClientEvents }).toSorted();
  for (const table of [makeEvents(0), codesOfOthers.events, codesOfOwner.events]) expect(Object.keys(table).toSorted()).toEqual(sent);
  expect(Object.fromEntries(endpoints.flatMap(({ name, scope }) => (scope === undefined ? [] : [[name, scope]])))).toEqual(scopesOf);
});

it('R6.01, R8.19 prevents visitors, banned and expired people and strangers from changing or reading the owner’s data', async () => {
  const { site, node } = await startSite();
  const { clock } = site.scene;
  const owner = await site.signIn(seller);
  const before = await readSeller(node, owner);
  for (const text of [...PRIVATE_TEXTS, 'maven']) expect(before).toContain(text);
  const stranger = await site.addPerson('Stranger');
  const refused = {
    banned: await site.signIn(await site.addPerson('Banned', { bannedMs: 1 })),
    ended: await site.signIn(stranger, { endedMs: clock.nowMs }),
    expired: await site.signIn(stranger, { startedMs: clock.nowMs - 1000, endsMs: clock.nowMs }),
    forged: 'forged',
  };
  const visitor = await node.callAll(() => null);
  expect(visitor.codes).toEqual(codesByAccess('sessionExpired'));
  expect((await node.sendAll(() => undefined)).codes).toEqual(codesOfEvents('sessionExpired'));
  for (const [who, token] of Object.entries(refused)) {
    const code = who === 'banned' ? 'banned' : 'sessionExpired';
    expect((await node.callAll(() => token)).codes, who).toEqual(codesByAccess(code));
    expect((await node.sendAll(() => token)).codes, who).toEqual(codesOfEvents(code));
  }
  const events = await node.sendAll(() => site.signIn(stranger));
  expect(events.codes).toEqual(codesOfOthers.events);
  clock.nowMs += BETWEEN_SNAPSHOTS_MS;
  const token = await site.signIn(stranger);
  const calls = await node.callAll(() => token);
  expect(calls.codes).toEqual(codesOfOthers.endpoints);
  for (const text of PRIVATE_TEXTS) expect(visitor.said + events.said + calls.said).not.toContain(text);
  expect(await readSeller(node, owner)).toBe(before);
});

it('R6.02, R6.03, R6.04 lets signed-in people use every endpoint and event on their own data', async () => {
  const { site, node } = await startSite();
  const events = await node.sendAll(() => site.signIn(seller));
  expect(events.codes).toEqual(codesOfOwner.events);
  site.scene.clock.nowMs += BETWEEN_SNAPSHOTS_MS;
  const token = await site.signIn(seller);
  const calls = await node.callAll(() => token);
  expect(calls.codes).toEqual(codesOfOwner.endpoints);
  for (const text of PRIVATE_TEXTS) expect(calls.said).toContain(text);
});
