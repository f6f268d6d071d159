/**
 * The media group's OpenID provider: a real provider from a library, with one registered client and nothing on disk.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { SimulatorConfig } from '../config.ts';
import { type PartnerAccounts, renderPartnerProblem } from './accounts.ts';

/** Path under which the provider is mounted; part of the issuer. */
export const PARTNER_PATH = '/partner';

export function createPartnerProvider(options: { issuer: string; config: SimulatorConfig; accounts: PartnerAccounts }): Provider {
  const { config, accounts } = options;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(options.issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: config.partnerClientId,
        client_secret: config.partnerClientSecret,
        redirect_uris: [...config.partnerRedirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'partner' }] },
    cookies: { keys: [randomBytes(24).toString('hex')], long: { signed: true }, short: { signed: true } },
    claims: { openid: ['sub'], profile: ['name'] },
    findAccount: (_ctx, sub) => {
      const account = accounts.find(sub);
      return account && { accountId: sub, claims: () => ({ sub, name: account.name }) };
    },
    interactions: { url: (_ctx, interaction) => `${PARTNER_PATH}/sign-in/${interaction.uid}` },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = renderPartnerProblem(out.error_description ?? out.error);
    },
  });
}

type Kept = { payload: AdapterPayload; endsMs: number };

/**
 * Creates the library's in-memory storage. The library's own memory adapter would print a warning on standard output.
 */
function createMemory(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  return (model) => {
    const keyOf = (id: string): string => `${model} ${id}`;
    const read = (key: string): AdapterPayload | undefined => {
      const found = kept.get(key);
      return found !== undefined && found.endsMs > Date.now() ? found.payload : undefined;
    };
    const findWhere = (fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...kept.entries()].find(([key, { payload, endsMs }]) => key.startsWith(`${model} `) && endsMs > Date.now() && fits(payload))?.[1]
        .payload;
    return {
      upsert: async (id, payload, expiresIn) => void kept.set(keyOf(id), { payload, endsMs: Date.now() + (expiresIn ?? 3600) * 1000 }),
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      destroy: async (id) => void kept.delete(keyOf(id)),
      consume: async (id) => {
        const payload = read(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
