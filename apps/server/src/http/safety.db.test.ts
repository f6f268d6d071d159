/** Checks what every endpoint in the contract must refuse. */
import { listRefusals, type Endpoint } from '@poexchange/contract/endpoint';
import { readOpenApi } from '@poexchange/contract/openapi/read-openapi';
import { errorCatalogue } from '@poexchange/contract/errors';
import { encodeParam } from '@poexchange/contract/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterApi } from '@poexchange/contract/rest/later';
import { createMarket, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../testing/market.ts';
import { endpoints } from '@poexchange/contract/rest/endpoints';
import { describeApi } from './openapi.ts';

let market: Market;
let person: Person;
beforeAll(async () => {
  market = await createMarket();
  person = await market.addPerson('Kirael');
});
afterAll(() => market.stop());

/** Endpoints mounted by this test server: those that work without the publisher. */
const mounted = endpoints.filter((endpoint) =>
  /^\/(listings|networth|notifications|services|vouches|users\/(export|delete|partner|chat)|auth\/(partner|discord))/.test(endpoint.path),
);
const urlOf = (endpoint: Pick<Endpoint, 'path'>): string => `/api/v1${endpoint.path.replaceAll(/:\w+/g, 'x')}`;

describe('every endpoint', () => {
  it.each(mounted.filter((endpoint) => endpoint.access === 'user').map((endpoint) => [endpoint.name, endpoint] as const))(
    'R6.01, R8.19 %s refuses a visitor and a forged token',
    async (_name, endpoint) => {
      const request = { method: endpoint.method, url: urlOf(endpoint) };
      expect(await market.send(null, request)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
      const forged = { ...person, token: 'forged' };
      expect(await market.send(forged, request)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
    },
  );

  it.each(mounted.filter((endpoint) => endpoint.body !== undefined).map((endpoint) => [endpoint.name, endpoint] as const))(
    'D15 %s refuses invalid bodies with a code',
    async (_name, endpoint) => {
      for (const payload of ['[]', '"text"', '{}', '{"__proto__":{"x":1}}', '{broken', '']) {
        const reply = await market.send(person, {
          method: endpoint.method,
          url: urlOf(endpoint),
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect(reply.status, payload).toBe(400);
        expect(reply.body).toHaveProperty('code', 'badRequest');
      }
      const xml = await market.send(person, {
        method: endpoint.method,
        url: urlOf(endpoint),
        payload: '<a/>',
        headers: { 'content-type': 'text/xml' },
      });
      expect(xml).toMatchObject({ status: 415, body: { code: 'bodyNotJson' } });
    },
  );

  it('R6.01 no API reply allows pages of other sites to read it, including replies to a preflight', async () => {
    const origin = 'https://other.example';
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    const description = { method: 'GET', path: '/openapi.json' } as const;
    for (const endpoint of [...mounted, description]) {
      const url = urlOf(endpoint);
      const replies = [
        await market.send(person, { method: endpoint.method, url, headers: { origin } }),
        await market.send(null, { method: 'OPTIONS', url, headers: asked }),
      ];
      for (const { headers } of replies) expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('D14 refuses every partner call with a code if no partner is configured', async () => {
    const calls = mounted.filter((endpoint) => endpoint.errors?.includes('partnerNotOffered'));
    expect(calls).toHaveLength(5);
    for (const endpoint of calls) {
      const payload = endpoint.body === undefined ? {} : { payload: { currentUrl: '/' } };
      const reply = await market.send(person, { method: endpoint.method, url: urlOf(endpoint), ...payload });
      expect(reply, endpoint.name).toMatchObject({ status: 404, body: { code: 'partnerNotOffered' } });
    }
  });

  it('D63 refuses every chat call with a code if no chat platform is configured', async () => {
    const calls = mounted.filter((endpoint) => endpoint.errors?.includes('chatLinkNotOffered'));
    expect(calls).toHaveLength(5);
    for (const endpoint of calls) {
      const payload = endpoint.body === undefined ? {} : { payload: { currentUrl: '/', nameShown: true } };
      const reply = await market.send(person, { method: endpoint.method, url: urlOf(endpoint), ...payload });
      expect(reply, endpoint.name).toMatchObject({ status: 404, body: { code: 'chatLinkNotOffered' } });
    }
  });

  it('D15 refuses text and times that the database cannot store, with a code', async () => {
    const nul = '\0';
    const urls = [
      `${listingsUrl}/poe1/a%00b/ALL/${encodeParam({ side: 'sell' })}`,
      `${notificationsUrl}/${encodeParam({ game: 'poe1', sinceMs: 1.5 })}`,
      `${notificationsUrl}/${encodeParam({ game: 'poe1', sinceMs: 1e300 })}`,
    ];
    for (const url of urls) expect(await market.send(person, { method: 'GET', url }), url).toMatchObject({ status: 400 });
    const drafts = [
      { league: nul, stashTabs: [] },
      { league: '\ud800', stashTabs: [] },
    ];
    for (const changes of drafts) {
      const payload = makeDraft(person, changes);
      expect(await market.send(person, { method: 'POST', url: listingsUrl, payload })).toMatchObject({
        status: 400,
        body: { code: 'badRequest', paths: ['body'] },
      });
    }
    // Deeper than any valid body: refused before parsing.
    const deep = JSON.stringify(makeDraft(person)).replace(
      /"totalPrice":[\d.]+/,
      `"totalPrice":${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    );
    const headers = { 'content-type': 'application/json' };
    expect(await market.send(person, { method: 'POST', url: listingsUrl, payload: deep, headers })).toMatchObject({ status: 400 });
  });

  it.each([
    ['items', Array.from({ length: 35_000 }, () => ({}))],
    ['items.0.rawItems', [{ hash: 'a', price: 1, quantity: 1, rawItems: Array.from({ length: 35_000 }, () => 0) }]],
    ['items', Array.from({ length: 120_000 }, () => 0)],
  ])('D15 reports tens of thousands of invalid elements in %s as one mistake, not as an unexpected error', async (path, items) => {
    const reply = await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person, { items }) });
    expect(reply.status).toBe(400);
    const { paths } = reply.body as { paths: string[] };
    expect(paths.length).toBeLessThan(10);
    expect(paths.every((one) => one.startsWith(`body.${path}`))).toBe(true);
  });

  it('D15 has a name, a rate limit, only refusals from the catalogue, and a unique path', () => {
    const routes = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, ':')}`);
    expect(new Set(routes).size).toBe(routes.length);
    for (const endpoint of endpoints) {
      expect(endpoint.perMinute).toBeGreaterThan(0);
      const refusals = listRefusals(endpoint);
      expect(refusals.every((code) => Object.hasOwn(errorCatalogue, code))).toBe(true);
      expect(refusals, endpoint.name).toContain('rateLimited');
      if (endpoint.access === 'user') expect(refusals, endpoint.name).toEqual(expect.arrayContaining(['sessionExpired', 'banned']));
      // The definition must not repeat codes that follow from it.
      const declared = endpoint.errors ?? [];
      expect(
        listRefusals({ ...endpoint, errors: [] }).filter((code) => declared.includes(code)),
        endpoint.name,
      ).toEqual([]);
    }
  });

  it('R8.22 derives every wording from its level and its code in snake_case, except for unknown errors', () => {
    for (const [code, { wording }] of Object.entries(errorCatalogue)) {
      const [level, key] = wording.split('.');
      expect(['error', 'warning', 'info', 'success']).toContain(level);
      if (code !== 'internal') expect(key).toBe(code.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    }
  });

  it('R8.21, D15 answers 429 with the wait and the policy to a caller over the rate limit', async () => {
    const poller = await market.addPerson('Poller');
    const url = `${listingsUrl}/my`;
    const replies = [];
    for (let sent = 0; sent <= laterApi.getMyListings.perMinute; sent += 1) replies.push(await market.send(poller, { method: 'GET', url }));
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body).toMatchObject({ code: 'rateLimited', policy: 'getMyListings', retryAfterMs: expect.any(Number) as number });
    expect(await market.send(person, { method: 'GET', url })).toMatchObject({ status: 200 });
  });

  it('D04 includes the server time in replies', async () => {
    const reply = await market.send(person, { method: 'GET', url: `${listingsUrl}/my` });
    expect(reply.headers['server-time-ms']).toBe(String(market.clock.nowMs));
  });

  it('D15 is described by OpenAPI with its errors', () => {
    const { paths } = describeApi() as { paths: Record<string, Record<string, { operationId: string; responses: object }>> };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(endpoints.map((endpoint) => endpoint.name).toSorted());
    const publish = paths['/api/v1/listings']?.['post'];
    expect(publish?.responses).toHaveProperty('422');
    const { body } = readOpenApi(describeApi()).find(({ id }) => id === 'createListing') ?? {};
    expect(JSON.stringify(body)).toContain('"stackSize":{"type":"number"}');
  });

  it('D02 sends every caller a policy with Trusted Types and without inline script or style', async () => {
    const policy = String((await market.send(null, { method: 'GET', url: '/api/v1/openapi.json' })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });
});
