import { setTimeout as sleep } from 'node:timers/promises';
import { encodeParam } from '@poexchange/contract/rest';
import { withTransaction } from '@poexchange/platform/db';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTurns } from '../../http/turns.ts';
import { banUser, endSession, issueSession } from '../auth/index.ts';
import { deleteAccount } from '../users/delete-account.ts';
import { exportAccount } from '../users/export-account.ts';
import type { ChatFailure } from './chat-client.ts';
import { deleteChatLink, findChatLink, readShownChat, saveNameShown } from './chat-link.queries.ts';
import { completeChatLink, unlinkChat } from './register-chat-link.ts';
import { pruneChatLinkStates } from './states.queries.ts';
import { startChatLink } from './start-chat-link.ts';
import { createChatScene, makeOutcome } from './testing/chat-scene.ts';
import { offerService, readTold } from './testing/offered-service.ts';

const scene = await createChatScene();
const { db, clock, deps, platform, signIn, start, complete, link } = scene;
afterAll(() => scene.drop());
beforeEach(() => scene.clear());

const countLinks = async (): Promise<number> => (await db.selectFrom('chat_links').select('user_id').execute()).length;
const countStates = async (): Promise<number> => (await db.selectFrom('chat_link_states').select('state_hash').execute()).length;

describe('linking a chat account', () => {
  it('D63, R7.04 links the account to the signed-in person, hides its name, and returns', async () => {
    const me = await signIn('Kirael');
    const linked = { name: 'name of 100', nameShown: false, linkedMs: clock.nowMs };
    expect(await link(me)).toEqual({ linked, returnPath: '/poe/poexchange' });
    expect(await findChatLink(db, me.id)).toEqual(linked);
  });

  it('D63 can only be started in a game account session, not in a partner session', async () => {
    const me = await signIn('Kirael');
    const sessionId = await withTransaction(db, (tx) =>
      issueSession(tx, { userId: me.id, via: 'partner', nowMs: clock.nowMs, onEnded: undefined }),
    );
    await expect(start({ id: me.id, sessionId })).rejects.toMatchObject({ code: 'gameAccountNotConnected' });
  });

  it('D63 refuses an account that belongs to another person, who keeps it', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    await link(other);
    platform.answer = async () => makeOutcome('200');
    await link(me);
    platform.answer = async () => makeOutcome('100');
    await expect(link(me)).rejects.toMatchObject({ code: 'chatLinkedElsewhere' });
    expect(await findChatLink(db, me.id)).toMatchObject({ name: 'name of 200' });
    expect(await findChatLink(db, other.id)).toMatchObject({ name: 'name of 100' });
  });

  it('D63 succeeds for one of two people who link the same account concurrently, and refuses the other', async () => {
    const people = [await signIn('Kirael'), await signIn('Someone'), await signIn('Third')];
    const outcomes = await Promise.allSettled(people.map(link));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'chatLinkedElsewhere' });
    expect(await countLinks()).toBe(1);
  });

  it('D63 keeps both people’s accounts when each requests the other’s account concurrently', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    await link(me);
    platform.answer = async () => makeOutcome('200');
    await link(other);
    // Each person requests the other person's account. Both accounts are taken, so both requests are refused.
    const answers = [makeOutcome('200'), makeOutcome('100')];
    platform.answer = async () => answers[platform.asked % 2] ?? makeOutcome('300');
    platform.asked = 1;
    const outcomes = await Promise.allSettled([link(me), link(other)]);
    const links = await db.selectFrom('chat_links').select(['user_id', 'account_id']).orderBy('account_id').execute();
    expect(links.map(({ account_id: id }) => id)).toEqual(['100', '200']);
    expect(new Set(links.map(({ user_id: id }) => id)).size).toBe(2);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'chatLinkedElsewhere' });
  });

  it('D63 replaces the previous account and hides the new name; relinking the same account keeps the choice', async () => {
    const me = await signIn('Kirael');
    await link(me);
    await saveNameShown(db, { userId: me.id, nameShown: true });
    platform.answer = async () => makeOutcome('100', 'renamed');
    expect(await link(me)).toMatchObject({ linked: { name: 'renamed', nameShown: true } });
    platform.answer = async () => makeOutcome('200');
    expect(await link(me)).toMatchObject({ linked: { name: 'name of 200', nameShown: false } });
    // The previous account is available to another person.
    platform.answer = async () => makeOutcome('100');
    expect(await link(await signIn('Someone'))).toMatchObject({ linked: { name: 'name of 100' } });
  });

  it('D63 links an account without a name', async () => {
    platform.answer = async () => makeOutcome('100', null);
    expect(await link(await signIn('Kirael'))).toMatchObject({ linked: { name: null } });
  });
});

describe('state of a link', () => {
  it('D63, D12 tries a state once, even with concurrent calls, and repeats its outcome', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    const answers = await Promise.all([complete(me, state), complete(me, state), complete(me, state)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await complete(me, state, 'another code')).toEqual(answers[0]);
    expect(platform.asked).toBe(1);
  });

  it('D63 makes a repeated call wait for the attempt in progress', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    let answerNow = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    platform.answer = async () => {
      await held;
      return makeOutcome('100');
    };
    const first = complete(me, state);
    await expect.poll(() => platform.asked).toBe(1);
    const second = complete(me, state);
    answerNow();
    expect(await second).toEqual(await first);
    expect(platform.asked).toBe(1);
  });

  it('D63 returns the first refusal to a repeated call, even after the platform is available again', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    platform.answer = async () => ({ kind: 'refused', reason: 'invalid_grant' });
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatLinkFailed' });
    platform.answer = async () => makeOutcome('100');
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatLinkFailed' });
    expect([platform.asked, await countLinks()]).toEqual([1, 0]);
  });

  it('D63 ends an interrupted attempt like an attempt that timed out', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    await db.updateTable('chat_link_states').set({ tried_ms: clock.nowMs }).execute();
    clock.nowMs += 31_000;
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatPlatformTimeout' });
    expect(platform.asked).toBe(0);
  });

  it('D63 does not report a linked account to a repeated call after unlinking', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    await complete(me, state);
    await deleteChatLink(db, me.id);
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatLinkStateInvalid' });
  });

  it('D63, D12 is bound to the session that started it: other sessions can neither use nor invalidate it', async () => {
    const [me, attacker] = [await signIn('Kirael'), await signIn('Attacker')];
    const again = await signIn('Kirael');
    const { state } = await start(attacker);
    for (const caller of [me, again]) await expect(complete(caller, state)).rejects.toMatchObject({ code: 'chatLinkStateInvalid' });
    expect([platform.asked, await countLinks()]).toEqual([0, 0]);
    expect(await complete(attacker, state)).toMatchObject({ linked: { name: 'name of 100' } });
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatLinkStateInvalid' });
  });

  it('D63, D12 repeats its outcome only to the session that started it, not to another session of the same person', async () => {
    const [me, elsewhere] = [await signIn('Kirael'), await signIn('Kirael')];
    expect(elsewhere.id).toBe(me.id);
    const { state } = await start(me);
    await complete(me, state);
    await expect(complete(elsewhere, state)).rejects.toMatchObject({ code: 'chatLinkStateInvalid' });
  });

  it('D63, D12 repeats its outcome while the state is valid, to the millisecond', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    const first = await complete(me, state);
    clock.nowMs += 10 * 60_000 - 1;
    expect(await complete(me, state)).toEqual(first);
    clock.nowMs += 1;
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatLinkStateInvalid' });
  });

  it('D63 waits at most thirty seconds for an attempt interrupted by a server stop', { timeout: 15_000 }, async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    let answerNow = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    platform.answer = async () => {
      await held;
      return makeOutcome('100');
    };
    const first = complete(me, state);
    await expect.poll(() => platform.asked).toBe(1);
    clock.nowMs += 30_001;
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatPlatformTimeout' });
    clock.nowMs -= 1;
    const patient = complete(me, state);
    // Long enough for one check of an attempt without an outcome.
    await sleep(300);
    answerNow();
    expect(await patient).toEqual(await first);
  });

  it('D63 refuses malformed answers and unknown states without calling the platform', async () => {
    const me = await signIn('Kirael');
    const refusals: [string, string][] = [
      ['', 'badRequest'],
      ['x', 'badRequest'],
      [encodeParam({ code: 'c' }), 'badRequest'],
      [encodeParam({ code: '', state: 's' }), 'badRequest'],
      [encodeParam({ code: ['c'], state: 's' }), 'badRequest'],
      [encodeParam({ code: 'x'.repeat(513), state: 's' }), 'badRequest'],
      [encodeParam({ code: 'c', state: 'made up' }), 'chatLinkStateInvalid'],
    ];
    for (const [answer, code] of refusals)
      await expect(completeChatLink(deps, { answer, user: me }), answer).rejects.toMatchObject({ code });
    expect(platform.asked).toBe(0);
  });

  it('D63, D12 is valid for ten minutes, stored as a hash, and pruned', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    expect(JSON.stringify(await db.selectFrom('chat_link_states').selectAll().execute())).not.toContain(state);
    clock.nowMs += 10 * 60_000;
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatLinkStateInvalid' });
    await start(me);
    await pruneChatLinkStates(db, clock.nowMs);
    expect(await countStates()).toBe(1);
    await pruneChatLinkStates(db, clock.nowMs + 10 * 60_000);
    expect(await countStates()).toBe(0);
  });

  it('D16 returns the first reply to a repeated start with the same Idempotency-Key, without storing the reply', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    const [first, again] = await Promise.all([start(me, 'one'), start(me, 'one')]);
    expect(again).toEqual(first);
    expect(await countStates()).toBe(1);
    const stored = JSON.stringify([
      await db.selectFrom('chat_link_states').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    expect(stored).not.toContain(first.state);
    await expect(start(me, 'one', '/poe/listings')).rejects.toMatchObject({ code: 'idempotencyKeyReused' });
    for (const differing of [await start(me, 'two'), await start(other, 'one')]) expect(differing.state).not.toBe(first.state);
  });

  it('D12, D63 returns to this site only, and never to a page that finishes a link', async () => {
    const me = await signIn('Kirael');
    await expect(start(me, null, '//evil.example')).rejects.toMatchObject({ code: 'badRequest' });
    const { state } = await start(me, null, '/discord/connect?code=1');
    expect(await complete(me, state)).toMatchObject({ returnPath: '/' });
  });
});

describe('chat platform failures', () => {
  it.each([
    ['refused', 'chatLinkFailed'],
    ['down', 'chatPlatformDown'],
    ['timeout', 'chatPlatformTimeout'],
    ['busy', 'chatPlatformBusy'],
  ] as const)('D63 reports the failure (%s), links no account, and does not block the next attempt', async (kind, code) => {
    const me = await signIn('Kirael');
    const failure: ChatFailure = { kind, reason: 'x' };
    platform.answer = async () => failure;
    await expect(link(me)).rejects.toMatchObject({ code });
    expect(await countLinks()).toBe(0);
    platform.answer = async () => makeOutcome('100');
    expect(await link(me)).toMatchObject({ linked: { name: 'name of 100' } });
  });

  it('D63 ends the attempt after an internal error, and a repeated call does not wait', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    platform.answer = async () => {
      throw new Error('not foreseen');
    };
    await expect(complete(me, state)).rejects.toThrow('not foreseen');
    await expect(complete(me, state)).rejects.toMatchObject({ code: 'chatLinkFailed' });
  });

  it('D63 refuses to start or finish a link without a platform', async () => {
    const user = await signIn('Kirael');
    const without = { ...deps, chat: null };
    await expect(startChatLink(without, { currentUrl: '/', user, idempotencyKey: null })).rejects.toMatchObject({
      code: 'chatLinkNotOffered',
    });
    await expect(completeChatLink(without, { answer: 'x', user })).rejects.toMatchObject({ code: 'chatLinkNotOffered' });
  });

  it('D12, D63 logs changes with the person, but without codes, states and names', async () => {
    const me = await signIn('Kirael');
    const { state } = await start(me);
    await complete(me, state, 'a secret code');
    expect(scene.logged.find((line) => line.includes('chat link changed'))).toContain(me.id);
    for (const secret of [state, 'a secret code', 'name of 100']) expect(scene.logged.join('\n')).not.toContain(secret);
  });
});

describe('a person who leaves', () => {
  it.each([
    [
      'signed out',
      (me: { sessionId: string }) => withTransaction(db, (tx) => endSession(tx, { sessionId: me.sessionId, nowMs: clock.nowMs })),
    ],
    ['banned', () => withTransaction(db, (tx) => banUser(tx, { accountName: 'Kirael#1234', nowMs: clock.nowMs }))],
    [
      'banned, and not signed out yet',
      (me: { id: string }) => db.updateTable('users').set({ banned_ms: 1 }).where('id', '=', me.id).execute(),
    ],
    ['deleted', (me: { id: string }) => deleteAccount(scene.deps, { caller: me, accountName: 'Kirael#1234', idempotencyKey: null })],
  ])('D63 links no account for a person who is %s during the call to the platform', async (_how, leave) => {
    const me = await signIn('Kirael');
    platform.answer = async () => {
      await leave(me);
      return makeOutcome('100');
    };
    await expect(link(me)).rejects.toMatchObject({ code: 'sessionExpired' });
    expect(await countLinks()).toBe(0);
  });

  it('D18, D63 deletes the link and started links with the account, and frees the chat account', async () => {
    const me = await signIn('Kirael');
    await link(me);
    await start(me);
    await deleteAccount(scene.deps, { caller: me, accountName: 'Kirael#1234', idempotencyKey: null });
    expect([await countLinks(), await countStates()]).toEqual([0, 0]);
    expect(await link(await signIn('Someone'))).toMatchObject({ linked: { name: 'name of 100' } });
  });

  it('D18, D63 exports the link', async () => {
    const me = await signIn('Kirael');
    await link(me);
    const pieces: string[] = [];
    const exporting = { ...scene.deps, turns: createTurns({ atOnce: 1, longestMs: 1000 }), running: new Map<string, number>() };
    for await (const piece of await exportAccount(exporting, { userId: me.id })) pieces.push(piece);
    expect(JSON.parse(pieces.join(''))).toMatchObject({
      chatAccount: [{ accountId: '100', name: 'name of 100', nameShown: false, linkedMs: clock.nowMs }],
    });
  });
});

describe('link as others see it', () => {
  it('D61, D63 shows that a link exists, the name only while its owner shows it, and nothing after unlinking', async () => {
    const me = await signIn('Kirael');
    await link(me);
    expect(await readShownChat(db, me.id)).toEqual({ name: null });
    await saveNameShown(db, { userId: me.id, nameShown: true });
    expect(await readShownChat(db, me.id)).toEqual({ name: 'name of 100' });
    await saveNameShown(db, { userId: me.id, nameShown: false });
    expect(await readShownChat(db, me.id)).toEqual({ name: null });
    expect(await unlinkChat(deps, { userId: me.id })).toBe(true);
    expect(await readShownChat(db, me.id)).toBeNull();
    expect(await unlinkChat(deps, { userId: me.id })).toBe(false);
  });

  it('D63, R7.60 updates service lists when a link is created or removed, and sends nothing after a failed link', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    const room = await offerService(db, { userId: me.id, nowMs: clock.nowMs });
    await link(me);
    expect(await readTold(db, room)).toMatchObject([{ userId: me.id, vouchCount: 0, isChatLinked: true }]);
    await link(me);
    await unlinkChat(deps, { userId: me.id });
    await unlinkChat(deps, { userId: me.id });
    const told = (await readTold(db, room)).map(({ isChatLinked }) => isChatLinked);
    expect(told).toEqual([true, true, false]);
    await link(other);
    await expect(link(me)).rejects.toMatchObject({ code: 'chatLinkedElsewhere' });
    expect(await readTold(db, room)).toHaveLength(3);
    const changes = await db.selectFrom('service_changes').select('user_id').execute();
    expect(changes).toEqual([{ user_id: me.id }]);
  });

  it('D63 shows nothing and unlinks nothing if there is no link', async () => {
    const me = await signIn('Kirael');
    expect(await saveNameShown(db, { userId: me.id, nameShown: true })).toBeNull();
    expect(await deleteChatLink(db, me.id)).toBe(false);
  });
});
