/**
 * Follows the session: sign-in and sign-out in other tabs, and what an account leaves behind in the cache. Draws
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
        // What belongs to another account is never shown; this keeps it from lying around.
        void forgetLastSeen();
        if (readToken() === null) forgetOwnQueries(client);
        else resetOwnQueries(client);
      }),
    [client],
  );
  return null;
}
