// The least a server can do between a POST and another client's open connection: no database, no checks. Shows what
// that takes on this machine, now.
import { createServer, type ServerResponse } from 'node:http';

const listeners = new Set<ServerResponse>();

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    for (const listener of listeners) listener.write(`data: ${body}\n\n`);
    response.end('{}');
  });
});

process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
});
