import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { defineEndpoint } from '@poexchange/contract/endpoint';
import { createLogger } from '@poexchange/platform/log';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildHttp } from './build-http.ts';
import { createServerApp } from './mount.ts';

const common = { reply: z.object({ ok: z.boolean() }), errors: ['rateLimited'] } as const;
const read = defineEndpoint({
  name: 'read',
  method: 'GET',
  path: '/read/:uuid',
  access: 'visitor',
  perMinute: 2,
  ...common,
  params: z.object({ uuid: z.string() }),
});
const never = defineEndpoint({ name: 'never', method: 'GET', path: '/never', access: 'visitor', perMinute: 9, ...common });

it('reports every reply by its route’s pattern, even for unknown routes and for callers that have left', async () => {
  const replies: string[] = [];
  const limited: string[] = [];
  const app = await buildHttp({
    log: createLogger({ name: 'test', level: 'silent' }),
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    clock: () => 1,
    observer: { onReply: ({ route, code }) => void replies.push(`${route} ${code}`), onLimited: (policy) => void limited.push(policy) },
  });
  let asked = false;
  const server = createServerApp(app, { authenticate: async () => ({ refused: 'sessionExpired' }) });
  server.mount(read, async () => ({ ok: true }));
  server.mount(never, () => {
    asked = true;
    return new Promise(() => undefined);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((reply) => reply.arrayBuffer());

  for (const path of ['/api/v1/read/a', '/api/v1/read/b', '/api/v1/read/c', '/nowhere/1', '/%zz']) await get(path);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/v1/never HTTP/1.1\r\nhost: x\r\n\r\n');
  await vi.waitFor(() => expect(asked).toBe(true));
  socket.destroy();

  const pattern = 'GET /api/v1/read/:uuid';
  await vi.waitFor(() =>
    expect(replies).toEqual([`${pattern} 200`, `${pattern} 200`, `${pattern} 429`, 'none 404', 'none 400', 'GET /api/v1/never gone']),
  );
  expect(limited).toEqual(['read']);
});
