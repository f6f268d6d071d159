/**
 * Keys in a file of environment variables, in the format of systemd, compose and Kubernetes: one `NAME=value` per line.
 */
import { randomBytes } from 'node:crypto';

/** Keys of each kind, current key first. */
export type Keys = { readonly signing: readonly string[]; readonly encryption: readonly SealingKey[] };
export type SealingKey = { readonly id: string; readonly key: string };

/** Reads the keys; throws with the variable's name if a key that every server needs is missing. */
export function readKeys(text: string): Keys {
  const [secret, old, sealing] = ['JWT_SECRET', 'JWT_SECRETS_OLD', 'TOKEN_KEYS'].map((name) => readVariable(text, name));
  if (secret === undefined || secret === '') throw new Error('the file has no JWT_SECRET');
  const encryption = splitList(sealing).map((pair) => {
    const [id = '', key = ''] = pair.split(/:(.*)/s);
    return { id, key };
  });
  if (encryption.length === 0) throw new Error('the file has no TOKEN_KEYS');
  return { signing: [secret, ...splitList(old)], encryption };
}

/** Writes the keys into the text; every other line is unchanged. */
export function writeKeys(text: string, { signing, encryption }: Keys): string {
  const [secret = '', ...old] = signing;
  const values = {
    JWT_SECRET: secret,
    JWT_SECRETS_OLD: old.join(','),
    TOKEN_KEYS: encryption.map(({ id, key }) => `${id}:${key}`).join(','),
  };
  let written = text;
  for (const [name, value] of Object.entries(values)) written = writeVariable(written, name, value);
  return written;
}

export function makeSigningKey(): string {
  return randomBytes(48).toString('base64url');
}

/** Creates an encryption key with an unused name. */
export function makeSealingKey(others: readonly SealingKey[]): SealingKey {
  const taken = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (taken.has(`k${number}`)) number += 1;
  return { id: `k${number}`, key: randomBytes(32).toString('base64') };
}

function readVariable(text: string, name: string): string | undefined {
  const value = new RegExp(String.raw`^\s*${name}=(.*)$`, 'm').exec(text)?.[1]?.trim();
  return value?.replace(/^(["'])(.*)\1$/, '$2');
}

function writeVariable(text: string, name: string, value: string): string {
  const line = `${name}=${value}`;
  const found = new RegExp(String.raw`^\s*${name}=.*$`, 'm');
  if (found.test(text)) return text.replace(found, () => line);
  return value === '' ? text : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}

function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
