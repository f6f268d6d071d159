/**
 * Tests bans and ended sessions on one node, as seen by requests and open sockets on another node, with and without
 * Redis.
 */
import { createLogger } from '@poexchange/platform/log';
import { createRedisLink, type RedisLink } from '@poexchange/platform/redis';
import { startTestRedis, type TestRedis } from '@poexchange/platform/testing';
import { scopes } from '@poexchange/contract/scopes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { banAccount } from '../admin.ts';
import { nodeKeyOf } from '../realtime/announcements.ts';
import { makeEvents, seller } from '../testing/access-calls.ts';
import { codesByAccess, codesOfEvents } from '../testing/access-codes.ts';
import { send, type AccessNode, type OpenPage } from '../testing/access-node.ts';
import { createAccessSite, type AccessSite } from '../testing/access-site.ts';

let redis: TestRedis;
let site: AccessSite;
beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  site = await createAccessSite();
});
afterEach(() => site.stop());

async function openLink(nodeId: string): Promise<RedisLink> {
  const log = createLogger({ name: 'test', level: 'silent' });
  const link = createRedisLink({ url: redis.url, nodeKey: nodeKeyOf(nodeId), log });
  onTestFinished(() => link.stop());
  await vi.waitFor(() => expect(link.readState()).toBe('ready'), 15_000);
  return link;
}

/** Starts two nodes, and signs the seller in twice, with each session's page open on the second node. */
async function startNodes(sharing: 'Redis' | 'PostgreSQL alone') {
  const [here, there] = [await startNode('here', sharing), await startNode('there', sharing)];
  const [token, otherToken] = [await site.signIn(seller), await site.signIn(seller)];
  const [page, otherPage] = [await there.open(token), await there.open(otherToken)];
  return { here, there, token, otherToken, page, otherPage };
}

async function startNode(nodeId: string, sharing: 'Redis' | 'PostgreSQL alone'): Promise<AccessNode> {
  return site.startNode(nodeId, sharing === 'Redis' ? await openLink(nodeId) : undefined);
}

const SHUT_OUT = 'sessionExpired';

/** Sends every event on an open page; returns the codes by name. A page closed in the meantime counts as shut out. */
async function sendOn({ socket }: OpenPage): Promise<Record<string, string>> {
  const closed = new Promise<{ code: string }>((resolve) => {
    if (socket.connected) socket.once('disconnect', () => resolve({ code: SHUT_OUT }));
    else resolve({ code: SHUT_OUT });
  });
  const sent = Object.entries(makeEvents(site.scene.clock.nowMs)).map(
    async ([name, payload]) => [name, (await Promise.race([send(socket, name, payload), closed])).code] as const,
  );
  return Object.fromEntries(await Promise.all(sent));
}

async function becomeClosed(pages: readonly OpenPage[]): Promise<void> {
  await vi.waitFor(() => expect(pages.map(({ socket }) => socket.connected)).toEqual(pages.map(() => false)), 10_000);
}

describe.each(['PostgreSQL alone', 'Redis'] as const)('nodes that share %s', (sharing) => {
  it('D13, R6.01 a ban immediately shuts out requests and open sockets of every session and program', async () => {
    const { there, token, page, otherPage } = await startNodes(sharing);
    const secret = await site.addAccessToken(seller, scopes);
    const program = await there.open(secret);
    const bystander = await there.open(await site.signIn(await site.addPerson('Bystander')));
    expect(await banAccount(site.scene.url, 'Kirael#1234')).toBeGreaterThan(1);
    const pages = [page, otherPage, program];
    await vi.waitFor(() => {
      for (const { heard } of pages) expect(heard).toContain('got-banned');
    }, 10_000);
    for (const each of pages) expect(await sendOn(each)).toEqual(codesOfEvents(SHUT_OUT));
    await becomeClosed(pages);
    for (const bearer of [token, secret]) {
      expect((await there.callAll(() => bearer)).codes).toEqual(codesByAccess('banned'));
      await expect(there.open(bearer)).rejects.toThrow('banned');
    }
    expect(await send(bystander.socket, 'settings:get', { poe: 'poe1' })).toMatchObject({ code: 'ok' });
    expect(bystander.heard).not.toContain('got-banned');
  });

  it.each([
    ['removeToken', ['got-loggt-out']],
    ['removeTokenOnly', []],
  ] as const)('D13, R6.01 ends the session that a page signs out of (%s), and keeps the other session', async (event, told) => {
    const { here, there, token, otherToken, page, otherPage } = await startNodes(sharing);
    const ending = await here.open(token);
    const before = page.heard.length;
    expect(await send(ending.socket, event, {})).toMatchObject({ code: 'ok' });
    await becomeClosed([page, ending]);
    expect(page.heard.slice(before)).toEqual(told);
    expect((await there.callAll(() => token)).codes).toEqual(codesByAccess('sessionExpired'));
    expect((await there.sendAll(() => token)).codes).toEqual(codesOfEvents('sessionExpired'));
    expect(await send(otherPage.socket, 'settings:get', { poe: 'poe1' })).toMatchObject({ code: 'ok' });
    expect(otherPage.heard).not.toContain('got-loggt-out');
    expect(await there.read(otherToken, '/users/tokens')).toContain('"tokens"');
  });
});
