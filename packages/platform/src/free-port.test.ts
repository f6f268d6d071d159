import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, readFirstConnectionPort } from './free-port.ts';

it('returns a free port outside the range for outgoing connections', async () => {
  const port = await findFreePort();
  expect(port).toBeLessThan(readFirstConnectionPort());
  const server = createServer();
  await new Promise<void>((resolve, reject) => void server.on('error', reject).listen(port, '127.0.0.1', resolve));
  await new Promise((resolve) => server.close(resolve));
});

it('skips a port in use', async () => {
  const tried: number[] = [];
  const port = await findFreePort(async (each) => tried.push(each) > 2);
  expect([tried.length, tried.at(-1)]).toEqual([3, port]);
});
