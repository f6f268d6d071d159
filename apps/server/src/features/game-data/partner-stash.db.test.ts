import { createLogger } from '@poexchange/platform/log';
import { afterAll, expect, it } from 'vitest';
import { buildHttp } from '../../http/build-http.ts';
import { createServerApp } from '../../http/mount.ts';
import { issueSession } from '../auth/index.ts';
import { saveTokens } from '../auth/publisher-tokens.ts';
import { createAccountScene, grantTokens } from '../auth/testing/account-scene.ts';
import { registerGameData } from './register-game-data.ts';
import { failOnUndeclared } from '../../testing/fail-on-undeclared.ts';

const scene = await createAccountScene();
const { db, deps, account } = scene;
afterAll(() => scene.drop());

it('D14 a session through the partner cannot read stashes, even if the person also has a session through the game', async () => {
  account.fetchLeagues = async () => ({ kind: 'ok', value: [{ id: 'Mercenaries' }] });
  account.fetchStashes = async () => ({ kind: 'ok', value: [{ id: 'tab1', name: 'Shop', type: 'PremiumStash' }] });
  const { id } = await db
    .insertInto('users')
    .values({ account_uuid: 'a', name: 'Kirael#1234', banned_ms: null, created_ms: 0, signed_in_ms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [game, partner] = await db.transaction().execute(async (tx) => {
    await saveTokens(tx, { userId: id, tokens: grantTokens(), tokenKeys: deps.config.tokenKeys, nowMs: 0 });
    const open = (via: 'game' | 'partner'): Promise<string> =>
      issueSession(tx, { userId: id, via, nowMs: deps.clock(), onEnded: undefined });
    return [await open('game'), await open('partner')];
  });
  const log = createLogger({ name: 'test', level: 'silent' });
  const app = await buildHttp({
    log,
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    onUndeclared: failOnUndeclared,
    clock: deps.clock,
  });
  registerGameData(createServerApp(app, { authenticate: async (token) => ({ id, sessionId: token, name: 'Kirael#1234' }) }), deps);
  const ask = async (token: string | undefined, path: string): Promise<unknown> => {
    const reply = await app.inject({ url: `/api/v1/ggg/${path}`, headers: { authorization: `Bearer ${token}` } });
    return [reply.statusCode, reply.json<{ code?: string }>().code];
  };
  expect(await ask(game, 'stashes/mercenaries')).toEqual([200, undefined]);
  for (const path of ['stashes/mercenaries', 'stash/mercenaries/tab1'])
    expect(await ask(partner, path)).toEqual([409, 'gameAccountNotConnected']);
});
