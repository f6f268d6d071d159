import { listVariable } from '@poexchange/platform/config';
import * as z from 'zod/mini';
import type { AuthConfig } from './deps.ts';
import { parseTokenKeys } from './token-box.ts';

const secret = z.string().check(z.minLength(32, 'must have at least 32 characters'));
const keyList = z.pipe(
  z.string().check(z.refine((text) => parseTokenKeys(text) !== null, 'must be kid:base64 pairs of 32-byte keys, parted by commas')),
  z.transform((text: string) => text),
);

/** Environment variables for sign-in; the server's config schema spreads them next to PUBLIC_URL. */
export const authVariables = {
  /** At least 32 characters. Changing it signs out all users unless the old value is in JWT_SECRETS_OLD. */
  JWT_SECRET: secret,
  /** Former values of JWT_SECRET, separated by commas: tokens signed with them are still valid. */
  JWT_SECRETS_OLD: z._default(z.pipe(listVariable(), z.array(secret)), []),
  /** Keys for the publisher's tokens: the first key seals, and all keys open. */
  TOKEN_KEYS: keyList,
};

export function readAuthConfig(config: {
  readonly PUBLIC_URL: string;
  readonly JWT_SECRET: string;
  readonly JWT_SECRETS_OLD: readonly string[];
  readonly TOKEN_KEYS: string;
}): AuthConfig {
  const tokenKeys = parseTokenKeys(config.TOKEN_KEYS);
  if (tokenKeys === null) throw new Error('TOKEN_KEYS cannot be read');
  const [loginKey, ...oldLoginKeys] = [config.JWT_SECRET, ...config.JWT_SECRETS_OLD].map((text) => new TextEncoder().encode(text));
  return { publicUrl: config.PUBLIC_URL, loginKey: loginKey as Uint8Array, oldLoginKeys, tokenKeys };
}
