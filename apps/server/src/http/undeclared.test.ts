import { defineEndpoint, listRefusals } from '@poexchange/contract/endpoint';
import { laterApi } from '@poexchange/contract/rest/later';
import { createLogger } from '@poexchange/platform/log';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildHttp } from './build-http.ts';
import { createServerApp } from './mount.ts';
import { describeApi } from './openapi.ts';
import { RefusalError } from './refusal.ts';
import type { Undeclared } from './render-errors.ts';

const endpoint = defineEndpoint({
  name: 'ask',
  method: 'GET',
  path: '/ask',
  access: 'visitor',
  query: z.object({ code: z.optional(z.enum(['notFound', 'banned'])) }),
  reply: z.object({}),
  errors: ['notFound'],
  perMinute: 60,
});

async function ask(url: string, onUndeclared?: (found: Undeclared) => void): Promise<{ reply: unknown; logged: string[] }> {
  const logged: string[] = [];
  const log = createLogger({ name: 'test', level: 'error', destination: { write: (line) => logged.push(line) } });
  const app = await buildHttp({
    log,
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    clock: () => 1,
    ...(onUndeclared === undefined ? {} : { onUndeclared }),
  });
  createServerApp(app, { authenticate: async () => ({ refused: 'banned' }) }).mount(endpoint, ({ query }) => {
    throw new RefusalError(query.code ?? 'notFound');
  });
  const reply = await app.inject({ url });
  await app.close();
  return { reply: [reply.statusCode, reply.json<{ code: string }>().code], logged };
}

it('D15 reports an undeclared refusal, and still sends it', async () => {
  const found: Undeclared[] = [];
  expect((await ask('/api/v1/ask?code=banned', (one) => found.push(one))).reply).toEqual([403, 'banned']);
  expect(found).toEqual([{ endpoint: 'ask', code: 'banned' }]);
  for (const url of ['/api/v1/ask', '/api/v1/ask?code=x']) await ask(url, (one) => found.push(one));
  expect(found).toHaveLength(1);
});

it('D15 logs undeclared refusals in production', async () => {
  const { reply, logged } = await ask('/api/v1/ask?code=banned');
  expect(reply).toEqual([403, 'banned']);
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([{ endpoint: 'ask', code: 'banned' }]);
});

it('D15 the description lists every status that a call can return', () => {
  expect(listRefusals(laterApi.createTradeNotification)).toEqual(
    expect.arrayContaining(['ignNotOwned', 'gameApiDown', 'gameApiTimeout', 'bodyTooLarge', 'internal']),
  );
  const { paths } = describeApi() as { paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>> };
  const { responses = {} } = paths['/api/v1/notifications']?.['post'] ?? {};
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '415', '422', '500', '502', '504']));
  expect(responses['422']?.description).toContain('ignNotOwned');
});
