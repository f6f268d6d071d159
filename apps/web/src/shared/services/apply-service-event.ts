/** Applies socket events about the user's own services, requests and vouches. */
import type { ServerEventData, ServerEventName } from '@poexchange/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { changeKnown } from '../api/change-known.ts';
import { ownKeys } from '../api/own-keys.ts';
import { ownServiceKeys } from '../api/own-service-keys.ts';
import { profileQuery } from '../account/account.ts';
import { keepOwnPresence } from '../presence/own-presence.ts';
import { dismissStaleUndo } from './undo-toasts.ts';

type ServiceEventName = Extract<
  ServerEventName,
  'presence:changed' | 'service-request:moved' | 'services:changed' | 'got-vouched' | 'got-unvouched'
>;
type ServiceEvent = {
  [N in ServiceEventName]: {
    readonly name: N;
    readonly data: ServerEventData<N>;
  };
}[ServiceEventName];

/** Applies an event; returns false if it is not about services. */
export function applyServiceEvent(event: { readonly name: string; readonly data: unknown }, client: QueryClient): boolean {
  const known = event as ServiceEvent;
  switch (known.name) {
    case 'presence:changed':
      keepOwnPresence(client, known.data);
      return true;
    case 'service-request:moved':
      dismissStaleUndo(known.data);
      refetchRequests(client);
      return true;
    case 'services:changed':
      void client.invalidateQueries({ queryKey: ownServiceKeys.anyMine });
      return true;
    case 'got-vouched':
    case 'got-unvouched':
      applyVouchEvent(client, known);
      return true;
    default:
      return false;
  }
}

/** Refetches everything, after events have been missed. */
export function refetchServices(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownKeys.services });
}

export function refetchRequests(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownServiceKeys.anyRequests });
  void client.invalidateQueries({ queryKey: ownServiceKeys.anyRequest });
}

type MyVouches = { readonly vouchedUsers: readonly string[]; readonly myVouchCount: number };

/** Changes the user's own count by one; the list of vouched people follows changes made in another tab. */
function applyVouchEvent(
  client: QueryClient,
  { name, data }: { readonly name: 'got-vouched' | 'got-unvouched'; readonly data: ServerEventData<'got-vouched'> },
): void {
  const { voucher, targetUser } = data;
  const ownId = client.getQueryData(profileQuery.queryKey)?.uuid;
  const isGiven = name === 'got-vouched';
  changeKnown<MyVouches>(client, ownServiceKeys.vouches, (before) => {
    const myVouchCount = targetUser === ownId ? Math.max(0, before.myVouchCount + (isGiven ? 1 : -1)) : before.myVouchCount;
    const others = before.vouchedUsers.filter((id) => id !== targetUser);
    const vouchedUsers = voucher === ownId ? (isGiven ? [...others, targetUser] : others) : before.vouchedUsers;
    return { myVouchCount, vouchedUsers };
  });
  void client.invalidateQueries({ queryKey: ownServiceKeys.vouchInfo(targetUser) });
  refetchRequests(client);
}
