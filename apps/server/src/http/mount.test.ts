import { defineEndpoint } from '@poexchange/contract/endpoint';
import { laterApi } from '@poexchange/contract/rest/later';
import { createLogger } from '@poexchange/platform/log';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHttp } from './build-http.ts';
import { createServerApp } from './mount.ts';
import { RefusalError } from './refusal.ts';
import { failOnUndeclared } from '../testing/fail-on-undeclared.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const app = await buildHttp({
  log,
  publicUrl: 'http://localhost',
  foreign: { icons: null, prices: null },
  onUndeclared: failOnUndeclared,
  clock: () => 1,
});
beforeAll(() => {
  const server = createServerApp(app, { authenticate: async (token) => ({ refused: token === 'banned' ? 'banned' : 'sessionExpired' }) });
  server.mount({ ...goingAway, query: z.object({ ok: z.optional(z.string()) }) }, ({ query }) => {
    if (query.ok === undefined) throw new RefusalError('notFound');
    return { a: 1 };
  });
  server.mount(laterApi.deleteAccount, () => ({ deletedAtMs: 0 }), {
    answerEnded: async ({ token, idempotencyKey }) => (token === 'mine' && idempotencyKey === 'key' ? { deletedAtMs: 5 } : null),
  });
});
afterAll(() => app.close());

const goingAway = defineEndpoint({
  name: 'goingAway',
  method: 'GET',
  path: '/going-away',
  access: 'visitor',
  reply: z.object({ a: z.number() }),
  errors: ['notFound'],
  perMinute: 10,
  deprecated: { since: '2026-01-01', sunset: '2026-04-01' },
});

describe('deprecated call', () => {
  it('sends deprecation and sunset headers in every reply, including refusals, but not for other calls', async () => {
    const read = async (url: string) => {
      const { statusCode, headers } = await app.inject({ url });
      return [statusCode, headers['deprecation'], headers['sunset']];
    };
    const said = ['@1767225600', 'Wed, 01 Apr 2026 00:00:00 GMT'];
    expect(await read('/api/v1/going-away?ok=1')).toEqual([200, ...said]);
    expect(await read('/api/v1/going-away')).toEqual([404, ...said]);
    expect(await read('/api/v1/users/export')).toEqual([404, undefined, undefined]);
  });
});

const send = async (token: string, key: string) => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const reply = await app.inject({ method: 'POST', url: '/api/v1/users/delete-account', headers, payload: { accountName: 'x' } });
  return [reply.statusCode, reply.json<object>()];
};

describe('request that ended its own session', () => {
  it('D16 gets its first answer again with its token and key, unlike any other request', async () => {
    expect(await send('mine', 'key')).toEqual([200, { deletedAtMs: 5 }]);
    for (const [token, key] of [
      ['mine', 'other'],
      ['other', 'key'],
    ] as const)
      expect(await send(token, key)).toMatchObject([401, { code: 'sessionExpired' }]);
    expect(await send('banned', 'key')).toMatchObject([403, { code: 'banned' }]);
  });
});
