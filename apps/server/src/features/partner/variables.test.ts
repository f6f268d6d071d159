import { describe, expect, it } from 'vitest';
import { findPartnerProblem, readPartnerSettings } from './variables.ts';

const all = { PARTNER_OIDC_ISSUER: 'https://accounts.example', PARTNER_OIDC_CLIENT_ID: 'id', PARTNER_OIDC_CLIENT_SECRET: 'secret' };

describe('partner sign-in variables', () => {
  it('D14 enables partner sign-in if all variables are set, and disables it if none are', () => {
    expect([findPartnerProblem(all), findPartnerProblem({})]).toEqual([null, null]);
    expect(readPartnerSettings({ ...all, PUBLIC_URL: 'https://site.example' })).toMatchObject({
      issuer: 'https://accounts.example',
      redirectUrl: 'https://site.example/partner/connect',
    });
    expect(readPartnerSettings({ PUBLIC_URL: 'https://site.example' })).toBeNull();
  });

  it('D14 rejects an incomplete set and names the missing variable', () => {
    const { PARTNER_OIDC_CLIENT_SECRET: _secret, ...rest } = all;
    expect(findPartnerProblem(rest)?.variable).toBe('PARTNER_OIDC_CLIENT_SECRET');
    expect(findPartnerProblem({ PARTNER_OIDC_CLIENT_ID: 'id' })?.variable).toBe('PARTNER_OIDC_ISSUER');
  });

  it('D14 requires https for secrets, except on this machine', () => {
    const problemOf = (issuer: string) => findPartnerProblem({ ...all, PARTNER_OIDC_ISSUER: issuer })?.variable ?? null;
    expect(problemOf('http://accounts.example')).toBe('PARTNER_OIDC_ISSUER');
    expect([problemOf('http://127.0.0.1:1/partner'), problemOf('http://localhost:1/partner')]).toEqual([null, null]);
  });
});
