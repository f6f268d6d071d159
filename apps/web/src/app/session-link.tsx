/** Follows the session: sign-in and sign-out in other tabs, and what an account leaves behind in the cache. Draws nothing. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followOtherTabs, onTokenChange, readToken } from '../shared/session/token.ts';

/** Queries that belong to an account: nobody else may see them, not even for a moment. */
const ownKeys = ['profile', 'notifications', 'my-listings', 'trade', 'characters', 'stashes', 'account-leagues', 'partner-link'] as const;

export function SessionLink() {
  const client = useQueryClient();
  useEffect(() => followOtherTabs(), []);
  useEffect(
    () =>
      onTokenChange(() => {
        for (const key of ownKeys) {
          if (readToken() === null) client.removeQueries({ queryKey: [key] });
          else void client.resetQueries({ queryKey: [key] });
        }
      }),
    [client],
  );
  return null;
}
