/**
 * The chat account, which a signed-in user can link; its name is shown to other people only if its owner allows that.
 */
import { ApiError } from '@poexchange/contract/client';
import { encodeParam } from '@poexchange/contract/rest';
import { laterApi, type ChatLink } from '@poexchange/contract/rest/later';
import { queryOptions } from '@tanstack/react-query';
import { finishSignIn, forgetSignIn, type Redeem } from '../account/finish-sign-in.ts';
import { keepOwnPath, leaveForSignIn } from '../account/sign-in.ts';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';
import { readToken } from '../session/token.ts';

/**
 * Storage key of the platform's response, which is kept until our server has replied, so that a reload sends it again.
 */
const ANSWER_KEY = 'poexchange:chat-answer';

/** Storage key of the page on which linking started, to which a failed attempt also returns. */
const BEGUN_KEY = 'poexchange:chat-begun';

/** Navigates to the platform's page; the return route finishes linking. */
export async function startChatLink(returnPath = location.pathname + location.search): Promise<void> {
  sessionStorage.removeItem(ANSWER_KEY);
  sessionStorage.setItem(BEGUN_KEY, returnPath);
  leaveForSignIn(await callApi(laterApi.startChatLink, { body: { currentUrl: returnPath } }));
}

/** Returns the path of the page on which this tab last started linking, or '/'. */
export function readBegunPath(): string {
  return keepOwnPath(sessionStorage.getItem(BEGUN_KEY) ?? '/');
}

export type ChatLinkOutcome =
  | { readonly kind: 'linked'; readonly link: ChatLink; readonly returnPath: string }
  | { readonly kind: 'denied' | 'stateInvalid' }
  /** The page was opened manually, or reopened after linking was finished. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'signedOut' }
  /** Our server did not reply: the platform's response is stored and can be resent. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Stores the platform's response once its state is accepted; `finishChatLink` sends it. */
const keepAnswer: Redeem = async ({ code, state }) => {
  sessionStorage.setItem(ANSWER_KEY, encodeParam({ code, state }));
  return { kind: 'nothing' };
};

/** Sends the platform's response to our server. A repeated call gets the outcome of the first call. */
export async function finishChatLink(): Promise<ChatLinkOutcome> {
  const taken = await finishSignIn(keepAnswer);
  forgetSignIn();
  if (taken.kind === 'denied' || taken.kind === 'stateInvalid' || taken.kind === 'failed') return taken;
  const answer = sessionStorage.getItem(ANSWER_KEY);
  if (answer === null) return { kind: 'nothing' };
  if (readToken() === null) return forgetAnswer({ kind: 'signedOut' });
  try {
    const { linked, returnPath } = await callApi(laterApi.completeChatLink, { params: { answer } });
    return forgetAnswer({ kind: 'linked', link: { linked }, returnPath: keepOwnPath(returnPath) });
  } catch (error) {
    if (!(error instanceof ApiError) || isUnanswered(error)) return { kind: 'unreached' };
    return forgetAnswer(error.status === 401 ? { kind: 'signedOut' } : { kind: 'failed', error });
  }
}

function forgetAnswer<Outcome extends ChatLinkOutcome>(outcome: Outcome): Outcome {
  sessionStorage.removeItem(ANSWER_KEY);
  return outcome;
}

/** True if the outcome is still unknown: no reply, a proxy's page, an internal error or a rate limit. */
function isUnanswered({ refusal }: ApiError): boolean {
  return refusal === null || refusal.code === 'internal' || refusal.code === 'rateLimited';
}

export const chatLinkQuery = queryOptions({
  queryKey: ownKeys.chatLink,
  queryFn: ({ signal }): Promise<ChatLink> => callApi(laterApi.getChatLink, {}, { signal }),
  staleTime: 60_000,
  meta: { failure: 'silent' },
});

/** Stores whether other people may see the account's name. */
export async function showChatName(nameShown: boolean): Promise<ChatLink> {
  return callApi(laterApi.changeChatLink, { body: { nameShown } });
}

export async function unlinkChat(): Promise<ChatLink> {
  return callApi(laterApi.unlinkChat, {});
}
