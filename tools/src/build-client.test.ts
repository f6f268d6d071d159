import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverEvents } from '@poexchange/contract/events';
import { netWorthRoomEvents } from '@poexchange/contract/events/net-worth';
import { serviceRoomEvents } from '@poexchange/contract/events/services';
import { readOpenApi } from '@poexchange/contract/openapi/read-openapi';
import { describeApi } from '@poexchange/server/openapi';
import { writeClient } from './write-client.ts';

const run = promisify(execFile);
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

let folder: string;
/** Runs npm by the path of its program, which is known if npm runs the tests, and which needs no shell. */
async function runNpm(args: string[], cwd: string): Promise<void> {
  const npm = process.env['npm_execpath'];
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  await (npm?.endsWith('.js') === true ? run(process.execPath, [npm, ...quiet], { cwd }) : run('npm', quiet, { cwd }));
}
const seen: { path: string | undefined; headers: IncomingHttpHeaders }[] = [];
/** A site with two calls and a price file; the first call is rate-limited once. */
const site = createServer((request, response) => {
  seen.push({ path: request.url, headers: request.headers });
  const isFirst = seen.length === 1;
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (isFirst) reply(429, { code: 'rateLimited', wording: 'warning.rate_limited', requestId: 'r1', retryAfterMs: 5 });
  else if (request.url === '/insights/leagues.json')
    reply(200, [{ game: 'poe1', id: 'mercenaries', name: 'Mercenaries', startAt: null, endAt: null }]);
  else if (request.method === 'POST') reply(422, { code: 'tooManyWebhooks', wording: 'warning.x', requestId: 'r2', params: { limit: 5 } });
  else reply(200, { webhooks: [{ id: 'w', url: 'https://a.b/', events: ['listing.sold'] }], serverTimeMs: 7 });
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'poexchange-test-client-'));
  const client = path.resolve(import.meta.dirname, '../../packages/client');
  await runNpm(['pack', '--pack-destination', folder], client);
  const { version } = JSON.parse(await readFile(path.join(client, 'package.json'), 'utf8')) as { version: string };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'bot', version: '1.0.0', type: 'module', private: true }));
  await runNpm(['install', '--offline', '--prefix', folder, `./poexchange-client-${version}.tgz`], folder);
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true, force: true });
});

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const body = JSON.stringify({ type: 'webhook.test', timestamp: '2026-01-01T00:00:00.000Z', data: {} });
/** A third-party program, in TypeScript that is as strict as ours. */
const program = (baseUrl: string, signature: string) => `
import { createClient, createPrices, unwrap, verifyWebhook, type Listing } from '@poexchange/client';
const client = createClient({ baseUrl: '${baseUrl}', token: 'pox_secret' });
const { webhooks } = unwrap(await client.getWebhooks());
const url: string | undefined = webhooks[0]?.url;
const made = await client.createWebhook({ body: { url: 'https://a.b/', events: ['listing.sold'] } });
let refused = '';
if (!made.ok && made.failure.kind === 'refused') {
  switch (made.failure.code) {
    case 'tooManyWebhooks':
      refused = \`\${made.failure.code} \${made.failure.params?.['limit']} \${made.failure.requestId}\`;
  }
}
const leagues = unwrap(await createPrices({ baseUrl: '${baseUrl}/insights' }).leagues());
const names: string[] = leagues.map(({ name }) => name);
const headers = { 'webhook-id': 'm', 'webhook-timestamp': '1767225600', 'webhook-signature': '${signature}' };
const checked = await verifyWebhook({ secret: '${secret}', headers, body: ${JSON.stringify(body)}, nowMs: 1767225600000 });
const event = checked.ok && checked.event.type === 'webhook.test' ? checked.event.timestamp : '';
// @ts-expect-error: there is no such code
if (!made.ok && made.failure.kind === 'refused' && made.failure.code === 'noSuchCode') refused = 'never';
// @ts-expect-error: an event that does not exist
void (() => client.createWebhook({ body: { url: 'https://a.b/', events: ['listing.eaten'] } }));
const price = (listing: Listing): number => listing.totalPrice;
console.log(JSON.stringify({ url, refused, names, event, price: typeof price }));
`;

/** Compiles programs against the installed package; throws with the compiler's output. */
async function compile(files: readonly string[], ...more: string[]): Promise<void> {
  const options = ['--strict', '--noUncheckedIndexedAccess', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
  await run(process.execPath, [compiler, ...options, ...more, '--outDir', 'out', ...files], { cwd: folder }).catch(
    (error: { stdout: string }) => {
      throw new Error(error.stdout);
    },
  );
}

describe('client package', () => {
  it('compiles and runs in a strict program after it is packed and installed elsewhere', async () => {
    const baseUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const key = Buffer.from(secret.slice(6), 'base64');
    const signature = `v1,${createHmac('sha256', key).update(`m.1767225600.${body}`).digest('base64')}`;
    await writeFile(path.join(folder, 'bot.ts'), program(baseUrl, signature));
    await compile(['bot.ts'], '--types', '');
    const { stdout } = await run(process.execPath, [path.join(folder, 'out/bot.js')], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({
      url: 'https://a.b/',
      refused: 'tooManyWebhooks 5 r2',
      names: ['Mercenaries'],
      event: '2026-01-01T00:00:00.000Z',
      price: 'function',
    });
    expect(seen.map((each) => each.path)).toEqual([
      '/api/v1/users/webhooks',
      '/api/v1/users/webhooks',
      '/api/v1/users/webhooks',
      '/insights/leagues.json',
    ]);
    expect(seen[2]?.headers).toMatchObject({ authorization: 'Bearer pox_secret', 'idempotency-key': expect.stringMatching(/./) });
  });

  it('compiles every example in its README and on the API page', async () => {
    const pages = ['packages/client/README.md', 'docs/api.md'];
    const files: string[] = [];
    for (const page of pages) {
      const text = await readFile(path.resolve(import.meta.dirname, '../..', page), 'utf8');
      for (const [at, match] of [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].entries()) {
        const file = `${path.basename(page, '.md')}-${at}.ts`;
        await writeFile(path.join(folder, file), match[1] ?? '');
        files.push(file);
      }
    }
    expect(files).toHaveLength(6);
    const types = path.resolve(path.dirname(createRequire(import.meta.url).resolve('@types/node/package.json')), '..');
    await compile(files, '--noEmit', '--typeRoots', types, '--types', 'node');
  });

  it('defines a type for every input and every event', () => {
    const text = writeClient();
    const inputs = [...text.matchAll(/^ {4}call: \{[\s\S]*?^ {4}\};$/gm)].map(([call]) => call);
    expect(inputs.length).toBeGreaterThan(30);
    expect(inputs.filter((call) => /\bunknown[;[ ]/.test(call))).toEqual([]);
    const events = /^export type Events = \{[\s\S]*?^\};$/m.exec(text)?.[0] ?? '';
    const names = Object.keys({ ...serverEvents, ...netWorthRoomEvents, ...serviceRoomEvents }).filter((name) => name !== 'got-loggt-out');
    for (const name of names) expect(events, name).toContain(`\n  '${name}': `);
    expect(text).toContain('          price: number;\n          quantity: number;');
  });

  it('has a function for every call, and knows which calls accept an idempotency key', () => {
    const text = writeClient();
    const operations = readOpenApi(describeApi());
    for (const { id } of operations) expect(text).toContain(`\n  ${id}: {\n    call: {`);
    expect(text).toMatch(/\n {2}createListing: \{ method: 'POST', path: '[^']+', hasKey: true \}/);
    expect(text).toMatch(/\n {2}deleteWebhook: \{ method: 'POST', path: '[^']+', hasKey: false \}/);
    expect(text).toContain("read(at(place, 'v10/index/{league}.json'))");
  });
});
