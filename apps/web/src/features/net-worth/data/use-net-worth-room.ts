import { netWorthRoom, netWorthRoomEvents } from '@poexchange/contract/events/net-worth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../../shared/account/account.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { applyNetWorthEvent } from './apply-event.ts';
import { ownKeys } from '../../../shared/api/own-keys.ts';

/** Keeps the page's net worth data in step with every tab and device (R7.58, R7.59). */
export function useNetWorthRoom(): void {
  const client = useQueryClient();
  const account = useAccount();
  const realtime = useConnection((state) => state.realtime);
  const userId = account.status === 'signedIn' ? account.profile.uuid : null;
  useEffect(() => {
    if (realtime === null || userId === null) return undefined;
    return realtime.follow(netWorthRoom(userId), {
      events: netWorthRoomEvents,
      onEvent: (name, data) => applyNetWorthEvent(client, name, data),
      // Items of a snapshot never change, but lists and settings do.
      onGap: () => void client.invalidateQueries({ queryKey: ownKeys.netWorth, predicate: ({ queryKey }) => queryKey[1] !== 'details' }),
    });
  }, [realtime, userId, client]);
}
