/** Adapts the socket library to the page's port. */
import { io } from 'socket.io-client';
import { socketSettings, type OpenSocket } from './realtime.ts';

export const openSocket: OpenSocket = (readAuth) => {
  const socket = io({ ...socketSettings, auth: (send) => send(readAuth()) });
  return {
    get connected() {
      return socket.connected;
    },
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    on: (event, listener) => void socket.on(event, listener),
    emitWithAck: (event, payload): Promise<unknown> => socket.emitWithAck(event, payload),
  };
};
