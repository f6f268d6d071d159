/** Test users who sign in and link chat accounts, and a platform whose answers the test sets. */
import { encodeParam } from '@poexchange/contract/rest';
import { readChatAccountId } from '@poexchange/domain/ids';
import { authenticate } from '../../auth/index.ts';
import { completeSignIn } from '../../auth/complete-sign-in.ts';
import { startSignIn } from '../../auth/start-sign-in.ts';
import { createAccountScene } from '../../auth/testing/account-scene.ts';
import { tellTrust } from '../../services/index.ts';
import type { ChatClient, ChatOutcome } from '../chat-client.ts';
import { completeChatLink } from '../register-chat-link.ts';
import { startChatLink, type LinkCaller } from '../start-chat-link.ts';

export function makeOutcome(accountId: string, name: string | null = `name of ${accountId}`): ChatOutcome {
  const id = readChatAccountId(accountId);
  if (id === null) throw new Error('no id of an account');
  return { kind: 'ok', value: { id, name } };
}

export async function createChatScene() {
  const scene = await createAccountScene();
  const { db, clock, account } = scene;
  /** The platform's answer, and the number of calls to it. */
  const platform = { answer: async (): Promise<ChatOutcome> => makeOutcome('100'), asked: 0 };
  const chat: ChatClient = {
    buildAuthorizeUrl: async ({ state }) => `https://chat.example/oauth2/authorize?state=${state}`,
    identify: () => {
      platform.asked += 1;
      return platform.answer();
    },
  };
  const deps = { ...scene.deps, chat, onLinkChanged: tellTrust, onNameChanged: async () => undefined };

  const signIn = async (name: string): Promise<LinkCaller> => {
    account.fetchProfile = async () => ({ kind: 'ok', value: { uuid: `publisher's ${name}`, name: `${name}#1234` } });
    const { state } = await startSignIn(scene.deps, { game: 'poe1' });
    const caller = await authenticate(scene.deps, (await completeSignIn(scene.deps, { code: 'code', state })).token);
    if ('refused' in caller) throw new Error(caller.refused);
    return { id: caller.userId, sessionId: caller.sessionId };
  };
  const start = (user: LinkCaller, idempotencyKey: string | null = null, currentUrl = '/poe/poexchange') =>
    startChatLink(deps, { currentUrl, user, idempotencyKey });
  const complete = (user: LinkCaller, state: string, code = 'code') =>
    completeChatLink(deps, { answer: encodeParam({ code, state }), user });
  return {
    ...scene,
    db,
    clock,
    deps,
    platform,
    signIn,
    start,
    complete,
    /** Links the account that the platform returns. */
    link: async (user: LinkCaller) => complete(user, (await start(user)).state),
    clear: async () => {
      platform.answer = async () => makeOutcome('100');
      platform.asked = 0;
      scene.logged.length = 0;
      await db.deleteFrom('users').execute();
    },
  };
}
