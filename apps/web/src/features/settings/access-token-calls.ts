import { accessTokensApi, type accessTokenLimits, type AccessToken } from '@poexchange/contract/rest/access-tokens';
import type { Scope } from '@poexchange/contract/scopes';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { ownKeys } from '../../shared/api/own-keys.ts';

export type AccessTokenDays = (typeof accessTokenLimits.days)[number];

export const accessTokensQuery = queryOptions({
  queryKey: ownKeys.accessTokens,
  queryFn: ({ signal }) => callApi(accessTokensApi.getAccessTokens, {}, { signal }),
  meta: { failure: 'silent' },
});

/** Creates a token; its secret is returned only by this call. */
export async function createAccessToken(
  body: { name: string; scopes: Scope[]; days: AccessTokenDays },
  idempotencyKey: string,
): Promise<{ token: AccessToken; secret: string }> {
  return callApi(accessTokensApi.createAccessToken, { body }, { idempotencyKey });
}

export async function deleteAccessToken(id: AccessToken['id']): Promise<void> {
  await callApi(accessTokensApi.deleteAccessToken, { body: { id } });
}
