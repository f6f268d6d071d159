import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { TooLateError, withTimeLimit } from './time-limit.ts';

function beBusy(ms: number): void {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
}

it('stops waiting for a response after the limit', async () => {
  await expect(withTimeLimit(new Promise(() => undefined), 10)).rejects.toThrow(TooLateError);
});

it('accepts a response that arrived while this process was busy', async () => {
  const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = once(socket, 'data').then(String);
  socket.write('hello');
  const limited = withTimeLimit(answer, 50);
  beBusy(200);
  await expect(limited).resolves.toBe('hello');
  socket.destroy();
  server.close();
});
