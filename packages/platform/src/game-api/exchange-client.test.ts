import { describe, expect, it } from 'vitest';
import { createExchangeClient } from './exchange-client.ts';
import type { HttpOutcome } from './http/send-request.ts';

const reply = (status: number, body: string, headers: Record<string, string> = {}): HttpOutcome => ({
  kind: 'reply',
  status,
  body: Buffer.from(body),
  readHeader: (name) => headers[name],
});

function start(answers: readonly HttpOutcome[]) {
  const asked: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const rest = [...answers];
  const client = createExchangeClient(
    { url: 'https://files.example.test/api/currency-exchange/', clientId: 'us', contact: 'a@b.test' },
    {
      sleep: async () => undefined,
      send: async ({ url, headers }) => {
        asked.push({ url, headers });
        return rest.shift() ?? { kind: 'timeout' };
      },
    },
  );
  return { client, asked };
}

describe('exchange client', () => {
  it('D52 requests an hour of a game with our user agent and without a token', async () => {
    const { client, asked } = start([reply(200, '{"next_change_id":7200,"markets":[]}'), reply(200, '{}')]);
    expect(await client.fetchDigest('poe1', 3600)).toEqual({ kind: 'ok', body: { next_change_id: 7200, markets: [] } });
    await client.fetchDigest('poe2', 3600);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://files.example.test/api/currency-exchange/3600',
      'https://files.example.test/api/currency-exchange/poe2/3600',
    ]);
    expect(asked[0]?.headers['user-agent']).toContain('OAuth us/');
    expect(asked[0]?.headers['authorization']).toBeUndefined();
  });

  it('D52 distinguishes an unpublished hour from a failing host', async () => {
    const { client } = start([
      reply(404, '{"next_change_id":3600,"markets":[]}'),
      reply(404, '<html>not here</html>'),
      reply(503, '', { 'retry-after': '5' }),
      reply(200, '<html>'),
      { kind: 'network', reason: 'ECONNRESET' },
    ]);
    const outcomes = [];
    for (let time = 0; time < 6; time += 1) outcomes.push(await client.fetchDigest('poe1', 3600));
    expect(outcomes).toMatchObject([
      { kind: 'unpublished' },
      { kind: 'down', reason: 'HTTP 404' },
      { kind: 'down', reason: 'HTTP 503', retryAfterMs: 5000 },
      { kind: 'down', reason: 'HTTP 200' },
      { kind: 'down', reason: 'ECONNRESET' },
      { kind: 'down', reason: 'timeout' },
    ]);
  });

  it('D52 sends one request at a time', async () => {
    let running = 0;
    let most = 0;
    const client = createExchangeClient(
      { url: 'https://files.example.test', clientId: 'us', contact: 'a@b.test' },
      {
        sleep: async () => undefined,
        send: async () => {
          most = Math.max(most, (running += 1));
          await new Promise(setImmediate);
          running -= 1;
          return reply(200, '{}');
        },
      },
    );
    await Promise.all([1, 2, 3].map((hour) => client.fetchDigest('poe1', hour * 3600)));
    expect(most).toBe(1);
  });
});
