import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readReplies, shareAbove } from './server-clock.ts';

it('counts each route’s later replies that took longer than the limit', async () => {
  const write = (all: number, within: number) =>
    [
      `server_reply_seconds_bucket{le="0.1",route="POST /api/v1/listings"} 1`,
      `server_reply_seconds_bucket{le="0.25",route="POST /api/v1/listings"} ${within}`,
      `server_reply_seconds_bucket{le="+Inf",route="POST /api/v1/listings"} ${all}`,
      `server_reply_seconds_sum{route="POST /api/v1/listings"} 7.5`,
      `server_reply_seconds_count{route="POST /api/v1/listings"} ${all}`,
      `server_reply_seconds_count{route="GET /rare"} 3`,
    ].join('\n');
  const texts = [write(100, 90), write(300, 288)];
  const server = createServer((_request, response) => response.end(texts.shift())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [before, after] = [await readReplies(url, 0.25), await readReplies(url, 0.25)];
  const [listings, ...others] = shareAbove(before, after);
  expect(others).toEqual([]);
  expect(listings).toMatchObject({ route: 'POST /api/v1/listings', all: 200 });
  expect(listings?.share).toBeCloseTo(0.01);
});
