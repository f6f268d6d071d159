import { expect, it } from 'vitest';
import { createKeptFetch } from './kept-fetch.ts';

function makeStore() {
  const kept = new Map<string, Response>();
  const puts: string[] = [];
  const cache = {
    put: async (url: string, response: Response) => {
      puts.push(url);
      kept.set(url, response);
    },
    match: async (url: string) => kept.get(url)?.clone(),
  };
  return { store: { open: async () => cache } as unknown as CacheStorage, puts };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('R1.07 without a connection, returns the file as last read, and fails if the file was never read', async () => {
  const { store, puts } = makeStore();
  let isOnline = true;
  const fetchNow = async (): Promise<Response> => {
    if (!isOnline) throw new TypeError('offline');
    return new Response('prices', { headers: { etag: '"1"' } });
  };
  const read = createKeptFetch(fetchNow as typeof fetch, store);
  await read('/a');
  await read('/a');
  await settle();
  expect(puts).toEqual(['/a']);
  isOnline = false;
  expect(await (await read('/a')).text()).toBe('prices');
  await expect(read('/b')).rejects.toThrow('offline');
});

it('R7.17 keeps a cached file when the file is missing on the server', async () => {
  const { store, puts } = makeStore();
  const read = createKeptFetch((async () => new Response('', { status: 404 })) as typeof fetch, store);
  expect((await read('/a')).status).toBe(404);
  await settle();
  expect(puts).toEqual([]);
});

it('R1.07 works in a browser without a cache', async () => {
  const broken = { open: () => Promise.reject(new Error('denied')) } as unknown as CacheStorage;
  const read = createKeptFetch((async () => new Response('x')) as typeof fetch, broken);
  expect((await read('/a')).status).toBe(200);
  expect(createKeptFetch(fetch, undefined)).toBe(fetch);
});
