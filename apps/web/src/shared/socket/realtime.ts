/** The page's only socket, open while the user is signed in, and opened after the first paint. */
import {
  clientEvents,
  envelopeSchema,
  isNewerEvent,
  READY_EVENT_NAME,
  readySchema,
  serverEventNames,
  serverEvents,
  type ClientEventAck,
  type ClientEventName,
  type ClientEventPayload,
  type ServerEventData,
  type ServerEventName,
} from '@poexchange/contract/events';
import { isErrorCode, type ErrorCode } from '@poexchange/contract/errors';
import type { Game } from '@poexchange/domain/item';
import * as z from 'zod/mini';
import { createFollowedRooms, type FollowRoom, type FollowedRooms } from './followed-rooms.ts';
import { createRoomSequence, type RoomSequence } from '@poexchange/contract/events/room-sequence';

/** Timeouts and delays of R9.17 and R9.18. */
export const socketSettings = {
  path: '/socket.io',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  timeout: 20_000,
  ackTimeout: 10_000,
  // Reconnection is implemented below: the library gives up after a refusal and after the server closes the connection.
  reconnection: false,
  reconnectionAttempts: Infinity,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
};

/** The part of the socket library that is used; tests pass a fake. */
export type SocketPort = {
  readonly connected: boolean;
  readonly connect: () => void;
  readonly disconnect: () => void;
  readonly on: (event: string, listener: (payload?: unknown) => void) => void;
  /** Resolves with the raw acknowledgement; rejects on a timeout. */
  readonly emitWithAck: (event: string, payload: unknown) => Promise<unknown>;
};

export type Handshake = { readonly token: string; readonly game: Game; readonly lastSeq?: number };
export type OpenSocket = (readAuth: () => Handshake) => SocketPort;

/** R4.41. */
export type SocketState = 'closed' | 'opening' | 'open';

export type RealtimeHandlers = {
  readonly onEvent: <N extends ServerEventName>(name: N, data: ServerEventData<N>) => void;
  /** Events were missed: the user's room must be refetched. */
  readonly onGap: () => void;
  readonly onState: (state: SocketState) => void;
  /** The server permanently refused the handshake or an event. */
  readonly onRefused: (code: 'sessionExpired' | 'banned') => void;
  readonly onServerTime: (serverTimeMs: number) => void;
};

/** Thrown when the server refuses a client event. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
  readonly code: ErrorCode;
  /** Time of the last snapshot, if the refusal contains it. */
  readonly lastSnapshotAt: number | undefined;
  constructor(code: ErrorCode, lastSnapshotAt?: number) {
    super(code);
    this.code = code;
    this.lastSnapshotAt = lastSnapshotAt;
  }
}

export type Realtime = {
  readonly emit: <N extends ClientEventName>(name: N, payload: ClientEventPayload<N>) => Promise<ClientEventAck<N>>;
  /** Emits an event that only some pages use, and parses its acknowledgement with the schema. */
  readonly ask: <S extends z.ZodMiniType>(name: string, payload: unknown, ack: S) => Promise<z.output<S>>;
  /** Connects now instead of waiting for the delay, because the server has just answered. */
  readonly reopen: () => void;
  /** Follows a public room until the returned function is called. */
  readonly follow: FollowRoom;
  readonly close: () => void;
};

/**
 * Delay before a connection attempt: doubles from 1 s to 5 s and is multiplied by a random factor from 0.5 to 1.5, so
 * that pages do not all reconnect together (R4.41, R9.18).
 */
export function reconnectDelayMs(attempt: number, random: () => number): number {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = socketSettings;
  const waitMs = Math.min(reconnectionDelayMax, reconnectionDelay * 2 ** attempt);
  return Math.round(waitMs * (1 + randomizationFactor * (2 * random() - 1)));
}

/** The server's greeting takes milliseconds; a greeting that takes longer than this counts as missing. */
const READY_WITHIN_MS = 3000;

export function openRealtime(options: {
  token: string;
  readGame: () => Game;
  open: OpenSocket;
  handlers: RealtimeHandlers;
  random?: () => number;
}): Realtime {
  const { handlers } = options;
  const room = createRoomSequence();
  let isClosed = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const socket = options.open(() => {
    const lastSeq = room.lastSeq();
    const shown = { token: options.token, game: options.readGame() };
    return lastSeq === undefined ? shown : { ...shown, lastSeq };
  });
  const connect = (): void => {
    clearTimeout(retry);
    if (isClosed || socket.connected) return;
    handlers.onState('opening');
    socket.connect();
  };
  /** Increases the delay before each attempt, whether the connection ended or was refused. */
  const tryLater = (): void => {
    handlers.onState('closed');
    clearTimeout(retry);
    if (isClosed) return;
    retry = setTimeout(connect, reconnectDelayMs(failures, options.random ?? Math.random));
    failures += 1;
  };
  const ask: Realtime['ask'] = async (name, payload, ack) => {
    const reply = await socket.emitWithAck(name, payload);
    try {
      return readAck(ack, reply);
    } catch (error) {
      // End the session no matter how the caller handles the refusal.
      if (error instanceof EventRefusedError && (error.code === 'sessionExpired' || error.code === 'banned'))
        handlers.onRefused(error.code);
      throw error;
    }
  };
  const emit: Realtime['emit'] = async (name, payload) =>
    (await ask(name, payload, clientEvents[name].ack as z.ZodMiniType)) as ClientEventAck<typeof name>;
  const rooms = createFollowedRooms({
    hear: (names) => {
      for (const name of names) socket.on(name, (payload) => receivePublic({ name, payload, rooms, handlers }));
    },
    join: async (asks) => (await emit('subscribe', { rooms: asks })).seqs,
    leave: (left) => emit('unsubscribe', { rooms: [left] }),
  });
  handlers.onState('opening');

  // If the server's message with the room's number does not arrive, missed events must still be refetched.
  let unready: ReturnType<typeof setTimeout> | undefined;
  socket.on('connect', () => {
    room.begin();
    handlers.onState('open');
    clearTimeout(unready);
    unready = setTimeout(() => handlers.onGap(), READY_WITHIN_MS);
  });
  socket.on('disconnect', () => {
    clearTimeout(unready);
    rooms.close();
    tryLater();
  });
  socket.on('connect_error', (error) => {
    const code = error instanceof Error ? error.message : '';
    if (code === 'sessionExpired' || code === 'banned') return handlers.onRefused(code);
    return tryLater();
  });
  socket.on(READY_EVENT_NAME, (payload) => {
    const ready = z.safeParse(readySchema, payload);
    if (!ready.success) return;
    clearTimeout(unready);
    // Reset the delay only now, so that a server that accepts and immediately closes connections is not contacted every
    // second.
    failures = 0;
    handlers.onServerTime(ready.data.serverTimeMs);
    if (!room.ready(ready.data)) handlers.onGap();
    rooms.open();
  });
  for (const name of serverEventNames) socket.on(name, (payload) => receive({ name, payload, room, handlers }));

  return {
    emit,
    ask,
    reopen: connect,
    follow: rooms.follow,
    close: () => {
      isClosed = true;
      clearTimeout(unready);
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}

function receive(options: { name: ServerEventName; payload: unknown; room: RoomSequence; handlers: RealtimeHandlers }): void {
  const envelope = z.safeParse(envelopeSchema, options.payload);
  if (!envelope.success) return options.handlers.onGap();
  const verdict = options.room.accept(envelope.data.seq);
  if (verdict === 'skip') return undefined;
  if (verdict === 'gap') options.handlers.onGap();
  if (isNewerEvent(options.name, envelope.data.data)) return undefined;
  const data = z.safeParse(serverEvents[options.name] as z.ZodMiniType, envelope.data.data);
  // A newer server may send data that this page does not understand, but the page can still refetch.
  if (!data.success) return options.handlers.onGap();
  return options.handlers.onEvent(options.name, data.data as never);
}

type PublicEvent = { name: string; payload: unknown; rooms: FollowedRooms; handlers: RealtimeHandlers };

function receivePublic({ name, payload, rooms, handlers }: PublicEvent): void {
  const envelope = z.safeParse(envelopeSchema, payload);
  if (!envelope.success) return handlers.onGap();
  const { room, seq, data } = envelope.data;
  return rooms.receive({ room, seq, name, data });
}

const ackSchema = z.union([
  z.object({ status: z.literal('SUCCESS'), data: z.unknown() }),
  z.object({ status: z.literal('ERROR'), data: z.object({ code: z.string(), lastSnapshotAt: z.optional(z.number()) }) }),
]);

function readAck<S extends z.ZodMiniType>(schema: S, reply: unknown): z.output<S> {
  const ack = z.safeParse(ackSchema, reply);
  if (!ack.success) throw new EventRefusedError('internal');
  if (ack.data.status === 'ERROR') {
    const { code, lastSnapshotAt } = ack.data.data;
    throw new EventRefusedError(isErrorCode(code) ? code : 'internal', lastSnapshotAt);
  }
  const data = z.safeParse(schema, ack.data.data);
  if (!data.success) throw new EventRefusedError('internal');
  return data.data;
}
