/**
 * Tests a host that becomes silent, for example after losing power: its connections stay open, but it does not respond.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { createPool } from './index.ts';

/** Forwards connections to a port, until it is silenced. */
async function startLine(
  port: number,
): Promise<{ readonly port: number; readonly silence: () => void; readonly countTaken: () => number }> {
  let isSilent = false;
  let taken = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    taken += 1;
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.on('data', (bytes) => void (isSilent || far.write(bytes))).on('close', () => far.destroy());
    far.on('data', (bytes) => void (isSilent || near.write(bytes))).on('close', () => void (isSilent || near.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, silence: () => void (isSilent = true), countTaken: () => taken };
}

it('replaces a silent host with a writable host: pending calls fail, and the next statement works', async () => {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(database.drop);
  const url = new URL(database.url);
  const [first, second] = [await startLine(Number(url.port)), await startLine(Number(url.port))];
  const several = `postgres://${url.username}:${url.password}@127.0.0.1:${first.port},127.0.0.1:${second.port}${url.pathname}`;
  const pool = createPool(several, { max: 2, watchTimes: { everyMs: 50, patienceMs: 300 } });
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  expect([first.countTaken() > 0, second.countTaken()]).toEqual([true, 0]);
  first.silence();
  await expect(pool.query('select 1')).rejects.toThrow('Connection terminated');
  expect((await pool.query('select 2 as n')).rows).toEqual([{ n: 2 }]);
  expect(second.countTaken()).toBeGreaterThan(0);
});

it('keeps a slow host while no other host is writable', async () => {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(database.drop);
  const url = new URL(database.url);
  const several = `postgres://${url.username}:${url.password}@${url.host},127.0.0.1:1${url.pathname}`;
  const pool = createPool(several, { max: 1, watchTimes: { everyMs: 10, patienceMs: 1 } });
  onTestFinished(() => pool.end());
  expect((await pool.query("select 'still here' as said, pg_sleep(0.3)")).rows).toMatchObject([{ said: 'still here' }]);
});
