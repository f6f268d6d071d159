import { Agent, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { defineEndpoint } from '@poexchange/contract/endpoint';
import { createLogger } from '@poexchange/platform/log';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildHttp } from './build-http.ts';
import { createDrain } from './drain.ts';
import { createServerApp } from './mount.ts';

const slow = defineEndpoint({
  name: 'slow',
  method: 'GET',
  path: '/slow',
  access: 'visitor',
  reply: z.object({ ok: z.boolean() }),
  errors: ['rateLimited'],
  perMinute: 9,
});

it('sends the reply to a request in progress when the server stops, and does not reuse its connection', async () => {
  const log = createLogger({ name: 'test', level: 'silent' });
  const app = await buildHttp({ log, publicUrl: 'http://localhost', foreign: { icons: null, prices: null }, clock: () => 1 });
  const drain = createDrain(app);
  let onAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (onAsked = resolve));
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  createServerApp(app, { authenticate: async () => ({ refused: 'sessionExpired' }) }).mount(slow, async () => {
    onAsked();
    await answered;
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const agent = new Agent({ keepAlive: true });
  const replied = new Promise<string>((resolve, reject) => {
    get({ port, path: '/api/v1/slow', agent }, (reply) => resolve(`${reply.statusCode} ${reply.headers.connection}`)).on('error', reject);
  });
  await asked;
  const order: string[] = [];
  const finished = drain.finish({ longestMs: 30_000 }).then(async () => {
    order.push('drained');
    await app.close();
  });
  const late = connect(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  order.push('answered');
  answer();
  expect(await replied).toBe('200 close');
  await finished;
  expect(order).toEqual(['answered', 'drained']);
  agent.destroy();
});
