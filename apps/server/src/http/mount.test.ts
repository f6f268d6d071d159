import { laterApi } from '@poexchange/contract/rest/later';
import { createLogger } from '@poexchange/platform/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHttp } from './build-http.ts';
import { createServerApp } from './mount.ts';
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
  server.mount(laterApi.deleteAccount, () => ({ deletedAtMs: 0 }), {
    answerEnded: async ({ token, idempotencyKey }) => (token === 'mine' && idempotencyKey === 'key' ? { deletedAtMs: 5 } : null),
  });
});
afterAll(() => app.close());

const send = async (token: string, key: string) => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const reply = await app.inject({ method: 'POST', url: '/api/v1/users/delete-account', headers, payload: { accountName: 'x' } });
  return [reply.statusCode, reply.json<object>()];
};

describe('a request that ended its own session', () => {
  it('D16 gets its first answer again by its token and key, and nobody else does', async () => {
    expect(await send('mine', 'key')).toEqual([200, { deletedAtMs: 5 }]);
    for (const [token, key] of [
      ['mine', 'other'],
      ['other', 'key'],
    ] as const)
      expect(await send(token, key)).toMatchObject([401, { code: 'sessionExpired' }]);
    expect(await send('banned', 'key')).toMatchObject([403, { code: 'banned' }]);
  });
});
