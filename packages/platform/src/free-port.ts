import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const LOWEST_PORT = 10_240;
/** First port for outgoing connections if the system does not report its range. */
const USUAL_FIRST = 32_768;
const MOST_TRIES = 100;

/**
 * Returns a free port below the range for outgoing connections, which could otherwise take the port before our program
 * does. For programs that cannot choose a port themselves. `canListen` returns whether a port is free; by default the
 * loopback address is tried.
 */
export async function findFreePort(canListen: (port: number) => Promise<boolean> = canListenHere): Promise<number> {
  const first = readFirstConnectionPort();
  if (first <= LOWEST_PORT) throw new Error(`The system gives all ports from ${first} to connections (ip_local_port_range)`);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST_PORT, first);
    if (await canListen(port)) return port;
  }
  throw new Error('no free port');
}

/** Returns the first port of the system's range for outgoing connections. */
export function readFirstConnectionPort(): number {
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10) || USUAL_FIRST;
  } catch {
    return USUAL_FIRST;
  }
}

function canListenHere(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
