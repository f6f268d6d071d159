import type { GameCharacterItems } from '@poexchange/contract/game-api';
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createAccountScene, grantTokens } from '../auth/testing/account-scene.ts';
import { saveTokens } from '../auth/publisher-tokens.ts';
import { getCharacterItems } from './register-game-data.ts';

const scene = await createAccountScene();
const { db, clock, account } = scene;
const deps = { ...scene.deps, poe2Stashes: 'notOffered' as const, hasMarket: async () => true };
afterAll(() => scene.drop());

let userId: string;
beforeEach(async () => {
  await db.deleteFrom('users').execute();
  const values = { account_uuid: 'a', name: 'Kirael#1', banned_ms: null, created_ms: 0, signed_in_ms: 0 };
  ({ id: userId } = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow());
  await db.transaction().execute((tx) => saveTokens(tx, { userId, tokens: grantTokens(), tokenKeys: deps.config.tokenKeys, nowMs: 0 }));
});
const item = (name: string) => ({ typeLine: name, unknownField: [1, null] });
const read = (name = 'Kirael_Slams') => getCharacterItems(deps, { userId, game: 'poe1', name });

it('R3.59, R3.60, R3.64 returns equipment and inventory as the publisher sent them, with the league in lower case', async () => {
  const asked: unknown[] = [];
  account.fetchCharacter = async (_access, options) => {
    asked.push(options);
    const character = { id: 'c', name: options.name, class: 'Witch', level: 97, league: 'Mercenaries', equipment: [item('Leather Belt')] };
    return {
      kind: 'ok',
      value: { ...character, jewels: [item('Large Cluster Jewel')], inventory: [item('Chaos Orb')] } as unknown as GameCharacterItems,
    };
  };
  const reply = await read();
  expect(netWorthApi.getCharacterItems.reply.parse(reply)).toEqual({
    id: 'c',
    name: 'Kirael_Slams',
    league: 'mercenaries',
    equipment: [item('Leather Belt'), item('Large Cluster Jewel')],
    inventory: [item('Chaos Orb')],
    readAtMs: clock.nowMs,
    budget: { policy: 'character-request-limit', windows: [], waitMs: 0 },
  });
  expect(asked).toEqual([{ game: 'poe1', name: 'Kirael_Slams' }]);
});

it('R3.59 returns nothing for a character without items or league', async () => {
  account.fetchCharacter = async () => ({ kind: 'ok', value: { id: 'c', name: 'New', class: 'Witch', level: 1 } as GameCharacterItems });
  expect(await read()).toMatchObject({ league: '', equipment: [], inventory: [] });
});

it("R8.20 reports another person's character as not found, and the publisher's failures by code", async () => {
  account.fetchCharacter = async () => ({ kind: 'ok', value: null });
  await expect(read()).rejects.toMatchObject({ code: 'notFound' });
  account.fetchCharacter = async () => ({ kind: 'notFound' });
  await expect(read()).rejects.toMatchObject({ code: 'notFound' });
  account.fetchCharacter = async () => ({ kind: 'timeout' });
  await expect(read()).rejects.toMatchObject({ code: 'gameApiTimeout' });
  account.fetchCharacter = async () => ({ kind: 'rateLimited', retryAfterMs: 5000, policy: 'character-request-limit' });
  await expect(read()).rejects.toMatchObject({ code: 'rateLimited', details: { retryAfterMs: 5000 } });
});

it('rejects a character name that is a path', () => {
  const takes = (name: string): boolean => netWorthApi.getCharacterItems.params?.safeParse({ name }).success === true;
  expect(['Kirael', 'Änne', 'a.b'].map(takes)).toEqual([true, true, true]);
  expect(['.', '..', '', 'a b', 'x'.repeat(41)].map(takes)).toEqual([false, false, false, false, false]);
});
