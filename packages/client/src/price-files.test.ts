import { expect, it } from 'vitest';
import { createPriceReader } from './price-files.ts';

it('reads price files again only when they have changed', async () => {
  const asked: (string | undefined)[] = [];
  let etag = '"1"';
  const reader = createPriceReader({
    baseUrl: 'https://site.test/insights/',
    fetch: async (url, init) => {
      const known = (init?.headers as Record<string, string> | undefined)?.['if-none-match'];
      asked.push(`${url as string} ${known}`);
      return known === etag ? new Response(null, { status: 304 }) : Response.json({ etag }, { headers: { etag } });
    },
  });
  const read = async () => reader.read('v10/x.json');
  const [first, again] = [await read(), await read()];
  expect(first).toEqual({ ok: true, reply: { etag: '"1"' }, serverTimeMs: null });
  expect(again).toEqual(first);
  etag = '"2"';
  expect(await read()).toMatchObject({ reply: { etag: '"2"' } });
  const path = 'https://site.test/insights/v10/x.json';
  expect(asked).toEqual([`${path} undefined`, `${path} "1"`, `${path} "1"`]);
  const missing = createPriceReader({ baseUrl: 'https://site.test', fetch: async () => new Response('', { status: 404 }) });
  expect(await missing.read('y.json')).toMatchObject({ ok: false, failure: { status: 404 } });
});
