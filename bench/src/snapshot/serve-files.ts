import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Bench } from '../lib/run-bench.ts';

/** Serves the built worker, an empty page and price files; returns its address. */
export async function serveFiles(
  bench: Bench,
  { dist, files }: { dist: string; files: Readonly<Record<string, string>> },
): Promise<string> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    if (name === '/') return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
    const own = files[name.slice(1)];
    if (own !== undefined)
      return void response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/json').end(own);
    if (!name.startsWith('/assets/') || name.includes('..')) return void response.writeHead(404).end();
    try {
      return void response.setHeader('content-type', 'text/javascript').end(readFileSync(path.join(dist, name)));
    } catch {
      return void response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench.onEnd('files', () => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
