import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { accountScopes } from '@poexchange/contract/game-api';
import { readPublisherTabId, type PublisherTabId } from '@poexchange/domain/ids';
import { createGameApi, type GameApi } from '@poexchange/platform/game-api';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { saveTokens } from '../auth/publisher-tokens.ts';
import { createAccountScene } from '../auth/testing/account-scene.ts';
import type { GameDataDeps } from './index.ts';
import { getStash } from './get-stash.ts';
import { getStashes } from './get-stashes.ts';

const simulatorFile = path.resolve(import.meta.dirname, '../../../../simulator/src/main.ts');
const redirectUrl = 'http://127.0.0.1:3000/ggg/connect';
const place = { game: 'poe2', league: 'dawn of the hunt' } as const;

const scene = await createAccountScene();
afterAll(() => scene.drop());

/** Starts a publisher, optionally with poe2 stashes, and signs a person in through it. */
async function openPublisher(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', simulatorFile], {
    env: { ...process.env, SIM_PORT: '0', CORPUS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(said.toString()) as { url: string };
  const gameApi = createGameApi({
    apiUrl: url,
    oauthUrl: url,
    clientId: 'poexchange',
    clientSecret: 'simulated-secret',
    contact: 'test@example.org',
    redirectUrl,
  });
  return { gameApi, userId: await signIn(gameApi, url) };
}

async function signIn(gameApi: GameApi, url: string): Promise<string> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const form = new URLSearchParams({
    client_id: 'poexchange',
    response_type: 'code',
    scope: accountScopes.join(' '),
    state: 'state',
    redirect_uri: redirectUrl,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    account: 'Kirael#1234',
  });
  const reply = await fetch(`${url}/oauth/authorize`, { method: 'POST', redirect: 'manual', body: form });
  const code = new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const tokens = await gameApi.oauth.exchangeCode({ code, codeVerifier });
  if (tokens.kind !== 'ok') throw new Error('the sign-in failed');
  const { id } = await scene.db
    .insertInto('users')
    .values({ account_uuid: randomBytes(8).toString('hex'), name: 'Kirael#1234', banned_ms: null, created_ms: 0, signed_in_ms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scene.db
    .transaction()
    .execute((tx) => saveTokens(tx, { userId: id, tokens: tokens.value, tokenKeys: scene.deps.config.tokenKeys, nowMs: 0 }));
  return id;
}

describe('poe2 stashes', () => {
  let deps: GameDataDeps;
  beforeAll(() => {
    scene.clock.nowMs = Date.now();
    deps = { ...scene.deps, clock: Date.now, poe2Stashes: 'offered' };
  });

  it('D55 lists and reads tabs if the publisher offers them and the flag is on', { timeout: 60_000 }, async () => {
    const { gameApi, userId } = await openPublisher({ SIM_POE2_STASHES: 'offered' });
    const offered = { ...deps, gameApi };
    const { stashes } = await getStashes(offered, { userId, ...place });
    expect(stashes.map(({ name }) => name)).toEqual(['Currency', 'For sale']);
    const { stash } = await getStash(offered, { userId, ...place, tabId: readPublisherTabId(String(stashes[0]?.id)) as PublisherTabId });
    const names = (stash['items'] as { typeLine: string }[]).map(({ typeLine }) => typeLine);
    expect(names.length).toBeGreaterThan(5);
    const read = await scene.db.selectFrom('stash_tab_reads').select(['game', 'league']).where('user_id', '=', userId).execute();
    expect(read).toEqual([{ game: 'poe2', league: place.league }]);
    await expect(getStash(offered, { userId, ...place, tabId: readPublisherTabId('0123456789') as PublisherTabId })).rejects.toMatchObject({
      code: 'stashTabVanished',
    });
  });

  it('D55 refuses with stashNotOffered if the flag is on but the publisher does not offer poe2 stashes', { timeout: 60_000 }, async () => {
    const { gameApi, userId } = await openPublisher({});
    await expect(getStashes({ ...deps, gameApi }, { userId, ...place })).rejects.toMatchObject({ code: 'stashNotOffered' });
  });
});
