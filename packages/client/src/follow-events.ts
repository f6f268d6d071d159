/** Events of the site's socket, across as many connections as necessary. */
import { createRoomSequence, type RoomSequence } from '@poexchange/contract/events/room-sequence';
import { isRecord } from './read-json.ts';
import type { ClientOptions } from './send.ts';
import { openConnection, type SocketConnection, type WebSocketLike } from './socket-connection.ts';

/** Message that reports the number of the person's own room after each handshake. */
const READY = 'session:ready';
/** Event outside the token's scopes: the server sends its number without its data. */
const WITHHELD = 'event:withheld';
const READY_WITHIN_MS = 20_000;
/** Prefix of the name of a person's own room; the person's id follows. */
const OWN_ROOM = 'user-';
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1000, 5000];
/** Refusal codes after which every further attempt would also fail. */
const final: ReadonlySet<string> = new Set(['sessionExpired', 'banned']);
/** Refusals of rooms that would also fail on the next connection. */
const unjoinable: ReadonlySet<string> = new Set(['badRequest', 'scopeMissing']);

export type EventsOptions = Pick<ClientOptions, 'baseUrl'> & {
  /** Personal access token: its scopes determine which events of the person's own room are sent. */
  readonly token: string;
  /**
   * Rooms to follow besides the person's own room, at most 20: `services-{game}-{league}-{category}-{name}`, and
   * `networth` for the person's net worth.
   */
  readonly rooms?: readonly string[];
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** Opens a WebSocket; defaults to the platform's `WebSocket`, available in Node since version 22. */
  readonly openWebSocket?: (url: string) => WebSocketLike;
  /** Returns a random number from 0 to 1, for waits; tests replace it. */
  readonly random?: () => number;
};

/**
 * An item of the stream: an event; a gap in a room, after which the room's data must be read again; a connection that
 * was opened or lost (reconnecting is automatic); or a refusal, which ends the stream.
 */
export type Said<Events> =
  | {
      readonly [Name in keyof Events]: { readonly kind: 'event'; readonly room: string; readonly name: Name; readonly data: Events[Name] };
    }[keyof Events]
  | { readonly kind: 'gap'; readonly room: string }
  | { readonly kind: 'open'; readonly serverTimeMs: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly code: string };

/** Name of the person's own net worth room before their id is known. */
const NET_WORTH = 'networth';

/**
 * Yields events until the signal is aborted or the token is refused. Each room starts with a gap, because its earlier
 * state must be read. Each sequence number is yielded once, in order of arrival.
 */
export async function* followEvents<Events>(options: EventsOptions): AsyncGenerator<Said<Events>, void> {
  const { signal, random = Math.random } = options;
  const queue = createQueue<Said<Events>>();
  const own = createRoomSequence();
  const followed = new Map((options.rooms ?? []).map((room) => [room, createRoomSequence()]));
  let failures = 0;
  let connection: SocketConnection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Drops the connection and reconnects after a wait that grows with each attempt. */
  const tryAgain = (): void => {
    clearTimeout(timer);
    connection?.close();
    connection = undefined;
    queue.push({ kind: 'closed' });
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random());
    failures += 1;
    timer = setTimeout(connect, waitMs);
  };
  const giveUp = (code: string): void => {
    queue.push({ kind: 'refused', code });
    queue.end();
  };
  const join = async (through: SocketConnection): Promise<void> => {
    const asks = [...followed].map(([room, sequence]) => {
      const lastSeq = sequence.lastSeq();
      sequence.begin();
      return lastSeq === undefined ? { room } : { room, lastSeq };
    });
    if (asks.length === 0) return;
    const reply = await through.ask('subscribe', { rooms: asks });
    const seqs = isRecord(reply) && isRecord(reply['seqs']) ? reply['seqs'] : {};
    for (const { room, lastSeq } of asks) {
      const seq = seqs[room];
      const isWhole = typeof seq === 'number' && followed.get(room)?.ready({ seq, complete: seq === lastSeq }) === true;
      if (!isWhole) queue.push({ kind: 'gap', room });
    }
  };
  const receiveReady = ({ room, seq, complete, serverTimeMs }: Ready): void => {
    clearTimeout(timer);
    failures = 0;
    nameNetWorth(followed, room);
    queue.push({ kind: 'open', serverTimeMs });
    if (!own.ready({ seq, complete })) queue.push({ kind: 'gap', room });
    const through = connection;
    if (through === undefined) return;
    join(through).catch((reason: Error) => {
      if (through !== connection) return;
      if (unjoinable.has(reason.message)) giveUp(reason.message);
      else tryAgain();
    });
  };
  const receive = (name: string, payload: unknown): void => {
    if (name === READY) {
      if (isReady(payload)) receiveReady(payload);
      return;
    }
    if (!isEnvelope(payload)) return;
    const { room, seq, data } = payload;
    // Drop events of rooms that were not requested: the server sends them too.
    const verdict = (room.startsWith(OWN_ROOM) ? own : followed.get(room))?.accept(seq) ?? 'skip';
    if (verdict === 'skip') return;
    if (verdict === 'gap') queue.push({ kind: 'gap', room });
    if (name !== WITHHELD) queue.push({ kind: 'event', room, name, data } as Said<Events>);
  };
  const connect = (): void => {
    timer = setTimeout(tryAgain, READY_WITHIN_MS);
    const lastSeq = own.lastSeq();
    own.begin();
    connection = openConnection({
      baseUrl: options.baseUrl,
      handshake: { token: options.token, ...(lastSeq !== undefined && { lastSeq }) },
      openWebSocket: options.openWebSocket ?? ((url) => new WebSocket(url)),
      events: {
        onEvent: receive,
        onClosed: tryAgain,
        onRefused: (code) => (final.has(code) ? giveUp(code) : tryAgain()),
      },
    });
  };
  if (signal?.aborted === true) return;
  signal?.addEventListener('abort', queue.end, { once: true });
  connect();
  try {
    yield* queue.read();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', queue.end);
    connection?.close();
  }
}

/** Replaces `networth` with the room's full name once the person's id is known. */
function nameNetWorth(followed: Map<string, RoomSequence>, ownRoom: string): void {
  const sequence = followed.get(NET_WORTH);
  if (sequence === undefined || !followed.delete(NET_WORTH)) return;
  followed.set(`${NET_WORTH}-${ownRoom.slice(OWN_ROOM.length)}`, sequence);
}

type Envelope = { readonly room: string; readonly seq: number; readonly data: unknown };

function isEnvelope(payload: unknown): payload is Envelope {
  return isRecord(payload) && typeof payload['room'] === 'string' && typeof payload['seq'] === 'number';
}

type Ready = { readonly room: string; readonly seq: number; readonly complete: boolean; readonly serverTimeMs: number };

function isReady(payload: unknown): payload is Ready {
  return isEnvelope(payload) && typeof (payload as Partial<Ready>).complete === 'boolean';
}

/** A queue that can be read while it is being written. */
function createQueue<Value>() {
  const values: Value[] = [];
  let isEnded = false;
  let wake: () => void = () => undefined;
  return {
    push: (value: Value): void => {
      values.push(value);
      wake();
    },
    end: (): void => {
      isEnded = true;
      wake();
    },
    async *read(): AsyncGenerator<Value, void> {
      for (;;) {
        const [value] = values.splice(0, 1);
        if (value !== undefined) yield value;
        else if (isEnded) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
