/** Limits on what a connection and an address may send to the socket server, checked before anything costs a query. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { RedisLink } from '@poexchange/platform/redis';
import { createOwnCounts, createSharedCounts } from '../http/caller-counts.ts';
import { addressOf } from '../http/limits.ts';
import { createOpenConnections } from '../http/open-connections.ts';
import { isLoopback, type IsProxy } from '../http/proxies.ts';

type Connection = Socket['conn'];

const MINUTE_MS = 60_000;
/** Messages of any kind per connection and minute. A page sends a few, and refusing more also has a cost. */
const MESSAGES_PER_MINUTE = 300;
/** Connections that one address may open per minute: a restart reconnects all pages behind it at once. */
const CONNECTIONS_PER_MINUTE = 3000;
/** Time in which a refused page receives its refusal, before its connection is cut. */
const REFUSAL_GRACE_MS = 1000;

export type MinuteBudget = {
  /** Counts an amount; returns whether the minute's total is within the limit. */
  readonly take: (amount: number) => boolean;
  readonly readLeft: () => number;
};

/** Creates a budget per minute, which starts with its first use. */
export function createMinuteBudget({ clock, limit }: { clock: () => number; limit: number }): MinuteBudget {
  let startMs = Number.NEGATIVE_INFINITY;
  let used = 0;
  const startAnew = (): void => {
    const nowMs = clock();
    if (nowMs - startMs < MINUTE_MS) return;
    startMs = nowMs;
    used = 0;
  };
  return {
    take: (amount) => {
      startAnew();
      used += amount;
      return used <= limit;
    },
    readLeft: () => {
      startAnew();
      return Math.max(0, limit - used);
    },
  };
}

/**
 * Counts one more of a key; returns whether its minute's total is within the limit, synchronously if this node counts
 * alone.
 */
export type MinuteLimit = (key: string) => boolean | Promise<boolean>;

/** Creates a named limit per minute and key, over all nodes that share a Redis. */
export function createMinuteLimit(
  { name, max }: { name: string; max: number },
  { clock, redis }: { clock: () => number; redis?: RedisLink | undefined },
): MinuteLimit {
  if (redis === undefined) {
    const own = createOwnCounts();
    return (key) => own.count(key, MINUTE_MS, clock()).counted.current <= max;
  }
  const counts = createSharedCounts(redis, { name, clock });
  return async (key) => (await counts.count(key, { windowMs: MINUTE_MS, max })).current <= max;
}

/** Ends a connection at once, without reading what has arrived. */
function cutOff(connection: Connection): void {
  connection.close(true);
  connection.request.socket.destroy();
}

/** Cuts off connections that send more than any page does. */
export function boundMessages(io: Server, clock: () => number): void {
  io.engine.on('connection', (connection: Connection) => {
    const budget = createMinuteBudget({ clock, limit: MESSAGES_PER_MINUTE });
    connection.on('packet', () => {
      if (!budget.take(1)) cutOff(connection);
    });
  });
}

export type Handshakes = {
  /** Returns false for a second handshake on a connection, which is cut off. */
  readonly begin: (connection: Connection) => boolean;
  /** Ends a connection whose handshake was refused, once the refusal is sent. */
  readonly end: (connection: Connection) => void;
};

/** Allows each connection one attempt: a refused client has to open another, which counts for its address. */
export function createHandshakes(): Handshakes {
  const begun = new WeakSet<Connection>();
  return {
    begin: (connection) => {
      if (begun.has(connection)) {
        cutOff(connection);
        return false;
      }
      begun.add(connection);
      return true;
    },
    end: (connection) => {
      setImmediate(() => connection.close());
      setTimeout(() => cutOff(connection), REFUSAL_GRACE_MS).unref();
    },
  };
}

export type OpenSockets = {
  /** Returns false for a request of an address far above its limit of open connections. */
  readonly mayOpen: (request: IncomingMessage) => boolean;
  /** Counts the connections of a server from now on. */
  readonly count: (io: Server) => void;
  /** Returns whether a connection is above its address's limit, so that its handshake is refused with that reason. */
  readonly isOneTooMany: (connection: Connection) => boolean;
};

/** Limits the connections that each address holds open, also through a proxy. */
export function createOpenSockets(perAddress: number, isProxy: IsProxy = isLoopback): OpenSockets {
  const connections = createOpenConnections(perAddress, isProxy);
  const refused = new WeakSet<Connection>();
  return {
    mayOpen: (request) => !connections.isFull(readAddress(request, isProxy)),
    count: (io) =>
      void io.engine.on('connection', (connection: Connection) => {
        const address = readAddress(connection.request, isProxy);
        const verdict = connections.open(address);
        connection.once('close', () => connections.close(address));
        if (verdict === 'refuse') refused.add(connection);
        if (verdict === 'drop') cutOff(connection);
      }),
    isOneTooMany: (connection) => refused.has(connection),
  };
}

/** Returns the address a connection comes from; one reported by a proxy counts as it does for requests. */
export function readAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, isProxy: IsProxy = isLoopback): string {
  const passedOn = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [...passedOn.map((text) => text.trim()).filter((text) => text !== ''), socket.remoteAddress ?? ''];
  while (chain.length > 1 && isProxy(chain.at(-1) ?? '')) chain.pop();
  return addressOf({ ip: chain.at(-1) ?? '', socket });
}

/** Returns whether the origin is ours: a configured one, or that of the requested host. Programs send no origin. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

type Judging = {
  readonly allowedOrigins: readonly string[];
  readonly clock: () => number;
  readonly openSockets: OpenSockets;
  readonly redis?: RedisLink | undefined;
  readonly isProxy?: IsProxy;
};

/**
 * Decides on requests for a connection. Tokens are sent by pages, never by browsers themselves: the check of the origin
 * only keeps other sites' pages from holding sockets here.
 */
export function judgeRequests({
  allowedOrigins,
  clock,
  openSockets,
  redis,
  isProxy,
}: Judging): (request: IncomingMessage) => Promise<boolean> {
  const mayConnect = createMinuteLimit({ name: 'sockets', max: CONNECTIONS_PER_MINUTE }, { clock, redis });
  return async (request) =>
    isOwnOrigin(request.headers, allowedOrigins) && openSockets.mayOpen(request) && (await mayConnect(readAddress(request, isProxy)));
}
