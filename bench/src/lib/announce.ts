import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of this machine, and announces the address to the process that started this one. */
export async function announce(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
}

/** Makes a server that calls `take` with each body that is posted; `answer` handles everything else. */
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
