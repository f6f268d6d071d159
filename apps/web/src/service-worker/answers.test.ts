import { describe, expect, it } from 'vitest';
import { answerFile, answerPage, answerSetting, cacheNames, install, keepFiles, letGo, readKind, type AnswerDeps } from './answers.ts';

const origin = 'https://poexchange.test';
type Reply = { status?: number; type?: string; body?: string; ours?: 'no' };

/** Browser caches, and a network whose replies the test sets; an address without a reply is unreachable. */
function makeWorld() {
  const network = new Map<string, Reply>();
  const asked: string[] = [];
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL): string => new URL(request instanceof Request ? request.url : String(request), origin).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo) => store.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => void store.set(keyOf(request), response),
      delete: async (request: RequestInfo) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  const deps: AnswerDeps = {
    origin,
    caches: { open } as unknown as CacheStorage,
    fetch: async (request) => {
      const url = keyOf(request);
      asked.push(url.replace(origin, ''));
      const reply = network.get(url.replace(origin, ''));
      if (reply === undefined) throw new TypeError('Failed to fetch');
      const headers = { 'content-type': reply.type ?? 'text/javascript', ...(reply.ours !== 'no' && { 'server-time-ms': '1' }) };
      return new Response(reply.body ?? 'code', { status: reply.status ?? 200, headers });
    },
  };
  const listKept = (): string[] => [...stores.values()].flatMap((store) => [...store.keys()].map((url) => url.replace(origin, ''))).sort();
  return { deps, network, asked, listKept, stores };
}

const get = (path: string): Request => new Request(origin + path);
const page: Reply = { type: 'text/html; charset=utf-8', body: 'page' };
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('service worker', () => {
  it.each([
    ['/poe/poexchange', 'navigate', 'page'],
    ['/ggg/connect?code=1&state=2', 'navigate', 'page'],
    ['/assets/a-1.js', 'cors', 'file'],
    ['/config.json', 'cors', 'setting'],
    ['/sounds/default.wav', 'cors', 'setting'],
    ['/manifest.webmanifest', 'cors', 'setting'],
    ['/icons/192.png', 'cors', 'setting'],
    ['/api/v1/profile', 'cors', 'other'],
    ['/api/v1/account/export', 'navigate', 'other'],
    ['/insights/leagues.json', 'cors', 'other'],
    ['/socket.io/?EIO=4', 'cors', 'other'],
    ['https://icons.test/assets/a.png', 'no-cors', 'other'],
  ] as const)('D36 classifies a GET of %s (%s) as %s, and a POST as other', (path, mode, kind) => {
    const url = new URL(path, origin).href;
    expect(readKind({ url, method: 'GET', mode }, origin)).toBe(kind);
    expect(readKind({ url, method: 'POST', mode }, origin)).toBe('other');
  });

  it('D36 opens every page without a connection once any page has been opened online, and stores no address', async () => {
    const { deps, network, listKept } = makeWorld();
    network.set('/ggg/connect?code=secret', page);
    await answerPage(deps, get('/ggg/connect?code=secret'));
    expect(await textOf(answerPage(deps, get('/poe/poexchange/economy')))).toBe('page');
    expect(listKept()).toEqual(['/index.html']);
  });

  it('does not send a text that another app shares to the server', async () => {
    const { deps, network, asked } = makeWorld();
    network.set('/poexchange/price-check', page);
    expect(await textOf(answerPage(deps, get('/poexchange/price-check?text=7x%20Divine%20Orb')))).toBe('page');
    expect(asked).toEqual(['/poexchange/price-check']);
  });

  it.each([
    ['an error', { status: 502, type: 'text/html', body: 'Bad Gateway', ours: 'no' }],
    ['an error of ours', { status: 503, type: 'text/html', body: 'no' }],
  ] as const)('D36 returns the cached page instead of %s from the server, and does not cache the error', async (_what, reply) => {
    const { deps, network } = makeWorld();
    network.set('/a', page);
    await answerPage(deps, get('/a'));
    network.set('/a', reply);
    expect(await textOf(answerPage(deps, get('/a')))).toBe('page');
    network.delete('/a');
    expect(await textOf(answerPage(deps, get('/a')))).toBe('page');
  });

  it('D36 shows a network’s sign-in page, and does not cache it', async () => {
    const { deps, network } = makeWorld();
    network.set('/a', page);
    await answerPage(deps, get('/a'));
    network.set('/a', { ...page, body: 'hotel', ours: 'no' });
    expect(await textOf(answerPage(deps, get('/a')))).toBe('hotel');
    network.delete('/a');
    expect(await textOf(answerPage(deps, get('/a')))).toBe('page');
  });

  it('D36 shows a newer page on the very next visit', async () => {
    const { deps, network } = makeWorld();
    network.set('/a', page);
    await answerPage(deps, get('/a'));
    network.set('/a', { ...page, body: 'newer' });
    expect(await textOf(answerPage(deps, get('/a')))).toBe('newer');
  });

  it('D36 fetches a file with a hash only once, and does not cache a page in the file’s place', async () => {
    const { deps, network, asked } = makeWorld();
    network.set('/assets/a-1.js', {});
    await answerFile(deps, get('/assets/a-1.js'));
    await answerFile(deps, get('/assets/a-1.js'));
    expect(asked).toEqual(['/assets/a-1.js']);
    network.set('/assets/gone-1.js', page);
    await answerFile(deps, get('/assets/gone-1.js'));
    network.delete('/assets/gone-1.js');
    await expect(answerFile(deps, get('/assets/gone-1.js'))).rejects.toThrow('Failed to fetch');
  });

  it('D36 returns the server’s configuration, or the cached configuration if there is no reply', async () => {
    const { deps, network } = makeWorld();
    network.set('/config.json', { type: 'application/json', body: '1' });
    await answerSetting(deps, get('/config.json'));
    network.set('/config.json', { type: 'application/json', body: '2' });
    expect(await textOf(answerSetting(deps, get('/config.json')))).toBe('2');
    network.set('/config.json', { status: 500, type: 'application/json', body: 'no' });
    expect(await textOf(answerSetting(deps, get('/config.json')))).toBe('2');
  });

  it('D36 keeps the previous build’s files for open windows on an update, and deletes older files', async () => {
    const { deps, network, listKept } = makeWorld();
    network.set('/', page);
    for (const id of ['1', '2', '3']) {
      const files = [`/assets/app-${id}.js`, `/assets/page-${id}.js`, '/assets/same.js'];
      for (const file of files) network.set(file, {});
      await install(deps, { id, files, core: files.slice(0, 1) });
      await keepFiles(deps, [`${origin}/assets/page-${id}.js`, '/assets/same.js', '/api/v1/profile', 'https://other.test/assets/x.js']);
      await letGo(deps, { id, files, core: [] });
    }
    expect(listKept()).toEqual(
      [
        '/assets/app-2.js',
        '/assets/app-3.js',
        '/assets/page-2.js',
        '/assets/page-3.js',
        '/assets/same.js',
        '/builds.json',
        '/index.html',
      ].sort(),
    );
  });

  it('D36 installs even if some files cannot be fetched', async () => {
    const { deps, network, stores } = makeWorld();
    network.set('/assets/a.js', {});
    await install(deps, { id: '1', files: [], core: ['/assets/a.js', '/assets/missing.js'] });
    expect(stores.get(cacheNames.files)?.size).toBe(1);
  });
});
