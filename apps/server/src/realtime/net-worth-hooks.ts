import type { NetWorthClientEventAck, NetWorthClientEventName, netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import type * as z from 'zod/mini';

/** The page that emits an event. */
export type EmittingPage = { readonly userId: string; readonly socketId: string };

/** Use-cases behind the events of net worth sent by a browser, by name. */
export type NetWorthHooks = {
  readonly [N in NetWorthClientEventName]: (
    page: EmittingPage,
    payload: z.output<(typeof netWorthClientEvents)[N]['payload']>,
  ) => Promise<NetWorthClientEventAck<N>>;
};
