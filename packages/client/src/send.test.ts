import { describe, expect, it } from 'vitest';
import { send, type ClientOptions, type Endpoint, type Extras } from './send.ts';
import { PoExchangeError, unwrap } from './result.ts';

const get: Endpoint = { method: 'GET', path: '/api/v1/listings/{uuid}', hasKey: false };
const post: Endpoint = { method: 'POST', path: '/api/v1/listings', hasKey: true };
const plain: Endpoint = { ...post, hasKey: false };
const refusal = (code: string, more: object = {}) => ({ code, wording: `error.${code}`, requestId: 'r1', ...more });

/**
 * A server that sends these answers in order and then repeats the last one; an answer that throws simulates a lost
 * connection.
 */
function serve(...answers: (() => Response)[]) {
  const sent: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = [];
  const waits: number[] = [];
  const options: ClientOptions = {
    baseUrl: 'https://site.test/',
    token: 'pox_x',
    fetch: async (url, init) => {
      sent.push({ url: url as string, init: init as never });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer === undefined) throw new Error('no answer');
      return answer();
    },
    sleep: async (ms) => void waits.push(ms),
  };
  const run = (endpoint: Endpoint, { extras = {}, more = {} }: { extras?: Extras; more?: Partial<ClientOptions> } = {}) =>
    send(
      { ...options, ...more },
      { name: 'call', endpoint, call: { params: { uuid: 'a/b' }, query: { x: 1, y: undefined }, body: undefined }, extras },
    );
  return { sent, waits, run };
}
const ok = () => Response.json({ a: 1 }, { headers: { 'server-time-ms': '5' } });
const lost = () => {
  throw new TypeError('fetch failed');
};
const away = (status: number) => () => new Response('<html>', { status });

describe('a call', () => {
  it('sends its path, query and token, and returns the reply with the server’s time', async () => {
    const { sent, run } = serve(ok);
    expect(await run(get)).toEqual({ ok: true, reply: { a: 1 }, serverTimeMs: 5 });
    expect(sent[0]?.url).toBe('https://site.test/api/v1/listings/a%2Fb?x=1');
    expect(sent[0]?.init.headers).toEqual({ accept: 'application/json', authorization: 'Bearer pox_x' });
  });

  it('waits as long as a 429 requests, up to the allowed maximum', async () => {
    const limited = () => Response.json(refusal('rateLimited', { retryAfterMs: 1200 }), { status: 429 });
    const byHeader = () => Response.json(refusal('rateLimited'), { status: 429, headers: { 'retry-after': '3' } });
    const { waits, run } = serve(limited, byHeader, ok);
    expect(await run(plain)).toMatchObject({ ok: true });
    expect(waits).toEqual([1200, 3000]);
    const long = serve(() => Response.json(refusal('rateLimited', { retryAfterMs: 90_000 }), { status: 429 }));
    expect(await long.run(get)).toMatchObject({ ok: false, failure: { kind: 'refused', code: 'rateLimited', retryAfterMs: 90_000 } });
    expect([long.waits, long.sent.length]).toEqual([[], 1]);
  });

  it('is retried after a lost connection or an unavailable server, with increasing waits and the same key', async () => {
    const { sent, waits, run } = serve(lost, away(503), away(502), ok);
    expect(await run(post)).toMatchObject({ ok: true });
    const keys = new Set(sent.map(({ init }) => init.headers['idempotency-key']));
    expect([keys.size, sent.length]).toEqual([1, 4]);
    expect([...keys][0]).toMatch(/^[\w-]{36}$/);
    expect(waits.map((ms, at) => ms >= 500 * 2 ** at && ms <= 1000 * 2 ** at)).toEqual([true, true, true]);
    const never = serve(lost);
    expect(await never.run(get, { more: { retries: 2 } })).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(never.sent).toHaveLength(3);
  });

  it('is sent only once if repeating it could apply it twice', async () => {
    for (const answer of [lost, away(503)]) {
      const { sent, run } = serve(answer, ok);
      expect(await run(plain)).toMatchObject({ ok: false });
      expect(sent).toHaveLength(1);
    }
  });

  it('uses the caller’s idempotency key', async () => {
    const { sent, run } = serve(ok);
    await run(post, { extras: { idempotencyKey: 'mine' } });
    expect(sent[0]?.init.headers['idempotency-key']).toBe('mine');
  });

  it('returns the reason for a refusal, and is not retried', async () => {
    const { sent, run } = serve(() => Response.json(refusal('badRequest', { paths: ['body.url'], extra: 1 }), { status: 400 }));
    const result = await run(get);
    const failure = { kind: 'refused', code: 'badRequest', status: 400, requestId: 'r1', paths: ['body.url'] } as const;
    expect(result).toEqual({ ok: false, failure });
    expect(sent).toHaveLength(1);
    expect(() => unwrap(result)).toThrow(new PoExchangeError(failure));
    expect(await serve(() => new Response('Moved', { status: 404 })).run(get)).toEqual({
      ok: false,
      failure: { kind: 'unreadable', status: 404, text: 'Moved' },
    });
  });

  it('ends, along with its waits, when the caller aborts it', async () => {
    const controller = new AbortController();
    const { run } = serve(lost);
    const stopped = run(get, { extras: { signal: controller.signal }, more: { sleep: () => Promise.reject(new Error('stopped')) } });
    expect(await stopped).toEqual({ ok: false, failure: { kind: 'aborted' } });
    controller.abort();
    expect(await run(get, { extras: { signal: controller.signal } })).toEqual({ ok: false, failure: { kind: 'aborted' } });
  });

  it('reports the date of a planned removal', async () => {
    const told: unknown[] = [];
    const headers = { deprecation: '@1767225600', sunset: 'Wed, 01 Apr 2026 00:00:00 GMT' };
    await serve(() => Response.json({}, { headers })).run(get, { more: { onDeprecated: (...each) => told.push(each) } });
    await serve(ok).run(get, { more: { onDeprecated: (...each) => told.push(each) } });
    expect(told).toEqual([['call', new Date(Date.UTC(2026, 3, 1))]]);
  });
});
