/** The program as operators start it: its status port, and the traces that it sends to a collector. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, startTestProgram, startTraceCollector } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { makePageBytes } from './testing/make-page.ts';

const WAIT = { timeout: 60_000, interval: 200 };
const page = makePageBytes('1-1', [{ id: 'tab', items: [{ name: 'Exalted Orb', note: '~price 12 chaos' }] }]);

/** Starts a publisher with one page in its stream, no leagues, and an exchange that has not published an hour yet. */
async function startPublisher(): Promise<string> {
  const answers: Record<string, (query: URLSearchParams) => string | Buffer> = {
    '/oauth/token': () => JSON.stringify({ access_token: 'token', token_type: 'bearer', expires_in: null, scope: 'service:psapi' }),
    '/league': () => JSON.stringify({ leagues: [] }),
    '/public-stash-tabs': (query) => (query.get('id') === null ? page : makePageBytes('1-1', [])),
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://publisher');
    const answer = answers[pathname];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(answer?.(searchParams) ?? '{"next_change_id":0,"markets":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('reports its state, and sends traces of price runs, pages and hours', { timeout: 300_000 }, async () => {
  const [collector, publisher, folder, database] = await Promise.all([
    startTraceCollector(),
    startPublisher(),
    mkdtemp(path.join(tmpdir(), 'poexchange-test-program-')),
    createTestDatabase({ migrations: [] }),
  ]);
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
    collector.close();
  });
  const program = await startTestProgram(path.join(import.meta.dirname, 'main.ts'), {
    DATABASE_URL: database.url,
    PRICE_STORE: folder,
    PUBLISH_INTERVAL_MS: '1000',
    GAME_API_URL: publisher,
    GAME_API_CLIENT_ID: 'poexchange',
    GAME_API_CLIENT_SECRET: 'secret',
    GAME_API_CONTACT: 'local@localhost.invalid',
    EXCHANGE_URL: publisher,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  onTestFinished(program.stop);
  await expect
    .poll(async () => (await program.readStatus('/metrics')).split('\n'), WAIT)
    .toEqual(
      expect.arrayContaining([
        'prices_healthy 1',
        'prices_stream_pages_total 1',
        'prices_offers 1',
        'prices_programs 1',
        'prices_lease_held{lease="stream"} 1',
        'publisher_waiting 0',
        expect.stringMatching(/^prices_runs_total [1-9]/),
        expect.stringMatching(/^prices_run_duration_seconds_count [1-9]/),
        expect.stringMatching(/^publisher_wait_seconds_count [1-9]/),
        expect.stringMatching(/^publisher_calls_total\{outcome="2xx"\} [1-9]/),
        expect.stringMatching(/^database_connections\{pool="main",state="idle"\} \d/),
        expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
      ]),
    );
  const host = publisher.slice('http://'.length);
  await expect.poll(collector.readLines, WAIT).toEqual(
    expect.arrayContaining([
      '/price run/league',
      expect.stringMatching(/^\/price run\/select$/),
      expect.stringMatching(/^\/price run\/league\/select$/),
      // This span comes from a separate thread.
      expect.stringMatching(/^\/price run\/league\/part\/(?:select|insert)$/),
      expect.stringMatching(/^\/stream pages\/(?:with|insert|select)$/),
      expect.stringMatching(/^\/exchange hours\/select$/),
      expect.stringMatching(new RegExp(`^/exchange hours/GET ${host}/`)),
      `/leagues/GET ${host}/league`,
    ]),
  );
});
