import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkWebhook, type WebhookHeaders } from './webhooks.ts';

// Example from the Standard Webhooks specification.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const known = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const nowMs = 1_614_265_330_000;
const headersOf = (signature: string, time = '1614265330'): WebhookHeaders => ({
  'webhook-id': id,
  'webhook-timestamp': time,
  'webhook-signature': signature,
});
const check = (headers: WebhookHeaders, changes: object = {}) => checkWebhook({ secret, headers, body, nowMs, ...changes });
const sign = (time: string) => {
  const key = Buffer.from(secret.slice(6), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
};

describe('a webhook', () => {
  it('is accepted with the specification’s example signature, in every form of headers and body', async () => {
    const good = { ok: true, id, event: { test: 2_432_232_314 } };
    expect(await check(headersOf(known))).toEqual(good);
    expect(await check(new Headers(headersOf(known) as Record<string, string>))).toEqual(good);
    const upper = Object.fromEntries(Object.entries(headersOf(known)).map(([name, value]) => [name.toUpperCase(), [value]]));
    expect(await check(upper as WebhookHeaders, { body: new TextEncoder().encode(body) })).toEqual(good);
  });

  it('is accepted with a signature by either the old or the new secret', async () => {
    expect(await check(headersOf(`v1,AAAA ${known}`))).toMatchObject({ ok: true });
    expect(await check(headersOf(`v2,x v1a,y ${known}`))).toMatchObject({ ok: true });
  });

  it.each([
    ['signature', headersOf(known), { body: `${body} ` }],
    ['signature', headersOf(known), { secret: 'whsec_AAAA' }],
    ['signature', headersOf(known), { secret: 'whsec_?' }],
    ['signature', headersOf('v1,!'), {}],
    ['signature', headersOf(known.replace('v1', 'v2')), {}],
    ['headers', { 'webhook-id': id }, {}],
    ['time', headersOf(known), { nowMs: nowMs + 301_000 }],
    ['time', headersOf(known), { nowMs: nowMs - 301_000 }],
    ['time', headersOf(known, 'soon'), {}],
    ['time', headersOf(sign('1e9'), '1e9'), { nowMs: 1e12 }],
  ] as const)('is refused for its %s', async (reason, headers, changes) => {
    expect(await check(headers, changes)).toEqual({ ok: false, reason });
  });

  it('is accepted when five minutes old, or older if the tolerance allows it', async () => {
    expect(await check(headersOf(known), { nowMs: nowMs + 300_000 })).toMatchObject({ ok: true });
    expect(await check(headersOf(known), { nowMs: nowMs + 400_000, toleranceSeconds: 400 })).toMatchObject({ ok: true });
  });

  it('is refused if its body is not JSON', async () => {
    const content = `${id}.1614265330.{`;
    const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(content)
      .digest('base64');
    expect(await check(headersOf(`v1,${signature}`), { body: '{' })).toEqual({ ok: false, reason: 'body' });
  });
});
