// The least a server can do between a POST and another client's open connection: no database, no checks. Shows what
// that takes on this machine, now.
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
