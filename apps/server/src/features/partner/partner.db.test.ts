import { withTransaction } from '@poexchange/platform/db';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticate, banUser, callAsUser, signOut, type ProviderFailure } from '../auth/index.ts';
import { completeSignIn } from '../auth/complete-sign-in.ts';
import { startSignIn } from '../auth/start-sign-in.ts';
import { createAccountScene } from '../auth/testing/account-scene.ts';
import { completePartner, unlinkPartner } from './register-partner.ts';
import type { PartnerClient } from './partner-client.ts';
import { deleteLink, findLink, prunePartnerStates } from './partner.queries.ts';
import { startPartner, startPartnerLink, type PartnerDeps } from './start-partner.ts';

const scene = await createAccountScene();
const { db, clock, account, oauth } = scene;
/** The person who is signed in at the partner. */
let subject = '';
let failure: ProviderFailure | null = null;
let identified = 0;
const partner: PartnerClient = {
  buildAuthorizeUrl: async ({ state }) => failure ?? { kind: 'ok', value: `https://partner.example/auth?state=${state}` },
  identify: async () => {
    identified += 1;
    return failure ?? { kind: 'ok', value: { issuer: 'https://partner.example', subject, name: `Name of ${subject}` } };
  },
};
const deps: PartnerDeps = { ...scene.deps, partner };
const original = { ...oauth };
afterAll(() => scene.drop());
beforeEach(async () => {
  Object.assign(oauth, original);
  subject = 'morven';
  failure = null;
  identified = 0;
  scene.logged.length = 0;
  await db.deleteFrom('users').execute();
  await db.deleteFrom('partner_states').execute();
});

async function connectGame(name: string) {
  account.fetchProfile = async () => ({ kind: 'ok', value: { uuid: `publisher's ${name}`, name: `${name}#1234` } });
  const { state } = await startSignIn(scene.deps, { game: 'poe1' });
  return readCaller((await completeSignIn(scene.deps, { code: 'code', state })).token);
}

async function readCaller(token: string) {
  const caller = await authenticate(scene.deps, token);
  if ('refused' in caller) throw new Error(caller.refused);
  return caller;
}

const start = (linkUserId: string | null = null) => startPartner(deps, { currentUrl: '/poe/poexchange', linkUserId });
const complete = (state: string, callerId: string | null = null) =>
  completePartner(deps, { code: 'code', state, issuer: undefined, callerId });
async function link(userId: string) {
  const { state } = await start(userId);
  return complete(state, userId);
}
async function signIn() {
  const completed = await complete((await start()).state);
  if (completed.kind !== 'signedIn') throw new Error(completed.kind);
  return readCaller(completed.token);
}
const countRows = async () => ({
  users: (await db.selectFrom('users').select('id').execute()).length,
  links: (await db.selectFrom('partner_links').select('user_id').execute()).length,
  sessions: (await db.selectFrom('sessions').select('id').execute()).length,
});

describe('linking a partner account', () => {
  it('D14 links the account to the signed-in person, and returns to the page where they started', async () => {
    const me = await connectGame('Kirael');
    expect(await link(me.userId)).toEqual({ kind: 'linked', returnPath: '/poe/poexchange' });
    expect(await findLink(db, me.userId)).toEqual({ name: 'Name of morven', linkedMs: clock.nowMs });
  });

  it('D14 replaces the linked account with another account, and removes it on unlinking', async () => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    subject = 'tallis';
    await link(me.userId);
    expect(await findLink(db, me.userId)).toMatchObject({ name: 'Name of tallis' });
    subject = 'morven';
    await expect(signIn()).rejects.toMatchObject({ code: 'partnerNotLinked' });
    await deleteLink(db, me.userId);
    subject = 'tallis';
    await expect(signIn()).rejects.toMatchObject({ code: 'partnerNotLinked' });
  });

  it('D14 refuses an account linked to another person, and keeps the previous link', async () => {
    const [me, other] = [await connectGame('Kirael'), await connectGame('Someone')];
    await link(other.userId);
    subject = 'tallis';
    await link(me.userId);
    subject = 'morven';
    await expect(link(me.userId)).rejects.toMatchObject({ code: 'partnerLinkedElsewhere' });
    expect(await findLink(db, me.userId)).toMatchObject({ name: 'Name of tallis' });
    expect((await signIn()).userId).toBe(other.userId);
  });

  it('D14 links an account to only one of two people who link it at the same time', async () => {
    const people = [await connectGame('Kirael'), await connectGame('Someone')];
    const outcomes = await Promise.allSettled(people.map(({ userId }) => link(userId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countRows()).toMatchObject({ links: 1 });
  });

  it('D14 prevents login CSRF: only the person who started a link can finish it', async () => {
    const [me, attacker] = [await connectGame('Kirael'), await connectGame('Attacker')];
    for (const callerId of [me.userId, null]) {
      const { state } = await start(attacker.userId);
      await expect(complete(state, callerId)).rejects.toMatchObject({ code: 'signInStateInvalid' });
    }
    expect(await countRows()).toMatchObject({ links: 0 });
    expect(identified).toBe(0);
  });

  it('D14 requires a session through the game account: a session through the partner cannot link another account', async () => {
    const me = await connectGame('Kirael');
    const startAs = (caller: Awaited<ReturnType<typeof readCaller>>) =>
      startPartnerLink(deps, {
        currentUrl: '/poe/poexchange',
        user: { id: caller.userId, sessionId: caller.sessionId },
        idempotencyKey: null,
      });
    expect(await startAs(me)).toMatchObject({ state: expect.any(String) });
    await link(me.userId);
    await expect(startAs(await signIn())).rejects.toMatchObject({ code: 'gameAccountNotConnected' });
  });

  it('D16, D14 a repeat with the same Idempotency-Key gets the first state, which is redeemed once and not stored in the clear', async () => {
    const [me, other] = [await connectGame('Kirael'), await connectGame('Someone')];
    const startAs = (caller: typeof me, idempotencyKey: string, currentUrl = '/poe/poexchange') =>
      startPartnerLink(deps, { currentUrl, user: { id: caller.userId, sessionId: caller.sessionId }, idempotencyKey });
    const [first, again] = await Promise.all([startAs(me, 'one'), startAs(me, 'one')]);
    expect(again).toEqual(first);
    expect(await db.selectFrom('partner_states').select('state_hash').execute()).toHaveLength(1);
    const stored = JSON.stringify([
      await db.selectFrom('partner_states').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    expect(stored).not.toContain(first.state);
    await expect(startAs(me, 'one', '/poe/listings')).rejects.toMatchObject({ code: 'idempotencyKeyReused' });
    for (const differing of [await startAs(me, 'two'), await startAs(other, 'one')]) expect(differing.state).not.toBe(first.state);
    expect(await complete(first.state, me.userId)).toMatchObject({ kind: 'linked' });
    expect(await startAs(me, 'one')).toEqual(first);
    await expect(complete(first.state, me.userId)).rejects.toMatchObject({ code: 'signInStateInvalid' });
  });

  it('D14 ends only the previous account’s sessions when unlinking or linking another account', async () => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    const [stolen, own] = [await signIn(), await signIn()];
    const listOpen = async () => {
      const open = await db.selectFrom('sessions').select('id').where('ended_ms', 'is', null).execute();
      return open.map(({ id }) => id).toSorted();
    };
    const told: string[] = [];
    const telling: PartnerDeps = { ...deps, onSessionsEnded: async (_tx, { sessionIds }) => void told.push(...sessionIds) };
    await unlinkPartner(telling, own);
    expect(await listOpen()).toEqual([me.sessionId, own.sessionId].toSorted());
    expect(told).toEqual([stolen.sessionId]);

    await link(me.userId);
    const again = await signIn();
    await link(me.userId);
    expect(await listOpen()).toContain(again.sessionId);
    subject = 'tallis';
    await link(me.userId);
    expect(await listOpen()).toEqual([me.sessionId]);
  });
});

describe('signing in with a partner account', () => {
  it('D14 opens a session for the linked person, without a new grant from the publisher', async () => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    expect(await signIn()).toMatchObject({ userId: me.userId, name: 'Kirael#1234' });
    expect(await db.selectFrom('publisher_tokens').select('version').execute()).toEqual([{ version: 1 }]);
  });

  it('D14 asks the owner of an unlinked account to connect the game account, and creates nothing', async () => {
    const before = await countRows();
    await expect(signIn()).rejects.toMatchObject({ code: 'partnerNotLinked' });
    expect(await countRows()).toEqual(before);
  });

  it('D12, D14 redeems a state once, even under concurrent calls, and never redeems a forged state', async () => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    const { state } = await start();
    const outcomes = await Promise.allSettled([complete(state), complete(state), complete(state)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const forged of [state, 'made up', '']) await expect(complete(forged)).rejects.toMatchObject({ code: 'signInStateInvalid' });
  });

  it('D12, D14 stores a state as a hash, accepts it for ten minutes, and prunes it', async () => {
    const { state } = await start();
    expect(JSON.stringify(await db.selectFrom('partner_states').selectAll().execute())).not.toContain(state);
    clock.nowMs += 10 * 60_000;
    await expect(complete(state)).rejects.toMatchObject({ code: 'signInStateInvalid' });
    await start();
    await prunePartnerStates(db, clock.nowMs);
    expect(await db.selectFrom('partner_states').selectAll().execute()).toHaveLength(1);
    await prunePartnerStates(db, clock.nowMs + 10 * 60_000);
    expect(await db.selectFrom('partner_states').selectAll().execute()).toEqual([]);
  });

  it('D12, D14 returns only to this site', async () => {
    await expect(startPartner(deps, { currentUrl: '//evil.example', linkUserId: null })).rejects.toMatchObject({ code: 'badRequest' });
  });

  it('R4.11, D14 applies a ban to sign-ins through the partner too', async () => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    await withTransaction(db, (tx) => banUser(tx, { accountName: me.name, nowMs: clock.nowMs }));
    const before = await countRows();
    await expect(signIn()).rejects.toMatchObject({ code: 'banned' });
    expect(await countRows()).toEqual(before);
  });

  it.each([
    ['refused', 'partnerSignInFailed'],
    ['down', 'partnerDown'],
    ['timeout', 'partnerTimeout'],
  ] as const)('D14 reports a partner failure (%s), and does not sign the person in', async (kind, code) => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    const { state } = await start();
    const before = await countRows();
    failure = { kind, reason: 'x' };
    await expect(complete(state)).rejects.toMatchObject({ code });
    await expect(start()).rejects.toMatchObject({ code });
    expect(await countRows()).toEqual(before);
    expect(await db.selectFrom('partner_states').selectAll().execute()).toEqual([]);
  });

  it('D14 without a configured partner, refuses every call for that reason', async () => {
    const without = { ...deps, partner: null };
    await expect(startPartner(without, { currentUrl: undefined, linkUserId: null })).rejects.toMatchObject({ code: 'partnerNotOffered' });
    await expect(completePartner(without, { code: 'c', state: 's', issuer: undefined, callerId: null })).rejects.toMatchObject({
      code: 'partnerNotOffered',
    });
  });

  it('D12 does not log codes or states', async () => {
    const { state } = await start();
    failure = { kind: 'refused', reason: 'invalid_grant' };
    await expect(complete(state)).rejects.toMatchObject({ code: 'partnerSignInFailed' });
    for (const line of scene.logged) expect(line).not.toContain(state);
  });
});

describe('game account during a session through the partner', () => {
  const call = (userId: string, kind: 'ok' | 'unauthorized' = 'ok') =>
    callAsUser(scene.deps, { userId }, async () => (kind === 'ok' ? { kind: 'ok', value: 'stash' } : { kind: 'unauthorized' }));

  it('D14 is used while its grant works', async () => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    await signIn();
    expect(await call(me.userId)).toEqual({ kind: 'ok', value: 'stash' });
  });

  it('D14 has to be connected again once its grant is gone, while the session stays valid', async () => {
    const me = await connectGame('Kirael');
    await link(me.userId);
    await signOut(scene.deps, me);
    const completed = await complete((await start()).state);
    if (completed.kind !== 'signedIn') throw new Error(completed.kind);
    await expect(call(me.userId)).rejects.toMatchObject({ code: 'gameAccountNotConnected' });
    expect(await readCaller(completed.token)).toMatchObject({ userId: me.userId });
    // Connecting the game account again restores access.
    await connectGame('Kirael');
    expect(await call(me.userId)).toEqual({ kind: 'ok', value: 'stash' });
  });

  it('R4.10, D14 a dead grant ends the sessions it opened, but not the session through the partner', async () => {
    const game = await connectGame('Kirael');
    await link(game.userId);
    const byPartner = await signIn();
    oauth.refreshTokens = async () => ({ kind: 'refused', reason: 'invalid_grant' });
    await expect(call(game.userId, 'unauthorized')).rejects.toMatchObject({ code: 'gameAccountNotConnected' });
    const ended = await db.selectFrom('sessions').select(['id', 'via', 'ended_ms']).execute();
    expect(ended.find(({ id }) => id === game.sessionId)?.ended_ms).toBe(clock.nowMs);
    expect(ended.find(({ id }) => id === byPartner.sessionId)?.ended_ms).toBeNull();
  });
});
