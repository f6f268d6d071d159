import { createServer } from 'node:net';

/**
 * Returns a port of the loopback address at which nothing listens now. Another program may take it before ours does:
 * for programs that cannot choose one themselves.
 */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address === null || typeof address === 'string' ? reject(new Error('no free port')) : resolve(address.port)));
    });
  });
}
