/** A small client for the simulator's own tests: a controllable clock, sign-in, authorised requests. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { accountScopes, tokenReplySchema, type TokenReply } from '@poexchange/contract/game-api';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { hashVerifier } from '../publisher/oauth/grants.ts';
import { createSimulator, type Simulator } from '../simulator.ts';

export const userAgent = 'OAuth poexchange/0.1 (contact: test@example.org)';
export const redirectUri = 'http://127.0.0.1:3000/ggg/connect';
const secret = { client_id: 'poexchange', client_secret: 'simulated-secret' };

export type Form = Readonly<Record<string, string>>;

export type Client = Readonly<{
  app: FastifyInstance;
  simulator: Simulator;
  /** Advances the clock. */
  wait: (seconds: number) => void;
  authorize: (fields: Form) => Promise<{ reply: LightMyRequestResponse; verifier: string; code: string | null }>;
  token: (form: Form) => Promise<LightMyRequestResponse>;
  signIn: (choice: Form) => Promise<TokenReply>;
  serviceToken: () => Promise<string>;
  get: (path: string, accessToken: string) => Promise<LightMyRequestResponse>;
}>;

export async function startClient(env: Form = {}): Promise<Client> {
  let nowMs = 1_750_000_000_000;
  const simulator = createSimulator(readConfig(env), () => nowMs);
  const app = buildApp(simulator);
  await app.ready();

  const authorize: Client['authorize'] = async (fields) => {
    const verifier = randomBytes(32).toString('base64url');
    const form = {
      client_id: 'poexchange',
      response_type: 'code',
      scope: accountScopes.join(' '),
      state: 'some-state',
      redirect_uri: redirectUri,
      code_challenge: hashVerifier(verifier),
      code_challenge_method: 'S256',
      ...fields,
    };
    const payload = new URLSearchParams(form).toString();
    const reply = await app.inject({
      method: 'POST',
      url: '/oauth/authorize',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    const location = reply.headers.location;
    return { reply, verifier, code: location === undefined ? null : new URL(location).searchParams.get('code') };
  };

  const token: Client['token'] = (form) =>
    app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'user-agent': userAgent, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...secret, ...form }).toString(),
    });

  return {
    app,
    simulator,
    authorize,
    token,
    wait: (seconds) => {
      nowMs += seconds * 1000;
    },
    signIn: async (choice) => {
      const { code, verifier } = await authorize(choice);
      const reply = await token({ grant_type: 'authorization_code', code: code ?? '', redirect_uri: redirectUri, code_verifier: verifier });
      return tokenReplySchema.parse(reply.json());
    },
    serviceToken: async () =>
      tokenReplySchema.parse((await token({ grant_type: 'client_credentials', scope: 'service:psapi service:leagues' })).json())
        .access_token,
    get: (path, accessToken) =>
      app.inject({ method: 'GET', url: path, headers: { 'user-agent': userAgent, authorization: `Bearer ${accessToken}` } }),
  };
}
