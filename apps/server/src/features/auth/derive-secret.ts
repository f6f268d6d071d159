import { createHmac } from 'node:crypto';

/**
 * Derives a secret from our own key and its purpose by HMAC. A repeated start with the same Idempotency-Key gets the
 * same secret, and none is stored in the clear.
 */
export function deriveSecret(key: Uint8Array, purpose: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(purpose)).digest('base64url');
}
