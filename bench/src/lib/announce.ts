import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of this machine, and announces the address to the parent process. */
export async function announce(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
}

/** Creates a server that calls `take` with each posted body; `answer` handles all other requests. */
export function createBareServer(take: (body: string) => void, answer?: RequestListener): Server {
  process.on('SIGTERM', () => process.exit());
  return createServer((request, response) => {
    if (request.method !== 'POST') return answer?.(request, response);
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      take(body);
      response.end('{}');
    });
  });
}
