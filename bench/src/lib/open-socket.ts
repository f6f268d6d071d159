import { setTimeout as sleep } from 'node:timers/promises';
import { READY_EVENT_NAME } from '@poexchange/contract/events';
import { io, type Socket } from 'socket.io-client';

const CONNECT_TIMEOUT_MS = 60_000;
const AGAIN_AFTER_MS = 500;

/** A distinct IP address for each person, by number. */
export const addressAt = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

/** Opens the socket of a person's page from their own address; resolves once it has joined its room. */
export async function openSocket(url: string, { token, at }: { token: string; at: number }): Promise<Socket> {
  const connect = (): Promise<Socket> => {
    const socket = io(url, {
      auth: { token },
      extraHeaders: { 'x-forwarded-for': addressAt(at) },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: CONNECT_TIMEOUT_MS,
    });
    return new Promise((resolve, reject) => {
      socket.once(READY_EVENT_NAME, () => resolve(socket));
      socket.once('connect_error', reject);
    });
  };
  return connect().catch(async () => {
    // The server is busy admitting other sockets; try again.
    await sleep(AGAIN_AFTER_MS);
    return connect();
  });
}
