import { laterApi, chatAnswerSchema } from '@poexchange/contract/rest/later';
import { withTransaction } from '@poexchange/platform/db';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeParam } from '@poexchange/contract/rest';
import type { ErrorCode } from '@poexchange/contract/errors';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { findChatLink, saveNameShown, deleteChatLink, saveChatLink, type ChatLinkRow } from './chat-link.queries.ts';
import { requireChat, startChatLink, type ChatLinkDeps, type LinkCaller } from './start-chat-link.ts';
import { hashState } from '../auth/index.ts';
import type { ChatAccount, ChatFailure } from './chat-client.ts';
import { findTried, saveOutcome, takeTry } from './states.queries.ts';

export function registerChatLink(app: ServerApp, deps: ChatLinkDeps): void {
  app.mount(laterApi.startChatLink, ({ body, user, idempotencyKey }) =>
    startChatLink(deps, { currentUrl: body.currentUrl, user, idempotencyKey }),
  );
  app.mount(laterApi.completeChatLink, async ({ params, user }) => {
    const completed = await completeChatLink(deps, { answer: params.answer, user });
    await deps.onNameChanged(user.id);
    return completed;
  });
  app.mount(laterApi.getChatLink, async ({ user }) => {
    requireChat(deps);
    return { linked: await findChatLink(deps.db, user.id) };
  });
  app.mount(laterApi.changeChatLink, async ({ body, user }) => {
    requireChat(deps);
    const linked = await saveNameShown(deps.db, { userId: user.id, nameShown: body.nameShown });
    if (linked === null) throw new RefusalError('chatNotLinked');
    await deps.onNameChanged(user.id);
    deps.log.info({ userId: user.id, change: body.nameShown ? 'nameShown' : 'nameHidden' }, 'chat link changed');
    return { linked };
  });
  app.mount(laterApi.unlinkChat, async ({ user }) => {
    await unlinkChat(deps, { userId: user.id });
    await deps.onNameChanged(user.id);
    return { linked: null };
  });
}

/** Unlinks a person's chat account and hides it from others immediately. Returns false if no account was linked. */
export async function unlinkChat(deps: ChatLinkDeps, { userId }: { userId: string }): Promise<boolean> {
  requireChat(deps);
  const isUnlinked = await withTransaction(deps.db, async (tx) => {
    if (!(await deleteChatLink(tx, userId))) return false;
    await deps.onLinkChanged(tx, { userId, nowMs: deps.clock() });
    return true;
  });
  if (isUnlinked) deps.log.info({ userId, change: 'unlinked' }, 'chat link changed');
  return isUnlinked;
}

type Completion = { readonly answer: string; readonly user: LinkCaller };
type Completed = { readonly linked: ChatLinkRow; readonly returnPath: string };

/** Error code for each type of platform failure. */
const refusalOfFailure: Readonly<Record<ChatFailure['kind'], ErrorCode>> = {
  refused: 'chatLinkFailed',
  down: 'chatPlatformDown',
  timeout: 'chatPlatformTimeout',
  busy: 'chatPlatformBusy',
};

/**
 * Links the account that the platform's code was issued for. A state can be tried once, by the session that created it;
 * a repeated call, for example after a page reload, gets the first call's outcome.
 */
export async function completeChatLink(deps: ChatLinkDeps, { answer, user }: Completion): Promise<Completed> {
  const chat = requireChat(deps);
  const read = decodeParam(chatAnswerSchema, answer);
  if (read === null) throw new RefusalError('badRequest', { paths: ['params.answer'] });
  const state = { stateHash: hashState(read.state), sessionId: user.sessionId };
  const started = await takeTry(deps.db, { ...state, nowMs: deps.clock() });
  if (started === null) return repeatOutcome(deps, { ...state, userId: user.id });
  try {
    const identified = await chat.identify({ state: read.state, codeVerifier: started.codeVerifier }, read.code);
    if (identified.kind !== 'ok') {
      deps.log.info({ userId: user.id, kind: identified.kind, reason: identified.reason }, 'chat link failed');
      throw new RefusalError(refusalOfFailure[identified.kind]);
    }
    return { linked: await link(deps, { user, account: identified.value, stateHash: state.stateHash }), returnPath: started.returnPath };
  } catch (error) {
    const outcome = error instanceof RefusalError ? error.code : 'chatLinkFailed';
    // Throw the first error whether or not its outcome can be stored.
    await saveOutcome(deps.db, { stateHash: state.stateHash, outcome }).catch((failed: unknown) =>
      deps.log.warn({ err: failed }, 'the outcome of a chat link was not stored'),
    );
    throw error;
  }
}

async function link(deps: ChatLinkDeps, options: { user: LinkCaller; account: ChatAccount; stateHash: string }): Promise<ChatLinkRow> {
  const { user, account, stateHash } = options;
  const done = await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const change = await saveChatLink(tx, { userId: user.id, sessionId: user.sessionId, account, nowMs });
    if (change === 'linkedElsewhere') throw new RefusalError('chatLinkedElsewhere');
    await saveOutcome(tx, { stateHash, outcome: 'linked' });
    await deps.onLinkChanged(tx, { userId: user.id, nowMs });
    return { change, linked: requireLink(await findChatLink(tx, user.id)) };
  });
  deps.log.info({ userId: user.id, change: done.change }, 'chat link changed');
  return done.linked;
}

/** Time in ms after which an attempt without an outcome must have been interrupted by a server stop. */
const LONGEST_TRY_MS = 30_000;
const LOOK_AGAIN_MS = 100;
const MOST_LOOKS = 200;

/**
 * Returns or throws the outcome of a state that has already been tried. Waits while the first attempt is in progress.
 */
async function repeatOutcome(deps: ChatLinkDeps, options: { stateHash: string; sessionId: string; userId: string }): Promise<Completed> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const tried = await findTried(deps.db, { ...options, nowMs: deps.clock() });
    if (tried === null) throw new RefusalError('chatLinkStateInvalid');
    if (tried.outcome === 'linked')
      return { linked: requireLink(await findChatLink(deps.db, options.userId)), returnPath: tried.returnPath };
    if (tried.outcome !== null) throw new RefusalError(tried.outcome);
    if (deps.clock() - tried.triedMs > LONGEST_TRY_MS) break;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new RefusalError('chatPlatformTimeout');
}

/** Refuses if the account was unlinked after the state was used. */
function requireLink(linked: ChatLinkRow | null): ChatLinkRow {
  if (linked === null) throw new RefusalError('chatLinkStateInvalid');
  return linked;
}
