/**
 * Socket messages. Client events are acknowledged; events to a room carry the room's sequence number, so that a client
 * can detect a gap and refetch.
 */
import * as z from 'zod/mini';
import { errorCodes } from '../errors.ts';
import { gameSchema, timestampMsSchema } from '../rest/common.ts';
import { isNewerNotification, notificationSchema } from '../rest/notifications.ts';
import { ownPresenceSchema } from '../rest/presence.ts';
import { tradeStateSchema } from '../rest/trades.ts';
import type { Scope } from '../scopes.ts';

/** The reply to a rejected client event. */
export const ackErrorSchema = z.object({
  code: z.enum(errorCodes),
  wording: z.string(),
  message: z.string(),
  lastSnapshotAt: z.optional(z.number()),
});
export type AckError = z.output<typeof ackErrorSchema>;
export type Ack<Data> = { status: 'SUCCESS'; data: Data } | { status: 'ERROR'; data: AckError };

/** Maximum number of rooms of this kind that one page may be in at a time. */
export const MAX_ROOMS = 20;
/**
 * Any signed-in person may join a service room, and their own net worth room; only the server joins a socket to its
 * person's or session's room.
 */
const roomSchema = z.string().check(z.maxLength(200), z.regex(/^(?:services|networth)-[^\p{C}\p{Zl}\p{Zp}]+$/u));
/** A room's sequence number, as assigned by the database. */
const seqSchema = z.int().check(z.gte(0));

export const subscribeSchema = z.object({
  /**
   * Rooms to join; the socket is already in its own user room. `lastSeq` requests the events missed since that number.
   */
  rooms: z.array(z.object({ room: roomSchema, lastSeq: z.optional(seqSchema) })).check(z.maxLength(MAX_ROOMS)),
});
export const unsubscribeSchema = z.object({ rooms: z.array(roomSchema).check(z.maxLength(MAX_ROOMS)) });
export const emptyEventSchema = z.object({});

/** A person's last action on a game's pages, sent as its age, which does not depend on the browser's clock. */
export const activitySchema = z.object({ game: gameSchema, agoMs: z.number().check(z.gte(0), z.lte(1e12)) });

/**
 * The client's data in the handshake; `lastSeq` is the last number of the user's own room that the client received,
 * absent on a first visit. `game` is the game of the page; pages of an earlier version do not send it.
 */
export const handshakeSchema = z.object({
  token: z.string().check(z.maxLength(4096)),
  lastSeq: z.optional(seqSchema),
  game: z._default(gameSchema, 'poe1'),
});

/** Events the browser emits, by name: payload and acknowledged data. */
export const clientEvents = {
  subscribe: { payload: subscribeSchema, ack: z.object({ seqs: z.record(z.string(), z.number()) }) },
  unsubscribe: { payload: unsubscribeSchema, ack: emptyEventSchema },
  userActive: { payload: activitySchema, ack: emptyEventSchema },
  userIdle: { payload: activitySchema, ack: emptyEventSchema },
  removeToken: { payload: emptyEventSchema, ack: emptyEventSchema },
  removeTokenOnly: { payload: emptyEventSchema, ack: emptyEventSchema },
} as const;
export type ClientEventName = keyof typeof clientEvents;
export type ClientEventPayload<N extends ClientEventName> = z.input<(typeof clientEvents)[N]['payload']>;
export type ClientEventAck<N extends ClientEventName> = z.output<(typeof clientEvents)[N]['ack']>;

const vouchedSchema = z.object({ voucher: z.string(), targetUser: z.string() });

/** Data of the events the server sends to a room. */
export const serverEvents = {
  notification: notificationSchema,
  'notification:updated': notificationSchema,
  'notification:marked-read': z.object({ ids: z.array(z.string()) }),
  'notification:deleted': z.object({ ids: z.array(z.string()) }),
  /**
   * A trade that this person requested moved a step or ended: refetch it. `step` is the current step, `before` the
   * previous step, `ign` the owner of the listing. `pieces`, with Done, is the number handed over and the number
   * requested. `changedMs`, with Done and its undo, is the new timestamp of the listings that the trade changed: a page
   * uses it to recognise changes caused by the person's own trade.
   */
  'trade:moved': z.object({
    id: z.string(),
    game: gameSchema,
    step: tradeStateSchema,
    before: z.optional(tradeStateSchema),
    ign: z.string(),
    pieces: z.optional(z.object({ handed: z.number(), asked: z.number() })),
    changedMs: z.optional(timestampMsSchema),
  }),
  /** This person's listings changed in another tab or by expiry: refetch them. */
  'listings:changed': z.object({ uuids: z.array(z.string()) }),
  /** This person's stock in a league changed: pieces were handed over or returned. */
  'stock:changed': z.object({ game: gameSchema, league: z.string() }),
  /**
   * Trades that this person requested may now lack pieces, or have enough again, because the listing's owner finished
   * or undid another trade: refetch them.
   */
  'trade:changed': z.object({ ids: z.array(z.string()) }),
  /** A service request involving this person changed state: refetch it. `ign` is the other person's in-game name. */
  'service-request:moved': z.object({
    id: z.string(),
    game: gameSchema,
    state: z.string(),
    by: z.enum(['owner', 'asker', 'time']),
    party: z.enum(['owner', 'asker']),
    ign: z.string(),
  }),
  /** This person's own presence in a game changed, as others see it. */
  'presence:changed': ownPresenceSchema,
  /** This person's services in a league changed: refetch them. */
  'services:changed': z.object({ game: gameSchema, league: z.string() }),
  /**
   * R7.61, R3.48: sent to both people: to the person whose count changes by 1, and to the person who gave or withdrew
   * the vouch.
   */
  'got-vouched': vouchedSchema,
  'got-unvouched': vouchedSchema,
  'got-banned': emptyEventSchema,
  'got-loggt-out': emptyEventSchema,
} as const;
export type ServerEventName = keyof typeof serverEvents;
export type ServerEventData<N extends ServerEventName> = z.output<(typeof serverEvents)[N]>;
export const serverEventNames = Object.keys(serverEvents) as ServerEventName[];

/**
 * Returns true for an event about a notification of a type that only a newer version knows: a page ignores it, and has
 * nothing to refetch.
 */
export function isNewerEvent(name: ServerEventName, data: unknown): boolean {
  return (name === 'notification' || name === 'notification:updated') && isNewerNotification(data);
}

/**
 * Scope that a personal access token needs to receive an event of its owner's room; null if every token receives it. A
 * program without the scope receives `WITHHELD_EVENT_NAME` with the same number instead.
 */
export const eventScopes: Readonly<Record<ServerEventName, Scope | null>> = {
  notification: 'trades:read',
  'notification:updated': 'trades:read',
  'notification:marked-read': 'trades:read',
  'notification:deleted': 'trades:read',
  'trade:moved': 'trades:read',
  'trade:changed': 'trades:read',
  'listings:changed': 'listings:read',
  'stock:changed': 'listings:read',
  'service-request:moved': 'services:read',
  'presence:changed': 'services:read',
  'services:changed': 'services:read',
  'got-vouched': 'vouches:read',
  'got-unvouched': 'vouches:read',
  'got-banned': null,
  'got-loggt-out': null,
};
/** Event sent in place of an event of which a program may learn only the number. */
export const WITHHELD_EVENT_NAME = 'event:withheld';

/**
 * Envelope of a server event: the room, its next sequence number and the data. `seq` 0 marks an event outside the
 * sequence (sign-out).
 */
export const envelopeSchema = z.object({ room: z.string(), seq: z.number(), data: z.unknown() });
export type Envelope<N extends ServerEventName = ServerEventName> = { room: string; seq: number; data: ServerEventData<N> };

/**
 * Sent once after the handshake: the last number of the user's own room, and whether the missed events could be
 * replayed in full (if not, the client refetches).
 */
export const readySchema = z.object({ room: z.string(), seq: z.number(), complete: z.boolean(), serverTimeMs: z.number() });
export const READY_EVENT_NAME = 'session:ready';
