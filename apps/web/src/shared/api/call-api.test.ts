import type { Endpoint } from '@poexchange/contract/endpoint';
import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { api } from '@poexchange/contract/rest';
import { accessTokensApi } from '@poexchange/contract/rest/access-tokens';
import { laterApi } from '@poexchange/contract/rest/later';
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { servicesApi } from '@poexchange/contract/rest/services';
import { statusApi } from '@poexchange/contract/rest/status';
import { webhooksApi } from '@poexchange/contract/rest/webhooks';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startConnectionWatch } from '../network/connection.ts';
import { reachabilityLimits } from '../network/reachability.ts';
import notification from '../../i18n/en/notification.json';
import { provideLatePart } from '../late-parts.ts';
import { clearToken, readToken, storeToken } from '../session/token.ts';
import { callApi } from './call-api.ts';

const endpoints: readonly Endpoint[] = [api, accessTokensApi, laterApi, netWorthApi, servicesApi, statusApi, webhooksApi].flatMap((part) =>
  Object.values(part),
);
const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
const shown: { id: string; key: string }[] = [];

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

const refuse = (code: ErrorCode): void => answer(errorCatalogue[code].status, describeRefusal(code, 'r'));
const call = (endpoint: Endpoint): Promise<unknown> => callApi(endpoint, { params: {} } as never).catch((error: unknown) => error);

describe('failed call from any caller', () => {
  let withdraw = (): void => undefined;
  beforeEach(() => {
    shown.length = 0;
    withdraw = provideLatePart('toasts', {
      show: (id, { title }) => void shown.push({ id, key: title.key }),
      showCustom: () => undefined,
      dismiss: () => undefined,
    });
    storeToken(token);
  });
  afterEach(() => {
    withdraw();
    clearToken();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  it('R8.19 signs out with the session-expired toast on 401, for each endpoint of the contract', async () => {
    refuse('sessionExpired');
    for (const endpoint of endpoints) {
      storeToken(token);
      shown.length = 0;
      await call(endpoint);
      expect([endpoint.name, readToken(), shown]).toEqual([endpoint.name, null, [{ id: 'session', key: 'info.session_expired' }]]);
    }
  });

  it('R8.25 R4.14 signs out a banned account with the banned toast, for each endpoint of the contract', async () => {
    refuse('banned');
    for (const endpoint of endpoints) {
      storeToken(token);
      shown.length = 0;
      await call(endpoint);
      expect([endpoint.name, readToken(), shown]).toEqual([endpoint.name, null, [{ id: 'banned', key: 'error.banned' }]]);
    }
  });

  it('R8.09 R8.20 reports that the game provider is down on a 5xx from any call under /ggg/, but not from other calls', async () => {
    answer(502, {});
    for (const endpoint of endpoints) {
      shown.length = 0;
      await call(endpoint);
      const expected = endpoint.path.startsWith('/ggg/') ? ['error.game_api_down'] : [];
      expect([endpoint.name, shown.map(({ key }) => key)]).toEqual([endpoint.name, expected]);
    }
    expect(notification.error.game_api_down).toBe('GGG API is down. Please try again later!');
    expect(endpoints.filter(({ path }) => path.startsWith('/ggg/')).map(({ name }) => name)).toContain('getCharacterItems');
  });

  it('R2.06 shows no global toast for an outage on a page that finishes a sign-in, but still ends an expired session', async () => {
    history.replaceState(null, '', '/ggg/connect');
    answer(502, {});
    await call(laterApi.getCharacters);
    expect(shown).toEqual([]);
    refuse('sessionExpired');
    await call(laterApi.getCharacters);
    expect(readToken()).toBeNull();
  });

  it('still rejects, so that the caller can report what failed', async () => {
    refuse('sessionExpired');
    await expect(callApi(laterApi.getStock, { params: { game: 'poe1', league: 'standard' } })).rejects.toMatchObject({ status: 401 });
  });

  it('R8.19 R8.25 is the only module of the page that creates an API client', () => {
    const root = path.join(import.meta.dirname, '../..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
    const makers = sources.filter((name) => readFileSync(path.join(root, name), 'utf8').includes('createApiClient'));
    expect(makers).toEqual([path.join('shared', 'api', 'call-api.ts')]);
  });
});

it('D36 does not abort a call whose response has started, even if the body is still arriving', async () => {
  vi.useFakeTimers();
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  const answerLater = async (input: string, init: RequestInit): Promise<Response> => {
    if (input.includes('/health')) {
      await new Promise((resolve) => void setTimeout(resolve, reachabilityLimits.shortestWaitMs));
      throw new TypeError('silent');
    }
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void bodies.push(controller) });
    init.signal?.addEventListener('abort', () => bodies[0]?.error(new Error('given up')));
    return new Response(body, { status: 200 });
  };
  vi.stubGlobal('fetch', answerLater);
  startConnectionWatch();
  // The first probe has failed, and the second is about to fail.
  await vi.advanceTimersByTimeAsync(3500);
  const asked = callApi(api.startSignIn, { params: { game: 'poe1' }, query: { currentUrl: '/' } });
  await vi.advanceTimersByTimeAsync(500);
  bodies[0]?.enqueue(new TextEncoder().encode(JSON.stringify({ url: 'https://example.com', state: 'x' })));
  bodies[0]?.close();
  expect(await asked).toEqual({ url: 'https://example.com', state: 'x' });
  vi.useRealTimers();
});
