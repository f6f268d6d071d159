import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findExternal, startExternal } from './external-program.ts';
import { writeNginxConfig } from './nginx-config.ts';
import { choosePort } from './ports.ts';

const nginx = findExternal('nginx');
type Answer = { status: number; type: string | undefined; retry: string | undefined; body: string };

// A machine without nginx skips these.
describe.skipIf(nginx === undefined)('the balancer itself', () => {
  let folder: string;
  let port: number;
  let stop: () => Promise<void>;
  const node = http.createServer((request, response) => response.end(request.url));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'poexchange-test-nginx-'));
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    [port] = [await choosePort(0)];
    const nodePort = (node.address() as AddressInfo).port;
    const user = process.getuid?.() === 0 ? userInfo().username : null;
    const file = path.join(folder, 'nginx.conf');
    // Leads sockets to a port at which no node listens.
    await writeFile(file, writeNginxConfig({ folder, port, httpPorts: [nodePort], realtimePorts: [await choosePort(0)], user }));
    const args = ['-p', folder, '-c', file, '-e', 'stderr'];
    const program = startExternal({ name: 'nginx', file: nginx ?? '', args, port, logFile: path.join(folder, 'nginx.log') });
    await program.ready;
    stop = async () => {
      process.kill(program.pid ?? 0, 'SIGTERM');
      await program.ended;
    };
  });
  afterAll(async () => {
    await stop();
    if (node.listening) node.close();
    await rm(folder, { recursive: true });
  });

  const ask = (url: string, options: http.RequestOptions = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path: url, ...options }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'],
            retry: response.headers['retry-after'],
            body,
          }),
        );
      });
      request.on('error', reject);
      request.end();
    });

  it('hands requests on', async () => {
    expect(await ask('/poe/x')).toMatchObject({ status: 200, body: '/poe/x' });
  });

  it.each([
    ['no node answers', '/socket.io/?EIO=4', {}, 503, 'internal'],
    ['the address is too long', `/${'a'.repeat(20_000)}`, {}, 414, 'badRequest'],
    ['the body is too large', '/api/v1/listings', { method: 'POST', headers: { 'content-length': '30000000' } }, 413, 'badRequest'],
  ])('D15 says as the server would that %s', async (_what, url, options, status, code) => {
    const answer = await ask(url, options);
    expect(answer).toMatchObject({ status, type: 'application/json', retry: '2' });
    expect(JSON.parse(answer.body)).toMatchObject({ code, requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('D15 says so too where the last http node went, whichever way a request takes', async () => {
    node.closeAllConnections();
    await new Promise((resolve) => node.close(resolve));
    const headers = { 'idempotency-key': 'k' };
    const answers = [await ask('/'), await ask('/', { method: 'POST' }), await ask('/', { method: 'POST', headers })];
    expect(answers.map(({ status, type }) => `${status} ${type}`)).toEqual(Array(3).fill('503 application/json'));
  });

  it('does not tell its version', async () => {
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(said).not.toMatch(/nginx\/\d/);
  });
});
