import { beforeEach, describe, expect, it, vi } from 'vitest';
import { redeemPartner } from '../partner/partner-sign-in.ts';
import { finishSignIn, forgetSignIn } from './finish-sign-in.ts';
import { keepOwnPath, takeSignInCallback } from './sign-in.ts';
import { clearToken, readToken } from '../session/token.ts';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const stateKey = 'poexchange:sign-in-state';

function comeBack(search: string): Promise<unknown> {
  history.replaceState(null, '', `/ggg/connect${search}`);
  takeSignInCallback();
  return finishSignIn();
}

describe('sign-in', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    forgetSignIn();
    clearToken();
    sessionStorage.clear();
    fetched.mockReset();
    fetched.mockImplementation(() =>
      Promise.resolve(Response.json({ token, expiresAtMs: 9e12, returnPath: '/poe/poexchange/bulk-trade' })),
    );
    vi.stubGlobal('fetch', fetched);
  });

  it('D12 removes code and state from the address bar before anything else can read them', () => {
    history.replaceState(null, '', '/ggg/connect?code=abc&state=s');
    takeSignInCallback();
    expect(location.pathname + location.search).toBe('/ggg/connect');
  });

  it('D12 redeems the state that this browser issued, once, and stores the token', async () => {
    sessionStorage.setItem(stateKey, 's');
    expect(await comeBack('?code=1&state=s')).toEqual({ kind: 'signedIn', returnPath: '/poe/poexchange/bulk-trade' });
    expect(await finishSignIn()).toMatchObject({ kind: 'signedIn' });
    expect(fetched).toHaveBeenCalledTimes(1);
    // A code that looks like a number stays a string.
    expect(fetched.mock.calls[0]?.[0]).toContain('/auth/ggg/connect/1/s');
    expect(readToken()).toBe(token);
  });

  it('D12 rejects a state that this browser did not issue, without sending anything (login CSRF)', async () => {
    sessionStorage.setItem(stateKey, 'mine');
    expect(await comeBack('?code=c&state=theirs')).toEqual({ kind: 'stateInvalid' });
    forgetSignIn();
    expect(await comeBack('?code=c&state=mine')).toEqual({ kind: 'stateInvalid' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('D12 distinguishes denied access from a failure', async () => {
    sessionStorage.setItem(stateKey, 's');
    expect(await comeBack('?error=access_denied&state=s')).toEqual({ kind: 'denied' });
    forgetSignIn();
    sessionStorage.setItem(stateKey, 's');
    expect(await comeBack('?error=server_error&state=s')).toMatchObject({ kind: 'failed' });
    forgetSignIn();
    expect(await comeBack('')).toEqual({ kind: 'nothing' });
  });

  it('D12 returns only to a path on this site', () => {
    expect(keepOwnPath('/poe/poexchange?x=1')).toBe('/poe/poexchange?x=1');
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/ggg/connect?code=1']) {
      expect(keepOwnPath(path)).toBe('/');
    }
  });

  it('D14 redeems the partner’s response with its issuer and this browser’s state, for a sign-in or an account link', async () => {
    const come = (search: string): Promise<unknown> => {
      history.replaceState(null, '', `/partner/connect${search}`);
      takeSignInCallback();
      expect(location.pathname + location.search).toBe('/partner/connect');
      return finishSignIn(redeemPartner);
    };
    sessionStorage.setItem(stateKey, 's');
    fetched.mockImplementation(() => Promise.resolve(Response.json({ kind: 'linked', returnPath: '/partner/connect' })));
    expect(await come('?code=c&state=s&iss=https%3A%2F%2Fpartner.example')).toEqual({ kind: 'linked', returnPath: '/' });
    expect(fetched.mock.calls[0]?.[0]).toContain('/auth/partner/connect/c/s?iss=https%3A%2F%2Fpartner.example');
    expect(readToken()).toBeNull();
    forgetSignIn();
    sessionStorage.setItem(stateKey, 'mine');
    expect(await come('?code=c&state=theirs')).toEqual({ kind: 'stateInvalid' });
    expect(fetched).toHaveBeenCalledTimes(1);
    forgetSignIn();
    sessionStorage.setItem(stateKey, 's');
    expect(await come('?error=access_denied&state=s')).toEqual({ kind: 'denied' });
    forgetSignIn();
    sessionStorage.setItem(stateKey, 's');
    fetched.mockImplementation(() => Promise.resolve(Response.json({ kind: 'signedIn', token, expiresAtMs: 9e12, returnPath: '/poe' })));
    expect(await come('?code=c&state=s')).toEqual({ kind: 'signedIn', returnPath: '/poe' });
    expect(readToken()).toBe(token);
  });
});
