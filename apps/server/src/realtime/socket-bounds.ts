/** Limits what a connection and an address may send to the socket server. Checked before anything costs a query. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { RedisLink } from '@poexchange/platform/redis';
import { createOwnCounts, createSharedCounts } from '../http/caller-counts.ts';
import { addressOf } from '../http/limits.ts';
import { createOpenConnections } from '../http/open-connections.ts';
import { isLoopback, type IsProxy } from '../http/proxies.ts';

type Connection = Socket['conn'];

const MINUTE_MS = 60_000;
/**
 * Maximum messages of any kind per connection and minute. A page sends only a few, and refusing the excess also has a
 * cost.
 */
const MESSAGES_PER_MINUTE = 300;
/**
 * Maximum connections that one address may open per minute: a restart makes all pages behind that address reconnect at
 * the same time.
 */
const CONNECTIONS_PER_MINUTE = 3000;
/** How long a refused page has to receive its refusal before its connection is closed, in ms. */
const REFUSAL_GRACE_MS = 1000;

export type MinuteBudget = {
  /** Counts an amount; returns true if the minute's total is within the limit. */
  readonly take: (amount: number) => boolean;
  readonly readLeft: () => number;
};

/** Creates a per-minute budget that starts with its first use. */
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
 * Counts a key once more; returns true if its minute's total is within the limit. Synchronous if this node counts
 * alone.
 */
export type MinuteLimit = (key: string) => boolean | Promise<boolean>;

/** Creates a named limit per minute and key, across all nodes that share a Redis. */
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

/** Closes a connection immediately, without reading what has arrived. */
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
  /** Returns false for a connection's second handshake, and cuts the connection off. */
  readonly begin: (connection: Connection) => boolean;
  /** Ends a connection whose handshake was refused, after the refusal is sent. */
  readonly end: (connection: Connection) => void;
};

/**
 * Allows one attempt per connection: a refused client has to open another connection, which counts towards its address.
 */
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
  /** Returns false if the request's address is far above its limit of open connections. */
  readonly mayOpen: (request: IncomingMessage) => boolean;
  /** Counts a server's connections from this call on. */
  readonly count: (io: Server) => void;
  /** Returns true if a connection is above its address's limit, which is the reason that its handshake is refused. */
  readonly isOneTooMany: (connection: Connection) => boolean;
};

/** Limits open connections per address, including connections through a proxy. */
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

/**
 * Returns the address that a connection comes from. An address reported by a proxy is trusted under the same rules as
 * for requests.
 */
export function readAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, isProxy: IsProxy = isLoopback): string {
  const passedOn = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [...passedOn.map((text) => text.trim()).filter((text) => text !== ''), socket.remoteAddress ?? ''];
  while (chain.length > 1 && isProxy(chain.at(-1) ?? '')) chain.pop();
  return addressOf({ ip: chain.at(-1) ?? '', socket });
}

/**
 * Returns true if the origin is ours: a configured origin, or the origin of the requested host. Programs send no
 * origin.
 */
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
 * Decides whether a connection request is accepted. Pages send tokens explicitly and browsers never add them
 * automatically, so the origin check only keeps other sites' pages from occupying sockets.
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
