import { createServer } from 'node:net';
import { findFreePort } from '@poexchange/platform/free-port';

const USUAL_PORT = 8080;

/** Chooses the site's port; 0 requests any free port. Throws if the requested port is taken. */
export async function choosePort(wanted: number | undefined): Promise<number> {
  if (wanted === undefined) return (await tryPort(USUAL_PORT)) ?? findFreePort(isFree);
  if (wanted === 0) return findFreePort(isFree);
  const port = await tryPort(wanted);
  if (port === undefined) throw new Error(`Port ${wanted} is taken: leave --port out, or name another one`);
  return port;
}

const isFree = async (port: number): Promise<boolean> => (await tryPort(port)) !== undefined;

/** Returns the port if a server can listen on it under every name of this machine. */
async function tryPort(wanted: number): Promise<number | undefined> {
  const port = await listenOnce(wanted, '127.0.0.1');
  if (port === undefined) return undefined;
  // A program on the other loopback address would receive the browser's requests to "localhost". Irrelevant without
  // IPv6.
  const other = await listenOnce(port, '::1');
  return other === undefined && (await hasIpv6()) ? undefined : port;
}

async function hasIpv6(): Promise<boolean> {
  return (await listenOnce(0, '::1')) !== undefined;
}

function listenOnce(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address === null || typeof address === 'string' ? undefined : address.port));
    });
  });
}
