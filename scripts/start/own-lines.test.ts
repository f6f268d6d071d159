import { expect, it } from 'vitest';
import { giveOwnLines } from './own-lines.ts';
import type { Line } from './watch.ts';

/** Creates proxies on consecutive ports, with their targets. */
function makeLines() {
  const lines: string[] = [];
  const pass = async (line: Line, port: number): Promise<number> => 1000 + lines.push(`${line} ${port}`);
  return { lines, pass };
}

it('gives a program its own proxy to each service in its variables, and keeps all other variables', async () => {
  const { lines, pass } = makeLines();
  const environment = { REDIS_URL: 'redis://127.0.0.1:1', DATABASE_URL: 'postgres://me:key@127.0.0.1:2/site', PORT: '0' };
  expect(await giveOwnLines(pass, { name: 'http-2', environment })).toEqual({
    REDIS_URL: 'redis://127.0.0.1:1001',
    DATABASE_URL: 'postgres://me:key@127.0.0.1:1002/site',
  });
  expect(lines).toEqual(['redis of http-2 1', 'database of http-2 2']);
});

it('adds proxies for PostgreSQL, its pooler and its replica', async () => {
  const { lines, pass } = makeLines();
  const at = (port: number): string => `postgres://127.0.0.1:${port}/site`;
  const environment = { DATABASE_URL: at(1), DATABASE_DIRECT_URL: at(2), DATABASE_REPLICA_URL: at(3) };
  const told = await giveOwnLines(pass, { name: 'jobs-1', environment });
  expect(told).toEqual({ DATABASE_URL: at(1001), DATABASE_DIRECT_URL: at(1002), DATABASE_REPLICA_URL: at(1003) });
  expect(lines).toEqual(['pooler of jobs-1 1', 'database of jobs-1 2', 'replica of jobs-1 3']);
  expect(await giveOwnLines(pass, { name: 'it', environment: { ...environment, DATABASE_DIRECT_URL: at(1) } })).toMatchObject({
    DATABASE_URL: at(1004),
    DATABASE_DIRECT_URL: at(1004),
  });
});
