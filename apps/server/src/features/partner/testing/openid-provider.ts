/** A fake OpenID provider on a loopback port, with faults that tests can switch on. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Asked = { readonly nonce: string; readonly challenge: string };

export type OpenidProvider = {
  readonly issuer: string;
  /** Authorization requests, by the code issued for each. */
  readonly codes: Map<string, Asked>;
  /** Overrides claims of the ID token. */
  claims: Record<string, unknown>;
  /** Handles a request in place of the provider, by path. Returns true if the request was handled. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly asked: string[];
  readonly stop: () => Promise<void>;
};

export async function startOpenidProvider(): Promise<OpenidProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const send = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const answerToken = async (form: URLSearchParams, response: ServerResponse): Promise<void> => {
    const code = form.get('code') ?? '';
    const asked = provider.codes.get(code);
    provider.codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked === undefined || asked.challenge !== challenge) return send(response, 400, { error: 'invalid_grant' });
    const nowSeconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: provider.issuer,
      aud: 'client',
      sub: 'person',
      nonce: asked.nonce,
      iat: nowSeconds,
      exp: nowSeconds + 60,
      ...provider.claims,
    };
    const idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey);
    return send(response, 200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken });
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    provider.asked.push(path);
    if (provider.intercept(request, response)) return;
    if (path === '/.well-known/openid-configuration')
      return send(response, 200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/auth`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        userinfo_endpoint: `${provider.issuer}/me`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (path === '/jwks') return send(response, 200, { keys: [jwk] });
    if (path === '/me') return send(response, 200, { sub: 'person', name: 'Morven' });
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => void answerToken(new URLSearchParams(body), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: OpenidProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codes: new Map(),
    claims: {},
    intercept: () => false,
    asked: [],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}
