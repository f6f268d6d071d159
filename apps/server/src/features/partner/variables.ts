import { urlVariable } from '@poexchange/platform/config';
import * as z from 'zod/mini';
import type { PartnerSettings } from './partner-client.ts';

const text = (): z.ZodMiniString => z.string().check(z.minLength(1), z.maxLength(500));

/** Environment variables of the partner sign-in. Set all of them, or none to disable it. */
export const partnerVariables = {
  /** The partner's address as an OpenID provider; https, or a loopback address. */
  PARTNER_OIDC_ISSUER: z.optional(urlVariable()),
  PARTNER_OIDC_CLIENT_ID: z.optional(text()),
  PARTNER_OIDC_CLIENT_SECRET: z.optional(text()),
};

type PartnerConfig = {
  readonly PARTNER_OIDC_ISSUER?: string | undefined;
  readonly PARTNER_OIDC_CLIENT_ID?: string | undefined;
  readonly PARTNER_OIDC_CLIENT_SECRET?: string | undefined;
};

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Checks the three variables together. Returns null if they are complete or absent. */
export function findPartnerProblem(config: PartnerConfig): { variable: keyof PartnerConfig; problem: string } | null {
  const names = ['PARTNER_OIDC_ISSUER', 'PARTNER_OIDC_CLIENT_ID', 'PARTNER_OIDC_CLIENT_SECRET'] as const;
  const missing = names.filter((name) => config[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing[0] !== undefined) return { variable: missing[0], problem: 'is missing: a partner needs all three' };
  const issuer = new URL(config.PARTNER_OIDC_ISSUER ?? '');
  const isSafe = issuer.protocol === 'https:' || loopback.has(issuer.hostname);
  return isSafe ? null : { variable: 'PARTNER_OIDC_ISSUER', problem: 'must be https' };
}

/** Returns null if no partner is configured. */
export function readPartnerSettings(config: PartnerConfig & { readonly PUBLIC_URL: string }): PartnerSettings | null {
  const { PARTNER_OIDC_ISSUER: issuer, PARTNER_OIDC_CLIENT_ID: clientId, PARTNER_OIDC_CLIENT_SECRET: clientSecret } = config;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer, clientId, clientSecret, redirectUrl: `${config.PUBLIC_URL}/partner/connect`, timeoutMs: 10_000 };
}
