import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startClient, type Client } from '../testing/client.ts';
import { matchesRoute } from './faults.ts';

let client: Client;
let token: string;
let account: string;
beforeAll(async () => {
  client = await startClient();
});
afterAll(() => client.app.close());
afterEach(async () => {
  await client.app.inject({ method: 'DELETE', url: '/_faults' });
});

async function fail(fault: object): Promise<void> {
  const reply = await client.app.inject({ method: 'PUT', url: '/_faults', payload: fault });
  expect(reply.statusCode).toBe(200);
}

async function freshAccount(): Promise<void> {
  const signedIn = await client.signIn({ fresh: '1' });
  token = signedIn.access_token;
  account = signedIn.username ?? '';
}

describe('faults', () => {
  it('D03 hits the configured route, account and count, after the configured number of requests', async () => {
    await freshAccount();
    const other = await client.signIn({ fresh: '1' });
    await fail({ kind: 'error', status: 500, route: '/stash/Mercenaries/*', account, after: 1, count: 2 });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await client.get('/stash/Mercenaries/ffffffffff', token)).statusCode);
    expect(statuses).toEqual([200, 500, 500, 200, 200]);
    await fail({ kind: 'error', status: 502, route: '/stash/*', account });
    expect((await client.get('/stash/Mercenaries', other.access_token)).statusCode).toBe(200);
    expect(matchesRoute('/stash/*', '/stash/SSF Ruthless/ab')).toBe(true);
    expect(matchesRoute('/stash/*/ab', '/stash/x/abc')).toBe(false);
  });

  it('R4.17 sends a 429 with a wait under the route’s policy', async () => {
    await freshAccount();
    await fail({ kind: 'rateLimited', waitSeconds: 7, route: '/stash/*' });
    const reply = await client.get('/stash/Mercenaries', token);
    expect(reply.statusCode).toBe(429);
    expect(reply.headers).toMatchObject({
      'retry-after': '7',
      'x-rate-limit-policy': 'stash-list-request-limit',
      'x-rate-limit-account-state': '11:15:7,31:60:0',
    });
  });

  it('R8.20 sends HTML errors, broken JSON, empty lists and maintenance replies', async () => {
    await freshAccount();
    await fail({ kind: 'html', status: 503, route: '/profile', count: 1 });
    const html = await client.get('/profile', token);
    expect([html.statusCode, html.headers['content-type']]).toEqual([503, 'text/html']);

    await fail({ kind: 'malformed', route: '/profile', count: 1 });
    const broken = await client.get('/profile', token);
    expect(broken.statusCode).toBe(200);
    expect(() => broken.json()).toThrow(/JSON/);

    await fail({ kind: 'empty', route: '/stash/*', count: 1 });
    expect((await client.get('/stash/Mercenaries', token)).json()).toEqual({ stashes: [] });

    await fail({ kind: 'maintenance' });
    const stash = [];
    for (let i = 0; i < 3; i++) stash.push((await client.get('/stash/Mercenaries', token)).statusCode);
    expect(stash).toEqual([400, 400, 503]);
    expect((await client.get('/character/Nobody', token)).statusCode).toBe(503);
  });

  it('D51 corrupts changes in the stream but keeps the page valid', async () => {
    const service = await client.serviceToken();
    await fail({ kind: 'malformedChanges', route: '/public-stash-tabs', count: 1 });
    const spoilt = (await client.get('/public-stash-tabs', service)).json() as { stashes: unknown[] };
    const whole = (await client.get('/public-stash-tabs', service)).json() as { stashes: unknown[] };
    expect(spoilt.stashes).toHaveLength(whole.stashes.length);
    expect(spoilt.stashes[2]).toBeNull();
    expect(spoilt.stashes[0]).toEqual(whole.stashes[0]);
    expect(spoilt.stashes.filter((change, at) => JSON.stringify(change) !== JSON.stringify(whole.stashes[at]))).toHaveLength(
      Math.floor(whole.stashes.length / 3),
    );
  });

  it('R4.10 expires tokens temporarily, or revokes them permanently', async () => {
    await freshAccount();
    await fail({ kind: 'expiredToken', route: '/stash/*', count: 1 });
    expect((await client.get('/stash/Mercenaries', token)).statusCode).toBe(401);
    expect((await client.get('/stash/Mercenaries', token)).statusCode).toBe(200);
    await fail({ kind: 'revoked', account, count: 1 });
    expect((await client.get('/profile', token)).statusCode).toBe(401);
    expect((await client.get('/profile', token)).statusCode).toBe(401);
  });

  it('D03 drops connections before or in the middle of a reply', async () => {
    await freshAccount();
    const address = await client.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'user-agent': 'OAuth x/1 (contact: y)', authorization: `Bearer ${token}` };
    await fail({ kind: 'drop', route: '/profile', count: 1 });
    await expect(fetch(`${address}/profile`, { headers })).rejects.toThrow(/fetch failed/);
    await fail({ kind: 'drop', when: 'midway', route: '/profile', count: 1 });
    await expect(fetch(`${address}/profile`, { headers }).then((reply) => reply.text())).rejects.toThrow(/terminated/);
    expect((await fetch(`${address}/profile`, { headers })).status).toBe(200);
  });
});
