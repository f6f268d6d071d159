// The minimum a server must do between a POST and another client's open connection, without a database or checks.
// Measures what that takes on this machine right now.
import type { ServerResponse } from 'node:http';
import { announce, createBareServer } from '../lib/announce.ts';

const listeners = new Set<ServerResponse>();

const server = createBareServer(
  (body) => listeners.forEach((listener) => listener.write(`data: ${body}\n\n`)),
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  },
);
await announce(server);
