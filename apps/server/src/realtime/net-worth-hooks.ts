import type { NetWorthClientEventAck, NetWorthClientEventName, netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import type * as z from 'zod/mini';

/** The page that emits an event. */
export type EmittingPage = { readonly userId: string; readonly socketId: string };

/** Use cases behind the net worth events sent by a browser, by event name. */
export type NetWorthHooks = {
  readonly [N in NetWorthClientEventName]: (
    page: EmittingPage,
    payload: z.output<(typeof netWorthClientEvents)[N]['payload']>,
  ) => Promise<NetWorthClientEventAck<N>>;
};
