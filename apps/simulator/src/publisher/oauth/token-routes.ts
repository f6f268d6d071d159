/**
 * POST /oauth/token and /oauth/token/revoke: form bodies, the client's secret in the body, RFC errors, and one limit
 * per address that also counts refused calls.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientScopes, serviceScopes } from '@poexchange/contract/game-api';
import type { Simulator } from '../../simulator.ts';
import { refusals, sendRefusal } from '../errors.ts';
import { policies } from '../policies.ts';
import type { Issued } from './grants.ts';

type Form = Readonly<Record<string, string | undefined>>;

function refuse(reply: FastifyReply, status: 400 | 401, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description });
}

function readForm(body: unknown): Form {
  return typeof body === 'object' && body !== null ? (body as Form) : {};
}

/** Counts the call; returns false if the call was answered with 429. */
function passLimit(simulator: Simulator, request: FastifyRequest, reply: FastifyReply): boolean {
  const verdict = simulator.limiter.hit(policies.token, request.ip);
  void reply.headers(verdict.headers);
  if (verdict.retryAfterSeconds === null) return true;
  sendRefusal(reply, refusals.rateLimited);
  return false;
}

function isClient({ config }: Simulator, form: Form): boolean {
  return form['client_id'] === config.clientId && form['client_secret'] === config.clientSecret;
}

function sendIssued(simulator: Simulator, reply: FastifyReply, issued: Issued): FastifyReply {
  const account = issued.grant.accountName === null ? undefined : simulator.world.accounts.get(issued.grant.accountName);
  return reply.header('cache-control', 'no-store').send({
    access_token: issued.accessToken,
    expires_in: issued.expiresInSeconds,
    token_type: 'bearer',
    scope: [...issued.grant.scopes].sort().join(' '),
    ...(account === undefined ? {} : { username: account.name, sub: account.uuid }),
    ...(issued.refreshToken === null ? {} : { refresh_token: issued.refreshToken }),
  });
}

function grantForClient(simulator: Simulator, reply: FastifyReply, form: Form): FastifyReply {
  const scopes = (form['scope'] ?? '').split(' ').filter((scope) => scope !== '');
  const allowed: readonly string[] = [...serviceScopes, ...clientScopes];
  if (scopes.length === 0 || scopes.some((scope) => !allowed.includes(scope)))
    return refuse(reply, 400, 'invalid_scope', 'The requested scope is invalid, unknown, or malformed');
  return sendIssued(simulator, reply, simulator.grants.issueForClient(scopes));
}

function exchange(simulator: Simulator, reply: FastifyReply, form: Form): FastifyReply {
  if (form['grant_type'] === 'client_credentials') return grantForClient(simulator, reply, form);
  if (form['grant_type'] === 'authorization_code') {
    const issued = simulator.grants.redeemCode(form['code'] ?? '', form['redirect_uri'] ?? '', form['code_verifier'] ?? '');
    return issued === null
      ? refuse(reply, 400, 'invalid_grant', "Authorization code doesn't exist or is invalid for the client")
      : sendIssued(simulator, reply, issued);
  }
  if (form['grant_type'] === 'refresh_token') {
    const issued = simulator.grants.refresh(form['refresh_token'] ?? '');
    return issued === null ? refuse(reply, 400, 'invalid_grant', 'Invalid refresh token') : sendIssued(simulator, reply, issued);
  }
  return refuse(reply, 400, 'unsupported_grant_type', 'The grant type is unavailable for this client');
}

export function mountToken(app: FastifyInstance, simulator: Simulator): void {
  app.post('/oauth/token', (request, reply) => {
    if (!passLimit(simulator, request, reply)) return reply;
    const form = readForm(request.body);
    if (!isClient(simulator, form)) return refuse(reply, 401, 'invalid_client', 'The client credentials are invalid');
    return exchange(simulator, reply, form);
  });

  app.post('/oauth/token/revoke', (request, reply) => {
    if (!passLimit(simulator, request, reply)) return reply;
    const form = readForm(request.body);
    if (!isClient(simulator, form)) return refuse(reply, 401, 'invalid_client', 'The client credentials are invalid');
    simulator.grants.revoke(form['token'] ?? '');
    return reply.code(200).send({});
  });
}
