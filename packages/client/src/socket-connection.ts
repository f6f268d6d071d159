/**
 * A connection to the site's socket: the parts of Socket.IO 5 over Engine.IO 4 over a WebSocket that a client needs. It
 * does not reconnect: the caller opens a new connection.
 */
import { isRecord, parseJson } from './read-json.ts';

/** The part of the WebSocket API that this package uses. */
export type WebSocketLike = {
  readonly send: (text: string) => void;
  readonly close: () => void;
  readonly addEventListener: (type: 'message' | 'close' | 'error', listener: (event: { readonly data?: unknown }) => void) => void;
};

export type SocketEvents = {
  readonly onEvent: (name: string, payload: unknown) => void;
  /** Called with a code when the server refuses the handshake. */
  readonly onRefused: (code: string) => void;
  /** Called once when the connection ends or cannot be opened, but not after a refusal. */
  readonly onClosed: () => void;
};

export type SocketConnection = {
  /**
   * Sends an event. Resolves with the server's acknowledgement; rejects with the server's error code, or if no
   * acknowledgement arrives.
   */
  readonly ask: (name: string, payload: unknown) => Promise<unknown>;
  readonly close: () => void;
};

const OPEN_WITHIN_MS = 20_000;
const ANSWER_WITHIN_MS = 10_000;
/** Packet prefixes: the Engine.IO type, followed by the Socket.IO type for messages (4). */
const packets = {
  open: '0',
  close: '1',
  ping: '2',
  pong: '3',
  connected: '40',
  disconnected: '41',
  event: '42',
  answer: '43',
  refused: '44',
};

/** Opens a connection to the site at `baseUrl` and sends the handshake. */
export function openConnection(options: {
  baseUrl: string;
  handshake: Readonly<Record<string, unknown>>;
  openWebSocket: (url: string) => WebSocketLike;
  events: SocketEvents;
}): SocketConnection {
  const { events } = options;
  const waiting: Waiting = new Map();
  let asked = 0;
  let isOver = false;
  /** Maximum silence before the connection counts as lost, in ms; the server pings regularly. */
  let silenceMs = OPEN_WITHIN_MS;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const socket = options.openWebSocket(`${options.baseUrl.replace(/\/$/, '').replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);

  const end = (tell?: () => void): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    for (const { reject, limit } of waiting.values()) {
      clearTimeout(limit);
      reject(new Error('connection lost'));
    }
    waiting.clear();
    socket.close();
    tell?.();
  };
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => end(events.onClosed), silenceMs);
  };
  const receive = (packet: string): void => {
    listen();
    if (packet.startsWith(packets.open)) {
      const { pingInterval = 0, pingTimeout = 0 } = readRecord(packet.slice(1)) as { pingInterval?: number; pingTimeout?: number };
      if (pingInterval + pingTimeout > 0) silenceMs = pingInterval + pingTimeout;
      socket.send(packets.connected + JSON.stringify(options.handshake));
    } else if (packet === packets.ping) socket.send(packets.pong);
    else if (packet === packets.close || packet === packets.disconnected) end(events.onClosed);
    else if (packet.startsWith(packets.refused)) end(() => events.onRefused(readCode(packet.slice(2))));
    else if (packet.startsWith(packets.event)) {
      const [name, payload] = readList(packet.slice(2));
      if (typeof name === 'string') events.onEvent(name, payload);
    } else if (packet.startsWith(packets.answer)) {
      const id = /^\d+/.exec(packet.slice(2))?.[0] ?? '';
      const [answer] = readList(packet.slice(2 + id.length));
      settle(waiting, Number(id), answer);
    }
  };
  socket.addEventListener('message', ({ data }) => {
    if (!isOver && typeof data === 'string') receive(data);
  });
  socket.addEventListener('close', () => end(events.onClosed));
  socket.addEventListener('error', () => end(events.onClosed));
  listen();

  return {
    ask: (name, payload) =>
      new Promise((resolve, reject) => {
        if (isOver) {
          reject(new Error('connection lost'));
          return;
        }
        const id = asked;
        asked += 1;
        const limit = setTimeout(() => settle(waiting, id, undefined), ANSWER_WITHIN_MS);
        waiting.set(id, { resolve, reject, limit });
        socket.send(`${packets.event}${id}${JSON.stringify([name, payload])}`);
      }),
    close: () => end(),
  };
}

type Question = {
  readonly resolve: (data: unknown) => void;
  readonly reject: (reason: Error) => void;
  readonly limit: ReturnType<typeof setTimeout>;
};
type Waiting = Map<number, Question>;

/** Settles a request with its acknowledgement: `{ status, data }`. */
function settle(waiting: Waiting, id: number, answer: unknown): void {
  const question = waiting.get(id);
  waiting.delete(id);
  clearTimeout(question?.limit);
  if (isRecord(answer) && answer['status'] === 'SUCCESS') question?.resolve(answer['data']);
  else question?.reject(new Error(isRecord(answer) && isRecord(answer['data']) ? String(answer['data']['code']) : 'no answer'));
}

/** Reads the error code of a refused handshake, which the server sends as the error message. */
function readCode(text: string): string {
  const { message } = readRecord(text);
  return typeof message === 'string' ? message : '';
}

function readRecord(text: string): Readonly<Record<string, unknown>> {
  const json = parseJson(text);
  return isRecord(json) ? json : {};
}

function readList(text: string): readonly unknown[] {
  const json = parseJson(text);
  return Array.isArray(json) ? json : [];
}
