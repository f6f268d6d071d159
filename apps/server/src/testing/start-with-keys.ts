/** Uses a server's keys in tests of key rotation: signs and reads tokens, encrypts and decrypts text. */
import { randomUUID } from 'node:crypto';
import { noteKeys } from '../audit.ts';
import { openToken, readAuthConfig, readLoginToken, sealToken, signLoginToken } from '../features/auth/index.ts';
import type { Market } from './market.ts';

export type KeyNode = {
  readonly sign: () => Promise<string>;
  readonly reads: (token: string) => Promise<boolean>;
  readonly seal: () => string;
  readonly opens: (text: string) => boolean;
};

const owner = { userId: 'someone', field: 'access' } as const;

/** Starts the way a server does, with the variables from a file, and stores its keys. */
export async function startWithKeys(market: Market, file: string): Promise<KeyNode> {
  const variables = new Map(file.split('\n').map((line) => line.split(/=(.*)/s) as [string, string]));
  const config = readAuthConfig({
    PUBLIC_URL: 'http://localhost',
    JWT_SECRET: variables.get('JWT_SECRET') ?? '',
    JWT_SECRETS_OLD: (variables.get('JWT_SECRETS_OLD') ?? '').split(',').filter((key) => key !== ''),
    TOKEN_KEYS: variables.get('TOKEN_KEYS') ?? '',
  });
  const { nowMs } = market.clock;
  await noteKeys(market.db, { ...config, nowMs });
  const { loginKey: key, oldLoginKeys: oldKeys, tokenKeys } = config;
  return {
    sign: () => signLoginToken({ userId: randomUUID(), sessionId: randomUUID() }, { key, issuedMs: nowMs }),
    reads: async (token) => (await readLoginToken(token, { key, oldKeys, nowMs })).kind === 'valid',
    seal: () => sealToken('secret', owner, tokenKeys),
    opens: (text) => openToken(text, owner, tokenKeys) === 'secret',
  };
}
