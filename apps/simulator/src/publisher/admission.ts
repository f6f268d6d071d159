/** Checks before every API call: user agent, bearer token, the token's scope, and the rate limit. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { USER_AGENT_PATTERN } from '@poexchange/contract/game-api';
import type { Simulator } from '../simulator.ts';
import type { SimAccount } from '../world/account.ts';
import { refusals, sendInsufficientScope, sendInvalidToken, sendRefusal } from './errors.ts';
import type { Grant } from './oauth/grants.ts';
import type { Policy } from './rate-limit.ts';

export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

export function hasUserAgent(request: FastifyRequest): boolean {
  return USER_AGENT_PATTERN.test(request.headers['user-agent'] ?? '');
}

/** Returns a request's grant; null if the request was refused and answered. */
function admit(simulator: Simulator, request: FastifyRequest, reply: FastifyReply, scope: string): Grant | null {
  if (!hasUserAgent(request)) {
    sendRefusal(reply, {
      ...refusals.forbidden,
      message: 'Forbidden; A User-Agent of the form "OAuth {clientId}/{version} (contact: {contact})" is required',
    });
    return null;
  }
  const grant = simulator.grants.find(readBearer(request) ?? '');
  if (grant === null) {
    sendInvalidToken(reply);
    return null;
  }
  if (!grant.scopes.includes(scope)) {
    sendInsufficientScope(reply);
    return null;
  }
  return grant;
}

/**
 * Returns the request's account; null if the request was refused and answered. The call counts against the account
 * under `policy`.
 */
export function admitAccount(
  simulator: Simulator,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
  policy: Policy | null,
): SimAccount | null {
  const grant = admit(simulator, request, reply, scope);
  if (grant === null) return null;
  const account = grant.accountName === null ? undefined : simulator.world.accounts.get(grant.accountName);
  if (account === undefined) {
    sendInsufficientScope(reply);
    return null;
  }
  if (policy === null) return account;
  const verdict = simulator.limiter.hit(policy, account.name);
  void reply.headers(verdict.headers);
  if (verdict.retryAfterSeconds === null) return account;
  sendRefusal(reply, refusals.rateLimited);
  return null;
}

/** Returns true if the service itself may make the call; if not, the request has already been answered. */
export function admitService(simulator: Simulator, request: FastifyRequest, reply: FastifyReply, scope: string): boolean {
  return admit(simulator, request, reply, scope) !== null;
}

/** Answers HEAD on a counted route: 204 with the current rate-limit headers, without counting the request. */
export function answerHead(
  simulator: Simulator,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
  policy: Policy,
): FastifyReply {
  const grant = admit(simulator, request, reply, scope);
  if (grant === null) return reply;
  return reply
    .code(204)
    .headers(simulator.limiter.peek(policy, grant.accountName ?? '').headers)
    .send();
}
