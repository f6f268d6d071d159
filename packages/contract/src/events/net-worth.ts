/** Net worth events, separate from other events so that only pages that need them load them. */
import * as z from 'zod/mini';
import { gameSchema, timestampMsSchema } from '../rest/common.ts';
import { snapshotIdSchema, snapshotProfileIdSchema, uuidSchema } from '../rest/ids.ts';
import {
  addSnapshotReplySchema,
  addSnapshotSchema,
  effectsSchema,
  snapshotProfileDraftSchema,
  snapshotProfileSchema,
  snapshotRowSchema,
  snapshotSettingsChangeSchema,
  snapshotSettingsSchema,
} from '../rest/snapshot-shapes.ts';

/**
 * Maximum length of snapshot details that fit in a socket message, in characters; larger snapshots are sent by the call
 * `addSnapshot`, which does the same.
 */
export const LONGEST_DETAILS_BY_SOCKET = 48 * 1024;

/**
 * Reply about the auto-snapshot token: `held` by this page until `expiresMs`, or by another page. Every auto snapshot
 * is sent with its `token`.
 */
export const autoTokenReplySchema = z.union([
  z.object({ held: z.literal(true), token: uuidSchema, expiresMs: timestampMsSchema }),
  z.object({ held: z.literal(false) }),
]);
export type AutoTokenReply = z.output<typeof autoTokenReplySchema>;

/** Events the browser emits: payload and acknowledged data. */
export const netWorthClientEvents = {
  'settings:get': { payload: z.object({ poe: gameSchema }), ack: snapshotSettingsSchema },
  'settings:update': { payload: z.object({ poe: gameSchema, ...snapshotSettingsChangeSchema.shape }), ack: snapshotSettingsSchema },
  'snapshot:add': { payload: addSnapshotSchema, ack: addSnapshotReplySchema },
  /** `token` renews the token that the page already has. */
  'snapshot:acquireAutoSnapshotToken': {
    payload: z.object({ poe: gameSchema, token: z.optional(uuidSchema) }),
    ack: autoTokenReplySchema,
  },
  'profile:add': { payload: snapshotProfileDraftSchema, ack: snapshotProfileSchema },
  'profile:update': { payload: z.object({ id: snapshotProfileIdSchema, ...snapshotProfileDraftSchema.shape }), ack: snapshotProfileSchema },
  'profile:delete': { payload: z.object({ id: snapshotProfileIdSchema }), ack: z.object({ id: snapshotProfileIdSchema }) },
} as const;
export type NetWorthClientEventName = keyof typeof netWorthClientEvents;
export type NetWorthClientEventPayload<N extends NetWorthClientEventName> = z.input<(typeof netWorthClientEvents)[N]['payload']>;
export type NetWorthClientEventAck<N extends NetWorthClientEventName> = z.output<(typeof netWorthClientEvents)[N]['ack']>;

/** Returns the name of a person's net worth room, which only their own pages may join. */
export function netWorthRoom(userId: string): string {
  return `networth-${userId}`;
}

/** Events sent to a person's net worth room. */
export const netWorthRoomEvents = {
  /** A game's token is free: pages that take auto snapshots request it after a random delay. */
  'snapshot:token-revoked': z.object({ poe: gameSchema }),
  'settings:updated': snapshotSettingsSchema,
  'snapshot:added': z.object({ snapshotProfileId: snapshotProfileIdSchema, row: snapshotRowSchema }),
  /** A snapshot's note changed. */
  'snapshot:updated': z.object({ snapshotProfileId: snapshotProfileIdSchema, row: snapshotRowSchema }),
  /**
   * `changes` are the hourly income and effects of the snapshots that follow the deleted snapshots: these values now
   * refer to an earlier snapshot.
   */
  'snapshot:deleted': z.object({
    snapshotProfileId: snapshotProfileIdSchema,
    ids: z.array(snapshotIdSchema),
    changes: z._default(z.array(z.tuple([snapshotIdSchema, z.number(), z.nullable(effectsSchema)])), []),
  }),
  'profile:added': snapshotProfileSchema,
  'profile:updated': snapshotProfileSchema,
  'profile:deleted': z.object({ id: snapshotProfileIdSchema }),
} as const;
export type NetWorthRoomEventName = keyof typeof netWorthRoomEvents;
export type NetWorthRoomEventData<N extends NetWorthRoomEventName> = z.output<(typeof netWorthRoomEvents)[N]>;
