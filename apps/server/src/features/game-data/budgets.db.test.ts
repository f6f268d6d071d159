import { fileURLToPath } from 'node:url';
import { createDb, createPool } from '@poexchange/platform/db';
import { createGameApi, createPostgresBudgetStore, pruneBudgets } from '@poexchange/platform/game-api';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/schema.ts';

const database = await createTestDatabase({
  migrations: [{ schema: 'public', folder: fileURLToPath(new URL('../../../migrations', import.meta.url)) }],
});
const otherPool = createPool(database.url);
const dbs = [createDb<Database>(database.pool), createDb<Database>(otherPool)] as const;
afterAll(async () => {
  await otherPool.end();
  await database.drop();
});
beforeEach(() => dbs[0].deleteFrom('game_api_budgets').execute());

const key = { scope: 'user', policy: 'p' };

/** Two server processes on one database, and a publisher that allows five calls in ten seconds. */
function startServers() {
  const nowMs = 1_800_000_000_000;
  let used = 0;
  let out = 0;
  const seen = { most: 0, limited: 0 };
  const send = async () => {
    seen.most = Math.max(seen.most, (out += 1));
    await new Promise((resolve) => setTimeout(resolve, 3));
    out -= 1;
    used += 1;
    const isLimited = used > 5;
    if (isLimited) seen.limited += 1;
    const headers: Record<string, string> = {
      'x-rate-limit-policy': 'stash-list-request-limit',
      'x-rate-limit-rules': 'Account',
      'x-rate-limit-account': '5:10:60',
      'x-rate-limit-account-state': `${used}:10:${isLimited ? 60 : 0}`,
    };
    return {
      kind: 'reply' as const,
      status: isLimited ? 429 : 200,
      readHeader: (name: string) => headers[name],
      body: Buffer.from('{"stashes":[]}'),
    };
  };
  const settings = {
    apiUrl: 'http://x',
    oauthUrl: 'http://x',
    clientId: 'c',
    clientSecret: 's',
    contact: 'mail@example.org',
    redirectUrl: 'http://x',
  };
  const startServer = (db: (typeof dbs)[number]) =>
    createGameApi(settings, { budgetStore: createPostgresBudgetStore(db, { clock: () => nowMs }), clock: () => nowMs, send });
  return { servers: [startServer(dbs[0]), startServer(dbs[1])] as const, seen };
}

describe('budgets in PostgreSQL', () => {
  it('R4.17 two servers share an account’s budget and never exceed it', async () => {
    const { servers, seen } = startServers();
    const access = { account: 'user', accessToken: 't' };
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        servers[index % 2 === 0 ? 0 : 1].account.fetchStashes(access, { game: 'poe1', league: 'Standard' }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.kind === 'ok')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome.kind === 'rateLimited')).toHaveLength(8);
    expect(seen).toEqual({ most: 1, limited: 0 });
    for (const server of servers) {
      expect(await server.budgetOf('user', 'stash-list-request-limit')).toMatchObject({
        windows: [{ limit: 5, used: 4, periodMs: 10_000 }],
        waitMs: 16_000,
      });
    }
  });

  it('R4.17 keeps all concurrent changes', async () => {
    const stores = [createPostgresBudgetStore(dbs[0], { clock: () => 1 }), createPostgresBudgetStore(dbs[1], { clock: () => 1 })] as const;
    const add = (index: number) =>
      stores[index % 2 === 0 ? 0 : 1].update([key, { scope: '*', policy: 'p' }], (states) => ({
        states: states.map((state) => ({ ...state, blockedUntilMs: state.blockedUntilMs + 1 })),
        result: null,
      }));
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index)));
    expect((await stores[0].read([key]))[0]?.blockedUntilMs).toBe(20);
  });

  it('R4.17 leaves the budget unchanged when a change throws', async () => {
    const store = createPostgresBudgetStore(dbs[0], { clock: () => 1 });
    const failing = store.update([key], () => {
      throw new Error('bug');
    });
    await expect(failing).rejects.toThrow('bug');
    expect((await store.read([key]))[0]?.isKnown).toBe(false);
  });

  it('D18 deletes unused budgets', async () => {
    const store = createPostgresBudgetStore(dbs[0], { clock: () => 1000 });
    await store.update([key], (states) => ({ states: states.map((state) => ({ ...state, isKnown: true })), result: null }));
    expect(await pruneBudgets(dbs[0], 1000)).toBe(0);
    expect(await pruneBudgets(dbs[0], 1001)).toBe(1);
  });
});
