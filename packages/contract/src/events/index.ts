/**
 * Socket messages (R7.40-R7.62, D17). Client events are acknowledged; events to a room have the room's sequence number,
 * so that a client detects a gap and refetches.
 */
import * as z from 'zod/mini';
import { errorCodes } from '../errors.ts';
import { gameSchema, timestampMsSchema } from '../rest/common.ts';
import { notificationSchema } from '../rest/notifications.ts';
import { ownPresenceSchema } from '../rest/presence.ts';
import { tradeStateSchema } from '../rest/trades.ts';
import type { Scope } from '../scopes.ts';

/** The reply to a client event (D17). */
export const ackErrorSchema = z.object({
  code: z.enum(errorCodes),
  wording: z.string(),
  message: z.string(),
  lastSnapshotAt: z.optional(z.number()),
});
export type AckError = z.output<typeof ackErrorSchema>;
export type Ack<Data> = { status: 'SUCCESS'; data: Data } | { status: 'ERROR'; data: AckError };

/** Rooms of this kind that one page may be in at a time. */
export const MAX_ROOMS = 20;
/**
 * Any signed-in person may join a room of services (R7.60), and their own net worth room; only the server joins a
 * socket to the room of its person or session.
 */
const roomSchema = z.string().check(z.maxLength(200), z.regex(/^(?:services|networth)-[^\p{C}\p{Zl}\p{Zp}]+$/u));
/** A number of a room's sequence, as the database counts. */
const seqSchema = z.int().check(z.gte(0));

export const subscribeSchema = z.object({
  /** Rooms to join; the socket is in its own user room already. `lastSeq` requests the events missed since then. */
  rooms: z.array(z.object({ room: roomSchema, lastSeq: z.optional(seqSchema) })).check(z.maxLength(MAX_ROOMS)),
});
export const unsubscribeSchema = z.object({ rooms: z.array(roomSchema).check(z.maxLength(MAX_ROOMS)) });
export const emptyEventSchema = z.object({});

/**
 * The last action of a person on the pages of a game, sent as its age, which does not depend on the browser's clock
 * (R4.04-R4.06, D60).
 */
export const activitySchema = z.object({ game: gameSchema, agoMs: z.number().check(z.gte(0), z.lte(1e12)) });

/**
 * The client's data in the handshake; `lastSeq` is the last number of the user's own room that it saw, absent on a
 * first visit. `game` is the game of the page (D60); pages of an earlier version do not send it.
 */
export const handshakeSchema = z.object({
  token: z.string().check(z.maxLength(4096)),
  lastSeq: z.optional(seqSchema),
  game: z._default(gameSchema, 'poe1'),
});

/** Events the browser emits, by name (R7.51-R7.55): payload and acknowledged data. */
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

/** Data of the events the server sends to a room (R7.57, R7.62). */
export const serverEvents = {
  notification: notificationSchema,
  'notification:updated': notificationSchema,
  'notification:marked-read': z.object({ ids: z.array(z.string()) }),
  'notification:deleted': z.object({ ids: z.array(z.string()) }),
  /**
   * A trade that this person requested moved a step or ended: refetch it. `step` is the current step, `before` the
   * previous one, `ign` the owner of the listing. `pieces`, with Done, is the number handed over and the number
   * requested. `changedMs`, with Done and its undo, is the new stamp of the listings it changed: by it a page
   * recognises a change caused by the person's own trade.
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
  /** This person's own listings changed in another tab or by expiry: refetch them. */
  'listings:changed': z.object({ uuids: z.array(z.string()) }),
  /** This person's own stock of a league changed: pieces were handed over, or returned (D33). */
  'stock:changed': z.object({ game: gameSchema, league: z.string() }),
  /**
   * Trades that this person requested may now lack pieces, or have them again, because another trade of their owner was
   * finished or undone. Refetch them.
   */
  'trade:changed': z.object({ ids: z.array(z.string()) }),
  /** A request for a service to which this person is a party moved (D62): refetch it. `ign` is the other person's. */
  'service-request:moved': z.object({
    id: z.string(),
    game: gameSchema,
    state: z.string(),
    by: z.enum(['owner', 'asker', 'time']),
    party: z.enum(['owner', 'asker']),
    ign: z.string(),
  }),
  /** This person's own presence in a game changed, as everybody sees it (D60, D64). */
  'presence:changed': ownPresenceSchema,
  /** This person's own services of a league changed: refetch them. */
  'services:changed': z.object({ game: gameSchema, league: z.string() }),
  /**
   * R7.61, R3.48: sent to both people: to the one whose count changes by 1, and to the one who vouches for one more or
   * fewer.
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
/** Event that replaces an event of which a program may know only the number. */
export const WITHHELD_EVENT_NAME = 'event:withheld';

/**
 * Envelope of a server event: the room, its next sequence number and the data. `seq` 0 marks an event outside the
 * sequence (sign-out).
 */
export const envelopeSchema = z.object({ room: z.string(), seq: z.number(), data: z.unknown() });
export type Envelope<N extends ServerEventName = ServerEventName> = { room: string; seq: number; data: ServerEventData<N> };

/**
 * Sent once after the handshake: the last number of the user's own room, and whether the missed events could be
 * replayed in full (otherwise the client refetches).
 */
export const readySchema = z.object({ room: z.string(), seq: z.number(), complete: z.boolean(), serverTimeMs: z.number() });
export const READY_EVENT_NAME = 'session:ready';
