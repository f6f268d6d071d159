/**
 * GET /oauth/authorize shows the sign-in page. POST /oauth/authorize accepts the decision as a form with the request's
 * fields and either `account` (a name), `fresh=1` (a new account, optionally with a `name`) or `deny=1`, and answers
 * with a 302 to the client. Programs may post that form directly, with the request's fields in the query or in the
 * body.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Simulator } from '../../simulator.ts';
import type { SimAccount } from '../../world/account.ts';
import { hashText } from '../../world/random.ts';
import { buildPolicy, renderProblem, renderSignIn } from './page.ts';
import { buildRedirect, checkAuthorize, type AuthorizeRequest, type Fields } from './request.ts';

function sendPage(reply: FastifyReply, status: number, redirectUri: string | undefined, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', buildPolicy(redirectUri))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}

function pickFields(...sources: unknown[]): Fields {
  const entries = sources.flatMap((source) => (typeof source === 'object' && source !== null ? Object.entries(source) : []));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Adds a discriminator to a typed name that has none. */
function completeName(typed: string): string | undefined {
  const name = typed.trim();
  if (name === '') return undefined;
  return name.includes('#') ? name : `${name}#${1000 + (hashText(name) % 9000)}`;
}

type Decision =
  | Readonly<{ kind: 'account'; account: SimAccount }>
  | Readonly<{ kind: 'deny' }>
  | Readonly<{ kind: 'again'; notice: string }>;

function decide({ world }: Simulator, fields: Fields): Decision {
  if (fields['deny'] !== undefined) return { kind: 'deny' };
  if (fields['fresh'] !== undefined) {
    const name = completeName(fields['name'] ?? '');
    if (name !== undefined && !/^[A-Za-z0-9_]{3,23}#\d{4}$/.test(name))
      return { kind: 'again', notice: 'A name has 3 to 23 letters, digits or underscores.' };
    const account = world.createAccount(name);
    return account === null ? { kind: 'again', notice: 'That name is taken.' } : { kind: 'account', account };
  }
  const account = world.accounts.get(fields['account'] ?? '');
  return account === undefined ? { kind: 'again', notice: 'There is no such account.' } : { kind: 'account', account };
}

function sendSignIn(simulator: Simulator, reply: FastifyReply, fields: Fields, request: AuthorizeRequest, notice?: string): FastifyReply {
  const accounts = [...simulator.world.accounts.values()];
  return sendPage(
    reply,
    notice === undefined ? 200 : 400,
    request.redirectUri,
    renderSignIn({ fields, scopes: request.scopes, accounts, notice }),
  );
}

export function mountAuthorize(app: FastifyInstance, simulator: Simulator): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/oauth/authorize',
    handler: (http, reply) => {
      const fields = pickFields(http.query, http.body);
      const checked = checkAuthorize(simulator.config, fields);
      if (checked.kind === 'page') return sendPage(reply, 400, undefined, renderProblem(checked.message));
      if (checked.kind === 'redirect') {
        return reply.redirect(
          buildRedirect(checked.redirectUri, { error: checked.error, error_description: checked.description, state: checked.state }),
          302,
        );
      }
      const { request } = checked;
      if (http.method === 'GET') return sendSignIn(simulator, reply, fields, request);
      const decision = decide(simulator, fields);
      if (decision.kind === 'again') return sendSignIn(simulator, reply, fields, request, decision.notice);
      if (decision.kind === 'deny') {
        const parameters = { error: 'access_denied', error_description: 'The resource owner denied the request', state: request.state };
        return reply.redirect(buildRedirect(request.redirectUri, parameters), 302);
      }
      const { redirectUri, scopes, challenge, state } = request;
      const code = simulator.grants.issueCode({ accountName: decision.account.name, redirectUri, scopes, challenge });
      return reply.redirect(buildRedirect(redirectUri, { code, state }), 302);
    },
  });
}
