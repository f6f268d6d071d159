import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTokens, replaceTokens, saveTokens } from './publisher-tokens.ts';
import { resealPublisherTokens } from './reseal-tokens.ts';
import { createAccountScene, type AccountScene } from './testing/account-scene.ts';
import type { TokenKeys } from './token-box.ts';

let scene: AccountScene;
beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.drop());

const key = (fill: number) => Buffer.alloc(32, fill);
const first: TokenKeys = { current: 'k1', keys: new Map([['k1', key(1)]]) };
const both: TokenKeys = { current: 'k_2', keys: new Map([['k_2', key(2)], ...first.keys]) };
const second: TokenKeys = { current: 'k_2', keys: new Map([['k_2', key(2)]]) };

it('D12 reseals game account tokens when their key is replaced, without overwriting newer tokens', async () => {
  const people = await scene.db
    .insertInto('users')
    .values(['A', 'B', 'C'].map((name) => ({ account_uuid: name, name: `${name}#1`, created_ms: 0, signed_in_ms: 0, banned_ms: null })))
    .returning('id')
    .execute();
  const [a = '', b = '', c = ''] = people.map(({ id }) => id);
  const tokens = { accessToken: 'access', refreshToken: 'refresh', expiresAtMs: null };
  for (const userId of [a, b])
    await scene.db.transaction().execute((tx) => saveTokens(tx, { userId, tokens: tokens as never, tokenKeys: first, nowMs: 1 }));
  const lost: TokenKeys = { current: 'k0', keys: new Map([['k0', key(9)]]) };
  await scene.db.transaction().execute((tx) => saveTokens(tx, { userId: c, tokens: tokens as never, tokenKeys: lost, nowMs: 1 }));
  expect(await readTokens(scene.db, { userId: a, tokenKeys: second })).toBeNull();
  const before = await readTokens(scene.db, { userId: b, tokenKeys: first });
  expect(await resealPublisherTokens(scene.db, both)).toBe(2);
  const kept = { accessToken: 'access', refreshToken: 'refresh', version: before?.version };
  for (const userId of [a, b]) expect(await readTokens(scene.db, { userId, tokenKeys: second })).toMatchObject(kept);
  expect(await resealPublisherTokens(scene.db, both)).toBe(0);
  // A refresh in progress still succeeds, because resealing does not change the version.
  const fresh = { ...tokens, accessToken: 'fresh' } as never;
  const write = { userId: b, tokens: fresh, tokenKeys: both, nowMs: 2, version: before?.version ?? 0 };
  expect(await replaceTokens(scene.db, write)).toBe(true);
  expect(await resealPublisherTokens(scene.db, both)).toBe(0);
  expect(await readTokens(scene.db, { userId: b, tokenKeys: second })).toMatchObject({ accessToken: 'fresh' });
});
