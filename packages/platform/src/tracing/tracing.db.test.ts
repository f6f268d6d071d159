import { afterAll, expect, it, onTestFinished } from 'vitest';
import { sendRequest } from '../game-api/index.ts';
import { createLogger } from '../log.ts';
import { createTestDatabase, startTraceCollector } from '../testing/index.ts';
import { readWork, runAs } from '../work.ts';
import { beginSpan, startTracing, traced } from './index.ts';

const database = await createTestDatabase({ migrations: [] });
afterAll(() => database.drop());
const { pool } = database;

it('names the request in its statements and log lines, and leaves named statements unchanged', async () => {
  let written = '';
  const log = createLogger({ name: 'test', destination: { write: (line) => (written += line) } });
  const readOwn = 'select query from pg_stat_activity where pid = pg_backend_pid()';
  await runAs({ kind: 'request', id: '3f2a' }, async () => {
    const { rows } = await pool.query<{ query: string }>(readOwn);
    expect(rows).toEqual([{ query: `/*request='3f2a'*/ ${readOwn}` }]);
    const client = await pool.connect();
    for (let run = 0; run < 2; run += 1) await client.query({ name: 'own', text: `${readOwn} -- named` });
    const outside = await runAs({ kind: 'job', id: 'prune' }, () => client.query(readOwn, []));
    client.release();
    expect(outside.rows).toEqual([{ query: `/*job='prune'*/ ${readOwn}` }]);
    log.warn('below');
    log.child({ reqId: '3f2a' }).warn('own');
  });
  expect(readWork()).toBeUndefined();
  expect((await pool.query(readOwn)).rows).toEqual([{ query: readOwn }]);
  expect(
    written
      .split('\n')
      .filter(Boolean)
      .map((line) => line.match(/"reqId":"3f2a"/g)?.length),
  ).toEqual([1, 1]);
});

it('sends one trace for each request, job and call with everything it caused, without values and addresses', async () => {
  const { endpoint, readLines, close } = await startTraceCollector();
  onTestFinished(close);
  const stop = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1 }, { service: 'test' });
  const request = beginSpan('GET /listings/:game', { kind: 'server' });
  await request?.run(async () => {
    await pool.query('select $1::text', ['a value']);
    await sendRequest({ method: 'GET', url: `${endpoint}/stash/Kirael?x=1`, headers: {}, timeoutMs: 5000 });
    const client = await pool.connect();
    await expect(client.query('selekt')).rejects.toThrow('syntax error');
    client.release();
  });
  request?.end();
  await expect(
    traced('job prune', { kind: 'internal' }, async () => {
      await pool.query('delete from pg_class where false');
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  await pool.query('select 2');
  await stop();
  const host = endpoint.slice('http://'.length);
  expect(readLines()).toEqual([
    '/GET /listings/:game',
    `/GET /listings/:game/GET ${host}/stash`,
    '/GET /listings/:game/select',
    '/GET /listings/:game/selekt!',
    '/job prune!',
    '/job prune!/delete',
  ]);
  expect(beginSpan('later', { kind: 'internal' })).toBeNull();
});
