import { describe, expect, it, onTestFinished } from 'vitest';
import { keepDatabase } from './keep-database.ts';

/** A server that dies on command, and restarts only after this many failed attempts. */
function createServer(refusals = 0) {
  let isAlive = true;
  let restarts = 0;
  return {
    die: () => void (isAlive = false),
    restartsOf: () => restarts,
    isAlive: () => isAlive,
    restart: async () => {
      restarts += 1;
      if (restarts <= refusals) throw new Error('PostgreSQL did not start: shared memory block is still in use');
      isAlive = true;
    },
    stop: async () => void (isAlive = false),
  };
}

function keep(server: ReturnType<typeof createServer>, readExcuse: () => Promise<string | undefined> = async () => undefined) {
  const said: string[] = [];
  const kept = keepDatabase({
    cluster: server,
    readExcuse,
    say: (text) => said.push(text),
    onGivenUp: (reason) => said.push(`given up: ${reason}`),
    lookEveryMs: 1,
    pauseMs: 0,
  });
  onTestFinished(kept.stop);
  return { kept, said };
}
const signal = new AbortController().signal;

describe('supervised database', () => {
  it('D01 is restarted when its main process has died, and waiting callers continue', async () => {
    const server = createServer(3);
    const { kept, said } = keep(server);
    expect(kept.isUp()).toBe(true);
    server.die();
    expect(kept.isUp()).toBe(false);
    await expect.poll(() => server.restartsOf()).toBeGreaterThan(0);
    await kept.waitUntilUp(signal);
    expect(kept.isUp()).toBe(true);
    expect(said).toEqual(['PostgreSQL has died. Starting it again.', 'PostgreSQL is running again.']);
    server.die();
    await expect.poll(() => said.length).toBe(4);
  });

  it('D01 is abandoned after repeated failures, but not while the disk is full', async () => {
    const full = createServer(200);
    const first = keep(full, async () => (full.restartsOf() < 200 ? 'the disk is full' : undefined));
    full.die();
    await expect.poll(() => first.kept.isUp()).toBe(true);
    expect(first.said).toEqual([
      'PostgreSQL has died. Starting it again.',
      'PostgreSQL cannot start (the disk is full). It is tried again until it can.',
      'PostgreSQL is running again.',
    ]);
    const broken = createServer(Infinity);
    const second = keep(broken);
    broken.die();
    await expect.poll(() => second.said.at(-1)).toMatch(/^given up: PostgreSQL did not start/);
  });

  it('D01 releases waiting callers when everything stops', async () => {
    const server = createServer(Infinity);
    const { kept } = keep(server, async () => 'the disk is full');
    server.die();
    await expect.poll(() => server.restartsOf()).toBeGreaterThan(0);
    const abort = new AbortController();
    const waiting = kept.waitUntilUp(abort.signal);
    abort.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
  });
});
