import { createLogger } from '@poexchange/platform/log';
import { readWork } from '@poexchange/platform/work';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { post } from '../testing/post-endpoint.ts';
import { buildHttp } from './build-http.ts';
import { createServerApp } from './mount.ts';

it("keeps the reply's id available throughout the request's work, even after its body has arrived", async () => {
  const seen: unknown[] = [];
  const app = await buildHttp({
    log: createLogger({ name: 'test', level: 'silent' }),
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    bodyWorker: new URL('../testing/post-body-worker.ts', import.meta.url),
    clock: () => 1,
  });
  const server = createServerApp(app, {
    authenticate: async (token) => {
      seen.push(readWork()?.id);
      return { id: token, sessionId: token, name: token };
    },
  });
  server.mount(post, async () => {
    await Promise.resolve();
    seen.push(readWork()?.id);
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1/post`;
  const headers = { authorization: 'Bearer a', 'content-type': 'application/json' };
  const ids: unknown[] = [];
  // A small body is parsed on this thread, a large body in the worker thread.
  for (const length of [10, 300_000]) {
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ filler: 'x'.repeat(length) }) });
    expect(reply.status).toBe(200);
    ids.push(reply.headers.get('x-request-id'), reply.headers.get('x-request-id'));
  }
  expect(seen).toEqual(ids);
});
