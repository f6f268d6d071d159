/** Verifies webhook signatures according to Standard Webhooks. */

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export type WebhookInput = {
  /** The secret as displayed, `whsec_...`. */
  readonly secret: string;
  readonly headers: WebhookHeaders;
  /** The raw body before parsing: the signature covers every byte. */
  readonly body: string | Uint8Array;
  /** Allowed difference from the clock, in seconds; defaults to 300. */
  readonly toleranceSeconds?: number;
  readonly nowMs?: number;
};

export type WebhookCheck<Event> =
  | { readonly ok: true; readonly id: string; readonly event: Event }
  | { readonly ok: false; readonly reason: 'headers' | 'time' | 'signature' | 'body' };

const TOLERANCE_SECONDS = 300;
const SIGNED = /^v1,([A-Za-z0-9+/=]+)$/;

/**
 * Verifies a webhook's signature and time, and parses it. The same `id` may arrive more than once: skip an `id` that
 * was already processed.
 */
export async function checkWebhook(input: WebhookInput): Promise<WebhookCheck<unknown>> {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => readHeader(input.headers, name));
  if (id === undefined || time === undefined || signatures === undefined) return { ok: false, reason: 'headers' };
  const nowSeconds = (input.nowMs ?? Date.now()) / 1000;
  const isNear = Math.abs(nowSeconds - Number(time)) <= (input.toleranceSeconds ?? TOLERANCE_SECONDS);
  if (!/^\d+$/.test(time) || !isNear) return { ok: false, reason: 'time' };
  const body = typeof input.body === 'string' ? new TextEncoder().encode(input.body) : input.body;
  if (!(await isSigned({ secret: input.secret, head: `${id}.${time}.`, body, signatures }))) return { ok: false, reason: 'signature' };
  try {
    return { ok: true, id, event: JSON.parse(new TextDecoder().decode(body)) };
  } catch {
    return { ok: false, reason: 'body' };
  }
}

async function isSigned({ secret, head, body, signatures }: { secret: string; head: string; body: Uint8Array; signatures: string }) {
  const bytes = decode(secret.replace(/^whsec_/, ''));
  if (bytes === null) return false;
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const start = new TextEncoder().encode(head);
  const content = new Uint8Array(start.length + body.length);
  content.set(start);
  content.set(body, start.length);
  for (const each of signatures.split(' ')) {
    const signature = decode(SIGNED.exec(each)?.[1] ?? '');
    // `verify` compares in constant time.
    if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, content))) return true;
  }
  return false;
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.[0];
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(base64);
    return text === '' ? null : Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
