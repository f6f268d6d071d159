import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

const read = async ({ pages }: ReturnType<typeof createReadiness>, path: string) => {
  const reply = await pages[path]?.();
  return `${reply?.status} ${reply?.body}`;
};

it('is ready once awaited parts are done and checks pass, until it drains', async () => {
  const readiness = createReadiness();
  let database = async (): Promise<boolean> => true;
  const onMigrated = readiness.await('migrations');
  const onWarm = readiness.await('feeds');
  readiness.ask('database', () => database());
  onWarm();
  expect(await read(readiness, '/readyz')).toBe('503 not ready: migrations\n');
  onMigrated();
  expect(await read(readiness, '/readyz')).toBe('200 ready\n');
  database = async () => false;
  expect(await read(readiness, '/readyz')).toBe('503 not ready: database\n');
  database = () => Promise.reject(new Error('away'));
  expect(await read(readiness, '/readyz')).toBe('503 not ready: database\n');
  database = () => new Promise(() => undefined);
  expect(await read(readiness, '/readyz')).toBe('503 not ready: database\n');
  database = async () => true;
  readiness.drain();
  expect(await read(readiness, '/readyz')).toBe('503 not ready: stopping\n');
  expect(await read(readiness, '/livez')).toBe('200 alive\n');
});

it('shows the state of optional parts, ready or not', async () => {
  const readiness = createReadiness();
  let state = 'ready';
  readiness.tell('redis', () => state);
  expect(await read(readiness, '/readyz')).toBe('200 ready\nredis: ready\n');
  state = 'away';
  expect(await read(readiness, '/readyz')).toBe('200 ready\nredis: away\n');
  readiness.drain();
  expect(await read(readiness, '/readyz')).toBe('503 not ready: stopping\nredis: away\n');
});
