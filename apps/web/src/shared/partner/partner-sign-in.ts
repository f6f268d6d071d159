/**
 * The partner's account: linked while the user is signed in with the game account, and usable for sign-in afterwards.
 */
import { laterApi, type PartnerLink } from '@poexchange/contract/rest/later';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';
import { type Redeem } from '../account/finish-sign-in.ts';
import { keepOwnPath, leaveForSignIn } from '../account/sign-in.ts';
import { storeToken } from '../session/token.ts';

const here = (): string => location.pathname + location.search;

/** Navigates to the partner's page, which sends the user back signed in. */
export async function startPartnerSignIn(): Promise<void> {
  leaveForSignIn(await callApi(laterApi.startPartnerSignIn, { query: { currentUrl: here() } }));
}

/** Navigates to the partner's page, which sends the user back with a linked account. */
export async function startPartnerLink(): Promise<void> {
  leaveForSignIn(await callApi(laterApi.startPartnerLink, { body: { currentUrl: here() } }));
}

export const redeemPartner: Redeem = async ({ code, state, issuer }) => {
  const reply = await callApi(laterApi.completePartner, { params: { code, state }, query: { iss: issuer ?? undefined } });
  const returnPath = keepOwnPath(reply.returnPath);
  if (reply.kind === 'linked') return { kind: 'linked', returnPath };
  storeToken(reply.token);
  return { kind: 'signedIn', returnPath };
};

export const partnerLinkQuery = queryOptions({
  queryKey: ownKeys.partnerLink,
  queryFn: ({ signal }): Promise<PartnerLink> => callApi(laterApi.getPartnerLink, {}, { signal }),
  staleTime: 60_000,
  meta: { failure: 'silent' },
});

export async function unlinkPartner(): Promise<PartnerLink> {
  return callApi(laterApi.unlinkPartner, {});
}
