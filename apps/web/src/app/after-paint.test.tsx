import { QueryClient, QueryClientProvider, dehydrate } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notificationsQuery } from '../features/notifications/notifications-query.ts';
import { tabListQuery } from '../features/stash/index.ts';
import { tradeQuery } from '../features/trade/trade-query.ts';
import { isPersisted } from '../shared/failures/query-client.ts';
import { charactersQuery } from '../shared/ign/main-ign.ts';
import { ownListingsQuery } from '../shared/listings/own-listings-query.ts';
import { chatLinkQuery } from '../shared/chat-link/chat-link.ts';
import { partnerLinkQuery } from '../shared/partner/partner-sign-in.ts';
import { leaguesQuery } from '../shared/prices/queries.ts';
import { profileQuery } from '../shared/account/account.ts';
import { clearToken, storeToken } from '../shared/session/token.ts';
import { SessionLink } from './after-paint.tsx';

const scope = { accountId: 'a', game: 'poe1', league: 'mercenaries' } as const;
const ofAccount = [
  profileQuery,
  notificationsQuery,
  ownListingsQuery,
  partnerLinkQuery,
  chatLinkQuery,
  tradeQuery('t'),
  charactersQuery(scope),
  tabListQuery(scope),
];

afterEach(() => {
  cleanup();
  clearToken();
});

const listPersisted = (client: QueryClient): unknown[] =>
  dehydrate(client, { shouldDehydrateQuery: isPersisted }).queries.map(({ queryKey }) => queryKey[0]);

it('D12, R9.60 removes all account data, including tab names, from memory and storage on sign-out', () => {
  storeToken(`.${btoa(JSON.stringify({ exp: 9e9 }))}.`);
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <SessionLink />
    </QueryClientProvider>,
  );
  for (const { queryKey, meta } of [...ofAccount, leaguesQuery]) {
    client.getQueryCache().build<unknown, Error>(client, { queryKey, ...(meta !== undefined && { meta }) });
    client.setQueryData<unknown>(queryKey, 'kept');
  }
  expect(listPersisted(client)).toEqual(['characters', 'stashes', 'leagues']);
  act(() => clearToken());
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([leaguesQuery.queryKey]);
  expect(listPersisted(client)).toEqual(['leagues']);
});
