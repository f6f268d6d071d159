/**
 * Follows the session: sign-in and sign-out in other tabs, and the cached data of a signed-out account. Renders
 * nothing.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetOwnQueries, resetOwnQueries } from '../shared/api/own-keys.ts';
import { forgetLastSeen } from '../shared/network/last-seen.ts';
import { followOtherTabs, onTokenChange, readToken } from '../shared/session/token.ts';

export function SessionLink() {
  const client = useQueryClient();
  useEffect(() => followOtherTabs(), []);
  useEffect(
    () =>
      onTokenChange(() => {
        // Another account's data is never shown; this also removes it from storage.
        void forgetLastSeen();
        if (readToken() === null) forgetOwnQueries(client);
        else resetOwnQueries(client);
      }),
    [client],
  );
  return null;
}
