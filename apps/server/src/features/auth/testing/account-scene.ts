/** A database, clock and publisher controlled by the test, for features that act in a person's name. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { accountScopes } from '@poexchange/contract/game-api';
import { createDb } from '@poexchange/platform/db';
import type { AccountClient, GameApi, GrantedTokens, OauthClient } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase, type TestDatabase } from '@poexchange/platform/testing';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { GameDataDeps } from '../../game-data/index.ts';
import { parseTokenKeys } from '../token-box.ts';

const folder = fileURLToPath(new URL('../../../../migrations', import.meta.url));
const down = async (): Promise<{ kind: 'down'; reason: string }> => ({ kind: 'down', reason: 'not part of this test' });

export type AccountScene = {
  readonly db: Kysely<Database>;
  readonly url: string;
  readonly pool: TestDatabase['pool'];
  readonly clock: { nowMs: number };
  readonly deps: GameDataDeps;
  readonly oauth: { -readonly [Name in keyof OauthClient]: OauthClient[Name] };
  readonly account: { -readonly [Name in keyof AccountClient]: AccountClient[Name] };
  readonly logged: string[];
  readonly drop: () => Promise<void>;
};

export function grantTokens(options: Partial<GrantedTokens> = {}): GrantedTokens {
  return {
    accessToken: `access ${randomUUID()}`,
    refreshToken: `refresh ${randomUUID()}`,
    expiresAtMs: null,
    scopes: accountScopes,
    ...options,
  };
}

export async function createAccountScene(): Promise<AccountScene> {
  const database = await createTestDatabase({ migrations: [{ schema: 'public', folder }] });
  const db = createDb<Database>(database.pool);
  const clock = { nowMs: 1_800_000_000_000 };
  const logged: string[] = [];
  const oauth: AccountScene['oauth'] = {
    buildAuthorizeUrl: ({ state, codeChallenge }) =>
      `https://publisher.example/oauth/authorize?${new URLSearchParams({ state, codeChallenge }).toString()}`,
    exchangeCode: async () => ({ kind: 'ok', value: grantTokens() }),
    refreshTokens: down,
    revokeToken: async () => true,
    requestServiceToken: down,
  };
  const account: AccountScene['account'] = {
    fetchProfile: async () => ({ kind: 'ok', value: { uuid: 'publisher-uuid', name: 'Kirael#1234' } }),
    fetchLeagues: down,
    fetchCharacter: down,
    fetchCharacters: down,
    fetchStashes: down,
    fetchStash: down,
  };
  const tokenKeys = parseTokenKeys(`k1:${Buffer.alloc(32, 7).toString('base64')}`);
  if (tokenKeys === null) throw new Error('bad test keys');
  const gameApi: GameApi = {
    account,
    oauth,
    service: { fetchPublicStashPage: down, fetchPublicStashBytes: down, fetchLeagues: down, readStreamBudget: async () => null },
    budgetOf: async (_account, policy) => ({ policy, windows: [], waitMs: 0 }),
  };
  const log = createLogger({ name: 'test', level: 'trace', destination: { write: (line) => logged.push(line) } });
  const config = { publicUrl: 'https://site.example', loginKey: new Uint8Array(32).fill(9), tokenKeys };
  return {
    db,
    url: database.url,
    pool: database.pool,
    clock,
    deps: {
      db,
      clock: () => clock.nowMs,
      gameApi,
      log,
      config,
      poe2Stashes: 'notOffered',
      hasMarket: async ({ league }) => league === 'mercenaries' || league === 'standard',
    },
    oauth,
    account,
    logged,
    drop: () => database.drop(),
  };
}
