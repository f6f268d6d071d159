import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { onClose } from './on-close.ts';

/** Requests of one connection that may be waiting for replies. Browsers and proxies send one and wait. */
const IN_HAND_PER_CONNECTION = 8;

/**
 * Closes connections that pipeline requests: each would be read, handled and kept in memory as fast as the caller can
 * write.
 */
export function boundRequestsInHand(handle: RequestListener): RequestListener {
  const inHand = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1): number => {
    const now = (inHand.get(socket) ?? 0) + change;
    inHand.set(socket, now);
    return now;
  };
  return (request, response) => {
    const { socket } = request;
    // Requests read before the connection was closed still arrive here.
    if (socket.destroyed) return;
    if (count(socket, 1) > IN_HAND_PER_CONNECTION) return void socket.destroy();
    onClose(response, () => count(socket, -1));
    handle(request, response);
  };
}
