import type { Game } from '@poexchange/domain/item';
import {
  leaguesReplySchema,
  publicStashPageSchema,
  serviceScopes,
  type GameLeague,
  type PublicStashPage,
} from '@poexchange/contract/game-api';
import type { RequestBudget } from '@poexchange/contract/rest';
import type * as z from 'zod/mini';
import { formatUserAgent, joinPath, REQUEST_TIMEOUT_MS, type GameApiIdentity } from './identity.ts';
import type { OauthClient } from './oauth-client.ts';
import { readOutcome, type GameApiFailure, type GameApiOutcome } from './outcome.ts';
import type { QueueOutcome, RequestQueue } from './request-queue.ts';

/** `refused`: the publisher does not issue a token to this client. */
export type ServiceOutcome<Value> = GameApiOutcome<Value> | { readonly kind: 'refused'; readonly reason: string };

export type CallOptions = { readonly signal?: AbortSignal };

/** Calls in the service's own name (client_credentials): the public stream and the public leagues. */
export type ServiceClient = {
  /** Fetches one page of the stream; if the id is null, the page at which the publisher currently starts. */
  readonly fetchPublicStashPage: (changeId: string | null, options?: CallOptions) => Promise<ServiceOutcome<PublicStashPage>>;
  /** Fetches the same page as bytes, to be parsed elsewhere; checks only the HTTP status. */
  readonly fetchPublicStashBytes: (changeId: string | null, options?: CallOptions) => Promise<ServiceOutcome<Buffer>>;
  /** Describes the stream's remaining budget; null before the publisher's first response. */
  readonly readStreamBudget: () => Promise<RequestBudget | null>;
  /** Fetches a game's public leagues; private leagues are never listed. */
  readonly fetchLeagues: (game: Game, options?: CallOptions) => Promise<ServiceOutcome<readonly GameLeague[]>>;
};

/** Account name under which the service's own calls are budgeted. */
const SERVICE = 'service';
const STREAM_POLICY = 'psapi-request-limit';
const LEAGUES_POLICY = 'leagues-request-limit';

export function createServiceClient(deps: {
  identity: GameApiIdentity;
  queue: RequestQueue;
  oauth: OauthClient;
  clock: () => number;
}): ServiceClient {
  const { identity, queue, oauth, clock } = deps;
  let token: { accessToken: string; expiresAtMs: number | null } | null = null;

  const get = async (route: { path: string; policy: string }, options: CallOptions | undefined): Promise<ServiceOutcome<QueueOutcome>> => {
    for (let attempt = 1; ; attempt += 1) {
      if (token === null || (token.expiresAtMs !== null && token.expiresAtMs < clock() + 60_000)) {
        const granted = await oauth.requestServiceToken(serviceScopes);
        if (granted.kind !== 'ok') return granted;
        token = granted.value;
      }
      const { accessToken } = token;
      const http = await queue.run({
        account: SERVICE,
        policy: route.policy,
        order: 'serial',
        signal: options?.signal,
        send: () =>
          identity.send({
            method: 'GET',
            url: identity.apiUrl + route.path,
            headers: { 'user-agent': formatUserAgent(identity), accept: 'application/json', authorization: `Bearer ${accessToken}` },
            timeoutMs: REQUEST_TIMEOUT_MS,
            signal: options?.signal,
          }),
      });
      if (http.kind !== 'reply' || http.status !== 401 || attempt > 1) return { kind: 'ok', value: http };
      token = null;
    }
  };

  const getJson = async <Schema extends z.ZodMiniType>(
    route: { path: string; policy: string; schema: Schema },
    options: CallOptions | undefined,
  ): Promise<ServiceOutcome<z.output<Schema>>> => {
    const outcome = await get(route, options);
    if (outcome.kind !== 'ok') return outcome;
    return outcome.value.kind === 'rateLimited' ? outcome.value : readOutcome(outcome.value, route.schema);
  };

  return {
    fetchPublicStashPage: (changeId, options) =>
      getJson({ path: streamPath(changeId), policy: STREAM_POLICY, schema: publicStashPageSchema }, options),
    fetchPublicStashBytes: async (changeId, options) => {
      const outcome = await get({ path: streamPath(changeId), policy: STREAM_POLICY }, options);
      if (outcome.kind !== 'ok') return outcome;
      return readBytes(outcome.value);
    },
    readStreamBudget: () => queue.budgetOf(SERVICE, STREAM_POLICY),
    fetchLeagues: async (game, options) => {
      // The only route with the realm as a query parameter.
      const path = joinPath('league') + (game === 'poe2' ? '?realm=poe2' : '');
      const outcome = await getJson({ path, policy: LEAGUES_POLICY, schema: leaguesReplySchema }, options);
      return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.leagues } : outcome;
    },
  };
}

function streamPath(changeId: string | null): string {
  return joinPath('public-stash-tabs') + (changeId === null ? '' : `?id=${encodeURIComponent(changeId)}`);
}

function readBytes(http: QueueOutcome): GameApiOutcome<Buffer> {
  if (http.kind === 'rateLimited') return http;
  if (http.kind === 'reply' && http.status === 200) return { kind: 'ok', value: http.body };
  if (http.kind === 'network' && http.beginning !== undefined) return { kind: 'down', reason: http.reason, beginning: http.beginning };
  const failure = readOutcome(http, publicStashPageSchema);
  return failure.kind === 'ok' ? { kind: 'down', reason: 'unexpected status' } : (failure satisfies GameApiFailure);
}
