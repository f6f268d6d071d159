/** Limits the open connections per address: each connection costs memory and a file descriptor, even if idle. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressOf } from './limits.ts';
import { isLoopback, type IsProxy } from './proxies.ts';
import { RateLimitedError } from './render-errors.ts';

/**
 * Default limit of open connections per address, a fifth of the sockets that one process is designed for. A page has up
 * to seven, so only a school, or a provider whose customers share an address, reaches the limit.
 */
export const CONNECTIONS_PER_ADDRESS = 1000;
/**
 * Number of connections above the limit that get a refusal. Further connections are closed unread, so that refusing is
 * limited too.
 */
const REFUSED_WITH_A_WORD = 64;
const COME_AGAIN_MS = 10_000;

export type OpenConnections = {
  /**
   * Counts a connection from an address. `refuse`: above the limit. `drop`: so far above the limit that it is closed
   * without a reply.
   */
  readonly open: (address: string) => 'accept' | 'refuse' | 'drop';
  readonly close: (address: string) => void;
  /** Returns true if the next connection would be dropped. */
  readonly isFull: (address: string) => boolean;
};

/** Counts open connections by address. Proxies are not limited, because they forward all other callers. */
export function createOpenConnections(perAddress: number, isProxy: IsProxy = isLoopback): OpenConnections {
  const counts = new Map<string, number>();
  const judge = (address: string, count: number): 'accept' | 'refuse' | 'drop' => {
    if (isProxy(address) || count <= perAddress) return 'accept';
    return count <= perAddress + REFUSED_WITH_A_WORD ? 'refuse' : 'drop';
  };
  return {
    open: (address) => {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return judge(address, count);
    },
    isFull: (address) => judge(address, (counts.get(address) ?? 0) + 1) === 'drop',
    close: (address) => {
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    },
  };
}

/** Refuses requests on connections above their address's limit (`rateLimited`, policy `connections`). */
export function boundOpenConnections(app: FastifyInstance, { perAddress, isProxy }: { perAddress: number; isProxy: IsProxy }): void {
  const connections = createOpenConnections(perAddress, isProxy);
  const refused = new WeakSet<Socket>();
  app.server.on('connection', (socket: Socket) => {
    const address = addressOf({ ip: socket.remoteAddress ?? '', socket });
    const verdict = connections.open(address);
    socket.once('close', () => connections.close(address));
    if (verdict === 'refuse') refused.add(socket);
    if (verdict === 'drop') socket.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!refused.has(request.raw.socket)) return;
    void reply.header('connection', 'close');
    throw new RateLimitedError(COME_AGAIN_MS, 'connections');
  });
}
