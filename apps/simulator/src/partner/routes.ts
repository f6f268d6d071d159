/**
 * The media group under `/partner`: the provider, and the page for choosing a person. The issuer is the address that
 * the caller used, because the port is only known once the server listens.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { pageStyle } from '../publisher/oauth/page-style.ts';
import type { Simulator } from '../simulator.ts';
import { createPartnerAccounts, type PartnerAccount, renderPartnerProblem, renderPartnerSignIn } from './accounts.ts';
import { createPartnerProvider, PARTNER_PATH } from './provider.ts';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

export function mountPartner(app: FastifyInstance, { config }: Simulator): void {
  const accounts = createPartnerAccounts();
  const providers = new Map<string, Provider>();
  const providerOf = (request: FastifyRequest): Provider => {
    const issuer = `http://${request.host}${PARTNER_PATH}`;
    const known = providers.get(issuer);
    if (known !== undefined) return known;
    const made = createPartnerProvider({ issuer, config, accounts });
    // Bounded, because callers can send arbitrary host names.
    if (providers.size < 8) providers.set(issuer, made);
    return made;
  };

  const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply => {
    // Browsers also apply form-action to the redirect that follows the form, so the client's origin must be named.
    const origins = [...new Set(config.partnerRedirectUris.map((uri) => new URL(uri).origin))].join(' ');
    return reply
      .code(status)
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${origins}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const sendSignIn = (reply: FastifyReply, request: FastifyRequest, notice?: string): FastifyReply =>
    sendPage(
      reply,
      notice === undefined ? 200 : 400,
      renderPartnerSignIn({
        action: request.url,
        client: new URL(config.partnerRedirectUris[0] ?? 'http://localhost').host,
        accounts: accounts.list(),
        notice,
      }),
    );

  app.get(`${PARTNER_PATH}/sign-in/:uid`, async (request, reply) => {
    const interaction = await findInteraction(providerOf(request), request, reply);
    return interaction === null
      ? sendPage(reply, 400, renderPartnerProblem('This sign-in is over. Please start again.'))
      : sendSignIn(reply, request);
  });

  app.post(`${PARTNER_PATH}/sign-in/:uid`, async (request, reply) => {
    const provider = providerOf(request);
    if ((await findInteraction(provider, request, reply)) === null)
      return sendPage(reply, 400, renderPartnerProblem('This sign-in is over. Please start again.'));
    const form = request.body as Readonly<Record<string, string>>;
    if (form['deny'] !== undefined) {
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, { error: 'access_denied', error_description: 'The person said no' });
      return reply;
    }
    const account: PartnerAccount | null =
      (form['account'] === undefined ? null : accounts.find(form['account'])) ?? accounts.open(form['name'] ?? '');
    if (account === null) return sendSignIn(reply, request, 'A name has 3 to 40 letters, digits, spaces, dots or dashes.');
    const grant = new provider.Grant({ accountId: account.sub, clientId: config.partnerClientId });
    grant.addOIDCScope('openid profile');
    const grantId = await grant.save();
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, {
      login: { accountId: account.sub, remember: false },
      consent: { grantId },
    });
    return reply;
  });

  void app.register(async (scope) => {
    // The library parses request bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${PARTNER_PATH}/*`,
      handler: async (request, reply) => {
        reply.hijack();
        const raw: IncomingMessage & { originalUrl?: string } = request.raw;
        // The library derives its mount path from originalUrl.
        raw.originalUrl = raw.url ?? '';
        raw.url = raw.originalUrl.slice(PARTNER_PATH.length);
        // Drop session cookies: one browser signs in as many people, and each sign-in asks which person to use.
        if (raw.headers.cookie !== undefined) raw.headers.cookie = raw.headers.cookie.replaceAll(/_session[^=;]*=[^;]*(; )?/g, '');
        await providerOf(request).callback()(raw, reply.raw);
        return reply;
      },
    });
  });
}

/** Finds this browser's sign-in; null if no sign-in is in progress. */
async function findInteraction(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<object | null> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === (request.params as { uid?: string }).uid ? interaction : null;
  } catch {
    return null;
  }
}
