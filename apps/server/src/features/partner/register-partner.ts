import { laterApi } from '@poexchange/contract/rest/later';
import { withTransaction } from '@poexchange/platform/db';
import type { ServerApp } from '../../http/server-app.ts';
import { findLink, deleteLink, findLinkedUser, saveLink, takeState } from './partner.queries.ts';
import { requirePartner, startPartner, startPartnerLink, refusePartner, type PartnerDeps } from './start-partner.ts';
import { endPartnerSessions, hashState, issueSession, SESSION_LIFE_MS, signLoginToken } from '../auth/index.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { PartnerPerson } from './partner-client.ts';

export function registerPartner(app: ServerApp, deps: PartnerDeps): void {
  app.mount(laterApi.startPartnerSignIn, ({ query }) => startPartner(deps, { currentUrl: query.currentUrl, linkUserId: null }));
  app.mount(laterApi.startPartnerLink, ({ body, user, idempotencyKey }) =>
    startPartnerLink(deps, { currentUrl: body.currentUrl, user, idempotencyKey }),
  );
  app.mount(laterApi.completePartner, ({ params, query, user }) =>
    completePartner(deps, { ...params, issuer: query.iss, callerId: user?.id ?? null }),
  );
  app.mount(laterApi.getPartnerLink, async ({ user }) => {
    requirePartner(deps);
    return { linked: await findLink(deps.db, user.id) };
  });
  app.mount(laterApi.unlinkPartner, async ({ user }) => {
    await unlinkPartner(deps, { userId: user.id, sessionId: user.sessionId });
    return { linked: null };
  });
}

/**
 * Unlinks the partner account and ends the sessions it opened elsewhere, because the partner account may have a
 * different owner now. The caller's own session stays open.
 */
export async function unlinkPartner(deps: PartnerDeps, options: { userId: string; sessionId: string }): Promise<void> {
  requirePartner(deps);
  await withTransaction(deps.db, async (tx) => {
    await deleteLink(tx, options.userId);
    const ended = await endPartnerSessions(tx, { userId: options.userId, exceptSessionId: options.sessionId, nowMs: deps.clock() });
    await deps.onSessionsEnded?.(tx, ended);
  });
}

type Completion = {
  readonly code: string;
  readonly state: string;
  readonly issuer: string | undefined;
  /** The user signed in to the returning browser, if any. */
  readonly callerId: string | null;
};

type PartnerCompleted =
  | { kind: 'signedIn'; token: string; expiresAtMs: number; returnPath: string }
  | { kind: 'linked'; returnPath: string };

/**
 * Redeems a state once. A link is created only for the person who started it. A sign-in only opens a session for a
 * person who has linked an account before, and creates no account.
 */
export async function completePartner(deps: PartnerDeps, completion: Completion): Promise<PartnerCompleted> {
  const partner = requirePartner(deps);
  const started = await takeState(deps.db, { stateHash: hashState(completion.state), nowMs: deps.clock() });
  if (started === null) throw new RefusalError('signInStateInvalid');
  // If a link started by another person were completed in this browser, that person could sign in as this user from
  // then on.
  if (started.linkUserId !== null && started.linkUserId !== completion.callerId) throw new RefusalError('signInStateInvalid');
  const identified = await partner.identify({ ...started, state: completion.state }, { code: completion.code, issuer: completion.issuer });
  if (identified.kind !== 'ok') throw refusePartner(deps, identified);
  const { returnPath } = started;
  if (started.linkUserId !== null) {
    await link(deps, { userId: started.linkUserId, person: identified.value });
    return { kind: 'linked', returnPath };
  }
  return { kind: 'signedIn', ...(await signIn(deps, identified.value)), returnPath };
}

async function link(deps: PartnerDeps, options: { userId: string; person: PartnerPerson }): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const saved = await saveLink(tx, { ...options, nowMs });
    if (saved === 'linkedElsewhere') throw new RefusalError('partnerLinkedElsewhere');
    // The former partner account's sessions end with its link.
    if (saved !== 'replaced') return;
    const ended = await endPartnerSessions(tx, { userId: options.userId, exceptSessionId: null, nowMs });
    await deps.onSessionsEnded?.(tx, ended);
  });
}

async function signIn(deps: PartnerDeps, person: PartnerPerson): Promise<{ token: string; expiresAtMs: number }> {
  const nowMs = deps.clock();
  const session = await withTransaction(deps.db, async (tx) => {
    const user = await findLinkedUser(tx, person);
    if (user === undefined) throw new RefusalError('partnerNotLinked');
    if (user.banned_ms !== null) throw new RefusalError('banned');
    const opening = { userId: user.id, via: 'partner', nowMs, onEnded: deps.onSessionsEnded } as const;
    return { userId: user.id, sessionId: await issueSession(tx, opening) };
  });
  return { token: await signLoginToken(session, { key: deps.config.loginKey, issuedMs: nowMs }), expiresAtMs: nowMs + SESSION_LIFE_MS };
}
