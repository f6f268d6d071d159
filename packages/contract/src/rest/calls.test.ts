import { describe, expect, it } from 'vitest';
import { createApiClient, type CallApi } from '../client.ts';
import { api, encodeParam } from './index.ts';
import { laterApi } from './later.ts';

type Sent = { readonly method: string; readonly url: string; readonly headers: Record<string, string>; readonly body: unknown };

/** Makes a call without a server and returns the request that would have been sent. */
async function sendAndCatch(token: string | null, send: (call: CallApi) => Promise<unknown>): Promise<Sent> {
  let sent: Sent | null = null;
  const call = createApiClient({
    baseUrl: 'https://example.test',
    readToken: () => token,
    fetch: async (input, init) => {
      sent = {
        method: init?.method ?? 'GET',
        url: new Request(input).url,
        headers: init?.headers as Record<string, string>,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      return new Response('{}', { status: 404 });
    },
  });
  await send(call).catch(() => undefined);
  if (sent === null) throw new Error('nothing was sent');
  return sent;
}

const base = 'https://example.test/api/v1';
const filter = encodeParam({ side: 'sell' });
const uuid = '8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e';

describe('error text of a failed call', () => {
  it.each(['left', 'waited'] as const)('reports a call without an answer as unreachable, unless its caller aborted it: %s', async (how) => {
    const leaving = new AbortController();
    if (how === 'left') leaving.abort();
    const cause = new TypeError('fetch failed');
    const call = createApiClient({
      baseUrl: 'https://example.test',
      readToken: () => null,
      fetch: () => Promise.reject(cause),
    });
    const failure = await call(api.getHealth, {}, { signal: leaving.signal }).catch((error: unknown) => error);
    if (how === 'left') expect(failure).toBe(cause);
    else expect(failure).toMatchObject({ name: 'ApiError', status: 0, refusal: null, endpoint: 'getHealth', cause });
  });

  const fail = (body: string, type: string): Promise<unknown> => {
    const call = createApiClient({
      baseUrl: 'https://example.test',
      readToken: () => null,
      fetch: async () => new Response(body, { status: 503, headers: { 'content-type': type } }),
    });
    return call(api.getHealth, {}).catch((error: unknown) => error);
  };

  it('R8.23 keeps a string body or plain text, shortened', async () => {
    expect(await fail('"Down for maintenance"', 'application/json')).toMatchObject({ text: 'Down for maintenance', refusal: null });
    expect(await fail(' Down for maintenance\n', 'text/plain; charset=utf-8')).toMatchObject({ text: 'Down for maintenance' });
    expect(await fail('x'.repeat(5000), 'text/plain')).toMatchObject({ text: 'x'.repeat(300) });
  });

  it('R8.23 omits the text for an HTML page, other JSON or an empty body', async () => {
    for (const [body, type] of [
      ['<html>502</html>', 'text/html'],
      ['{"a":1}', 'application/json'],
      ['', 'text/plain'],
      ['{"a":', 'application/json'],
    ] as const)
      expect(await fail(body, type)).toMatchObject({ text: null, refusal: null, status: 503 });
  });
});

describe('requests on the wire', () => {
  it('R7.01 sends every call below /api/v1 with the stored token, or with no token for a visitor', async () => {
    const signedIn = await sendAndCatch('abc', (call) => call(api.getProfile, {}));
    expect(signedIn.url).toBe(`${base}/users/profile`);
    expect(signedIn.headers['authorization']).toBe('Bearer abc');
    const visitor = await sendAndCatch(null, (call) => call(api.getProfile, {}));
    expect(visitor.headers).not.toHaveProperty('authorization');
  });

  const calls: [rule: string, expected: string, send: (call: CallApi) => Promise<unknown>][] = [
    [
      'R7.02',
      'GET /auth/ggg/connect/authUrl/poe2?currentUrl=%2Fpoe2%2Fpoexchange%3Fa%3Db',
      (call) => call(api.startSignIn, { params: { game: 'poe2' }, query: { currentUrl: '/poe2/poexchange?a=b' } }),
    ],
    [
      'R7.04',
      `GET /auth/discord/connect/${encodeParam({ code: 'c', state: 's' })}`,
      (call) => call(laterApi.completeChatLink, { params: { answer: encodeParam({ code: 'c', state: 's' }) } }),
    ],
    ['R7.05', 'GET /users/profile', (call) => call(api.getProfile, {})],
    ['R7.19', 'GET /listings/my', (call) => call(laterApi.getMyListings, { query: {} })],
    [
      'R7.21',
      `GET /listings/poe1/hardcore%20mercenaries/ALL/${filter}`,
      (call) => call(api.getListings, { params: { game: 'poe1', league: 'hardcore mercenaries', category: 'ALL', filter } }),
    ],
    [
      'R7.25',
      `GET /notifications/${encodeParam({ game: 'poe1', sinceMs: 5 })}`,
      (call) => call(laterApi.getNotifications, { params: { param: encodeParam({ game: 'poe1', sinceMs: 5 }) } }),
    ],
  ];
  it.each(calls)('%s is sent as %s', async (_rule, expected, send) => {
    const sent = await sendAndCatch('abc', send);
    expect(`${sent.method} ${sent.url.slice(base.length)}`).toBe(expected);
  });

  it.each([
    ['without a body', new Response('')],
    ['whose body is empty', Response.json({})],
    ['whose body is null', Response.json(null)],
  ])('R7.26 a trade %s is an error', async (_what, reply) => {
    const call = createApiClient({ baseUrl: 'https://example.test', readToken: () => 'abc', fetch: async () => reply });
    await expect(call(laterApi.getTradeView, { params: { id: uuid } } as never)).rejects.toThrow();
  });

  it('R7.23 sends a trade request as a POST of listing, version, items and name', async () => {
    const body = { listingUuid: uuid, listingTimestampMs: 7, items: [], ign: 'Kirael' };
    // Loosely typed on purpose: the contract's ids are branded, but this test checks only the wire format.
    const sent = await sendAndCatch('abc', (call) => call(laterApi.createTradeNotification, { body } as never));
    expect([sent.method, sent.url, sent.body]).toEqual(['POST', `${base}/notifications`, body]);
  });
});
