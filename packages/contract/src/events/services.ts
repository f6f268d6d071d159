/**
 * Events sent to service rooms, and the browser's events about vouches, separate from other events so that only pages
 * that need them load them.
 */
import * as z from 'zod/mini';
import { timestampMsSchema } from '../rest/common.ts';
import { serviceIdSchema } from '../rest/ids.ts';
import { servicePresenceSchema, serviceRowSchema } from '../rest/service-shapes.ts';
import { unvouchBodySchema, vouchBodySchema, vouchReplySchema } from '../rest/vouches.ts';

/** Events sent to the rooms `services-{poe}-{league}-{category}-{name}`. */
export const serviceRoomEvents = {
  'service:add-or-update': z.object({ services: z.array(serviceRowSchema) }),
  /** The trust in an owner of listings in the room changed: vouches, or the link to a chat account. */
  'service:update': z.object({
    userId: z.string(),
    vouchCount: z.number(),
    oldestVouchMs: z.nullable(timestampMsSchema),
    isChatLinked: z.boolean(),
  }),
  'service:delete': z.object({ ids: z.array(serviceIdSchema) }),
  'service:status': z.object({ userId: z.string(), userStatus: servicePresenceSchema, onlineSinceMs: z.nullable(timestampMsSchema) }),
} as const;
export type ServiceRoomEventName = keyof typeof serviceRoomEvents;
export type ServiceRoomEventData<N extends ServiceRoomEventName> = z.output<(typeof serviceRoomEvents)[N]>;

/** Events about vouches that the browser emits: payload and acknowledged data. */
export const vouchClientEvents = {
  vouch: { payload: vouchBodySchema, ack: vouchReplySchema },
  unvouch: { payload: unvouchBodySchema, ack: vouchReplySchema },
} as const;
