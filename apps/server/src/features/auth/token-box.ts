/**
 * Seals the publisher's tokens and webhook secrets with AES-256-GCM. Sealed text names its key, so that keys can be
 * rotated.
 */
import { createCipheriv, createDecipheriv, randomBytes, createHmac } from 'node:crypto';

export type TokenKeys = { readonly current: string; readonly keys: ReadonlyMap<string, Buffer> };

/** Owner of sealed text. Text moved to another user or field cannot be opened. */
export type SealContext = { readonly userId: string; readonly field: 'access' | 'refresh' | `webhook ${string}` };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Reads `kid:base64key` pairs; the first key seals, and all keys open. Returns null if the text is malformed. */
export function parseTokenKeys(text: string): TokenKeys | null {
  const keys = new Map<string, Buffer>();
  for (const part of text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')) {
    const match = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{42,43}=?=?)$/.exec(part);
    const key = Buffer.from(match?.[2] ?? '', 'base64');
    const kid = match?.[1];
    if (kid === undefined || key.length !== 32 || keys.has(kid)) return null;
    keys.set(kid, key);
  }
  const current = keys.keys().next().value;
  return current === undefined ? null : { current, keys };
}

export function sealToken(token: string, context: SealContext, tokenKeys: TokenKeys): string {
  const key = tokenKeys.keys.get(tokenKeys.current);
  if (key === undefined) throw new Error('no key to seal with');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(describeContext(context));
  const sealed = Buffer.concat([iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${tokenKeys.current}.${sealed.toString('base64url')}`;
}

/** Returns the token; null if the text was modified, moved, or sealed with a key that we no longer have. */
export function openToken(sealed: string, context: SealContext, tokenKeys: TokenKeys): string | null {
  const [kid = '', body = ''] = sealed.split('.');
  const key = tokenKeys.keys.get(kid);
  const bytes = Buffer.from(body, 'base64url');
  if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(describeContext(context))
      .setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function describeContext({ userId, field }: SealContext): Buffer {
  return Buffer.from(`${userId} ${field}`);
}

/**
 * Derives a secret from our own key and the secret's purpose by HMAC. A repeated start with the same Idempotency-Key
 * gets the same secret, and no secret is stored in plain text.
 */
export function deriveSecret(key: Uint8Array, purpose: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(purpose)).digest('base64url');
}
