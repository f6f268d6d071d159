import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findExternal, startExternal } from './external-program.ts';
import { FAILURES_FILE, writeNginxConfig } from './nginx-config.ts';
import { choosePort } from './ports.ts';

const nginx = findExternal('nginx');
const user = process.getuid?.() === 0 ? userInfo().username : null;
type Answer = { status: number; type: string | undefined; retry: string | undefined; body: string };

// Skipped on machines without nginx.
describe.skipIf(nginx === undefined)('balancer', () => {
  let folder: string;
  let port: number;
  let stop: () => Promise<void>;
  const node = http.createServer((request, response) => {
    if (request.url === '/api/v1/auth/fails?code=secret') response.writeHead(500, { 'x-request-id': 'of-the-server' });
    response.end(request.url);
  });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'poexchange-test-nginx-'));
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    [port] = [await choosePort(0)];
    const nodePort = (node.address() as AddressInfo).port;
    const file = path.join(folder, 'nginx.conf');
    // Routes sockets to a port without a listener.
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

  it('forwards requests to the nodes', async () => {
    expect(await ask('/poe/x')).toMatchObject({ status: 200, body: '/poe/x' });
  });

  it.each([
    ['no node answers', '/socket.io/?EIO=4', {}, 503, 'internal'],
    ['the address is too long', `/${'a'.repeat(20_000)}`, {}, 414, 'badRequest'],
    ['the body is too large', '/api/v1/listings', { method: 'POST', headers: { 'content-length': '30000000' } }, 413, 'badRequest'],
  ])('D15 reports in the server’s format that %s', async (_what, url, options, status, code) => {
    const answer = await ask(url, options);
    expect(answer).toMatchObject({ status, type: 'application/json', retry: '2' });
    expect(JSON.parse(answer.body)).toMatchObject({ code, requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('logs only failures, with the reference shown to the visitor and without query strings', async () => {
    const file = path.join(folder, FAILURES_FILE);
    const readAll = async (): Promise<string[]> => (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    const earlier = (await readAll()).length;
    const read = async (): Promise<string[]> => (await readAll()).slice(earlier);
    await ask('/poe/x');
    await ask(`/${'a'.repeat(20_000)}`);
    const own = JSON.parse((await ask('/socket.io/?EIO=4')).body) as { requestId: string };
    await ask('/api/v1/auth/fails?code=secret');
    await expect.poll(async () => (await read()).length).toBe(2);
    const lines = (await read()).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { reqId: own.requestId, status: 503, method: 'GET', place: '/socket.io' },
      { reqId: 'of-the-server', status: 500, method: 'GET', place: '/api/v1/auth' },
    ]);
    expect(await readFile(file, 'utf8')).not.toMatch(/secret|aaaa|EIO/);
  });

  it('D15 reports the error for every kind of request, even when the last http node is gone', async () => {
    node.closeAllConnections();
    await new Promise((resolve) => node.close(resolve));
    const headers = { 'idempotency-key': 'k' };
    const answers = [await ask('/'), await ask('/', { method: 'POST' }), await ask('/', { method: 'POST', headers })];
    expect(answers.map(({ status, type }) => `${status} ${type}`)).toEqual(Array(3).fill('503 application/json'));
  });

  it('does not reveal its version', async () => {
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

type Upgrade = (socket: Duplex) => void;

/** Starts nodes behind a balancer with short timeouts, so that nodes can be slow while the test is fast. */
async function startBalanced(answers: readonly http.RequestListener[], upgrades: readonly Upgrade[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'poexchange-test-nginx-'));
  const nodes = await Promise.all(
    answers.map(async (answer) => {
      const node = http.createServer(answer);
      await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
      return node;
    }),
  );
  const realtime = await Promise.all(
    upgrades.map(async (upgrade) => {
      const node = http.createServer().on('upgrade', (_request, socket) => upgrade(socket));
      await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
      return node;
    }),
  );
  const port = await choosePort(0);
  const file = path.join(folder, 'nginx.conf');
  const portOf = (node: http.Server): number => (node.address() as AddressInfo).port;
  const httpPorts = nodes.map(portOf);
  const realtimePorts = realtime.length === 0 ? [await choosePort(0)] : realtime.map(portOf);
  const waits = { quickMs: 150, patientMs: 20_000 };
  await writeFile(file, writeNginxConfig({ folder, port, httpPorts, realtimePorts, user, waits }));
  const args = ['-p', folder, '-c', file, '-e', 'stderr'];
  const program = startExternal({ name: 'nginx', file: nginx ?? '', args, port, logFile: path.join(folder, 'nginx.log') });
  await program.ready;
  onTestFinished(async () => {
    await program.stop();
    for (const node of [...nodes, ...realtime]) {
      node.closeAllConnections();
      node.close();
    }
    await rm(folder, { recursive: true });
  });
  const ask = async (url: string, init: RequestInit = {}): Promise<string> => {
    const reply = await fetch(`http://127.0.0.1:${port}${url}`, init);
    return `${reply.status} ${await reply.text()}`;
  };
  return Object.assign(ask, { port });
}

/** Opens a socket as a page does; returns the response status, and keeps the socket open. */
function openSocket(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const request = http.request({ host: '127.0.0.1', port, path: '/socket.io/?EIO=4&transport=websocket', headers });
    request.on('upgrade', (response, socket) => {
      onTestFinished(() => void socket.destroy());
      resolve(response.statusCode ?? 0);
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end();
  });
}

describe.skipIf(nginx === undefined)('hanging node behind the balancer', () => {
  const hang: http.RequestListener = () => undefined;
  const keyed = { method: 'POST', headers: { 'idempotency-key': 'k' }, body: 'a body' };
  const echo: http.RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => response.end(`${request.method} ${request.url} ${body}`));
  };

  it('receives no request that another node can answer: reads, and writes with a key', async () => {
    const ask = await startBalanced([hang, echo]);
    for (let turn = 0; turn < 8; turn += 1) {
      for (const read of ['/poe/x?y=1', '/api/v1/users/profile', '/api/v1/users/tokens']) expect(await ask(read)).toBe(`200 GET ${read} `);
      expect(await ask('/api/v1/listings', keyed)).toBe('200 POST /api/v1/listings a body');
    }
  });

  it('receives a write without a key only once, and no other node receives it', async () => {
    let asked = 0;
    const once: http.RequestListener = (_request, response) => {
      asked += 1;
      setTimeout(() => response.end('late'), 600);
    };
    const ask = await startBalanced([once, once]);
    expect(await ask('/api/v1/listings', { method: 'POST', body: 'a body' })).toBe('200 late');
    expect(asked).toBe(1);
  });

  it('is waited for without trying another node if the publisher or a long export may be the reason', async () => {
    const waiting = ['/api/v1/ggg/stashes/mercenaries', '/api/v1/auth/ggg/connect/code/state', '/api/v1/users/export'];
    let asked = 0;
    const once: http.RequestListener = (_request, response) => {
      asked += 1;
      setTimeout(() => response.end('late'), 600);
    };
    const ask = await startBalanced([once, once]);
    expect(await Promise.all(waiting.map((url) => ask(url)))).toEqual(['200 late', '200 late', '200 late']);
    expect(asked).toBe(waiting.length);
  });

  it('responds late if it is only slow: requests are not cut off because all nodes are slow', async () => {
    const slow: http.RequestListener = (request, response) => void setTimeout(() => response.end(request.method), 600);
    const ask = await startBalanced([slow, slow]);
    // Enough concurrent requests to exclude each node for failing too often.
    const replies = await Promise.all(Array.from({ length: 24 }, (_, at) => ask('/api/v1/listings', at % 2 === 0 ? {} : keyed)));
    expect(replies).toEqual(Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? '200 GET' : '200 POST')));
  });
});

it.skipIf(nginx === undefined)('forwards everything the server accepts: a body of 15 MB, and an address of 12,000 characters', async () => {
  const ask = await startBalanced([(request, response) => void request.resume().on('end', () => response.end(request.url))]);
  expect(await ask('/api/v1/x', { method: 'POST', body: Buffer.alloc(15_000_000) })).toBe('200 /api/v1/x');
  const long = `/poe/${'a'.repeat(12_000)}`;
  expect(await ask(long)).toBe(`200 ${long}`);
});

describe.skipIf(nginx === undefined)('node that dies during a request, behind the balancer', () => {
  const keyed = { 'idempotency-key': 'k' };
  it.each([
    ['GET', {}, '/api/v1/listings', 200, 2],
    ['HEAD', {}, '/poe/x', 200, 2],
    ['POST', keyed, '/api/v1/listings', 200, 2],
    ['DELETE', keyed, '/api/v1/listings', 200, 2],
    ['POST', {}, '/api/v1/listings', 503, 1],
  ])('%s %o of %s gets status %i after %i nodes were tried', async (method, headers, url, status, asked) => {
    const heard: string[] = [];
    // The first node that receives a request dies.
    const answer: http.RequestListener = (request, response) => {
      heard.push(`${request.method} ${String(request.headers['x-forwarded-for'])} ${request.headers.host?.split(':')[0]}`);
      if (heard.length === 1) request.socket.destroy();
      else response.end('ok');
    };
    const ask = await startBalanced([answer, answer]);
    expect(await ask(url, { method, headers: headers as Record<string, string> })).toMatch(new RegExp(`^${status} `));
    expect(heard).toEqual(Array(asked).fill(`${method} 127.0.0.1 127.0.0.1`));
  });
});

it.skipIf(nginx === undefined)('D36 reconnects the sockets of all pages immediately when the failed nodes are back', async () => {
  const opened: [number, number] = [0, 0];
  let isUp = false;
  const answer = (at: 0 | 1): Upgrade => {
    return (socket) => {
      if (!isUp) return void socket.destroy();
      opened[at] += 1;
      socket.on('error', () => undefined).write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    };
  };
  const { port } = await startBalanced([(_request, response) => void response.end()], [answer(0), answer(1)]);
  const openAll = () => Promise.all(Array.from({ length: 30 }, () => openSocket(port)));
  expect(new Set(await openAll())).toEqual(new Set([503]));
  isUp = true;
  expect(new Set(await openAll())).toEqual(new Set([101]));
  // Each client address is always routed to the same node, as long polling requires.
  expect(opened.toSorted((a, b) => a - b)).toEqual([0, 30]);
});
