import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { joinLinks, openLink } from './link.ts';

/** `once` of node:events would reject if a reset came first. */
const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.on('close', () => resolve()));

async function openEcho() {
  const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const link = await openLink((echo.address() as AddressInfo).port);
  const socket = connect(link.port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  onTestFinished(async () => {
    socket.destroy();
    await link.close();
    echo.close();
  });
  return { link, socket };
}

it('passes bytes, holds them back while muted, and delivers them afterwards', async () => {
  const { link, socket } = await openEcho();
  let heard = '';
  socket.on('data', (piece: Buffer) => (heard += piece.toString()));
  socket.write('a');
  await expect.poll(() => heard).toBe('a');
  link.set({ kind: 'mute' });
  socket.write('b');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(heard).toBe('a');
  link.set({ kind: 'open' });
  await expect.poll(() => heard).toBe('ab');
});

it('when redirected, uses the new target for new connections; when slow, delays bytes', async () => {
  const { link, socket } = await openEcho();
  const other = createServer((each) => each.on('error', () => undefined).end('elsewhere'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  link.lead((other.address() as AddressInfo).port);
  socket.write('a');
  expect(String((await once(socket, 'data'))[0])).toBe('a');
  const late = connect(link.port, '127.0.0.1');
  expect(String((await once(late, 'data'))[0])).toBe('elsewhere');
  link.set({ kind: 'slow', delayMs: 30 });
  const beganMs = performance.now();
  socket.write('b');
  await once(socket, 'data');
  // Round trip; timers may fire slightly early.
  expect(performance.now() - beganMs).toBeGreaterThan(55);
});

it('closes open connections and refuses new ones when cut', async () => {
  const { link, socket } = await openEcho();
  link.set({ kind: 'cut' });
  await closed(socket);
  const late = connect(link.port, '127.0.0.1').on('error', () => undefined);
  await closed(late);
  link.set({ kind: 'open' });
  const again = connect(link.port, '127.0.0.1');
  again.write('c');
  const [piece] = (await once(again, 'data')) as [Buffer];
  expect(piece.toString()).toBe('c');
  again.destroy();
});

it('breaks joined links together, and leaves the other links intact when one is broken', async () => {
  const [one, other] = [await openEcho(), await openEcho()];
  const heard = ['', ''];
  [one, other].forEach(({ socket }, at) => socket.on('data', (piece: Buffer) => (heard[at] += piece.toString())));
  const write = (text: string): void => [one, other].forEach(({ socket }) => socket.write(text));
  one.link.set({ kind: 'mute' });
  write('a');
  await expect.poll(() => heard).toEqual(['', 'a']);
  const both = joinLinks([one.link, other.link]);
  both.set({ kind: 'open' });
  await expect.poll(() => heard).toEqual(['a', 'a']);
  both.set({ kind: 'cut' });
  await Promise.all([closed(one.socket), closed(other.socket)]);
});
