import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createWebhookPoster, publicReceivers, type ReceiverRules } from './post-webhook.ts';

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** These tests run their receivers on this machine, behind a name that only the test resolves. */
const near: ReceiverRules = {
  protocols: ['http:', 'https:'],
  isAllowed: (address) => address === '127.0.0.1',
  resolve: async () => ['127.0.0.1'],
  timeoutMs: 300,
};
const post = (port: number, rules: Partial<ReceiverRules> = {}, url = `http://receiver.test:${port}/hook?a=1`) =>
  createWebhookPoster({ ...near, ...rules })({ url, headers: { 'webhook-id': 'm1' }, body: '{"ä":1}' });

async function receive(listener: RequestListener): Promise<number> {
  const server: Server = createServer(listener);
  servers.push({
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function receiveRaw(listener: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    listener(socket);
  });
  servers.push({
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('sending a webhook', () => {
  it('posts the bytes with their headers to the checked address', async () => {
    const seen: unknown[] = [];
    const port = await receive((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { host, 'webhook-id': id, 'content-length': length } = request.headers;
        seen.push([request.method, request.url, host, id, length, Buffer.concat(chunks).toString()]);
        response.writeHead(204).end();
      });
    });
    expect(await post(port)).toEqual({ kind: 'delivered', status: 204 });
    expect(seen).toEqual([['POST', '/hook?a=1', `receiver.test:${port}`, 'm1', '8', '{"ä":1}']]);
  });

  it.each([
    [500, 'status'],
    [404, 'status'],
    [410, 'status'],
    [301, 'redirect'],
    [307, 'redirect'],
  ])('counts %s as a failure and follows no redirect', async (status, problem) => {
    const paths: unknown[] = [];
    const port = await receive((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    expect(await post(port)).toEqual({ kind: 'failed', problem, status });
    expect(paths).toEqual(['/hook?a=1']);
  });

  it('accepts the head of an endless response and closes the connection', async () => {
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const port = await receive((_request, response) => {
      response.writeHead(200);
      const writing = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => {
        clearInterval(writing);
        closed();
      });
    });
    // Closed immediately, not by the time limit.
    expect(await post(port, { timeoutMs: 600_000 })).toEqual({ kind: 'delivered', status: 200 });
    await isClosed;
  });

  it('gives up on a receiver that is silent, drips its head, sends an endless head, closes, or is unreachable', async () => {
    const silent = await receiveRaw(() => undefined);
    expect(await post(silent)).toEqual({ kind: 'failed', problem: 'timeout', status: null });
    const dripping = await receiveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x: y\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await post(dripping)).toEqual({ kind: 'failed', problem: 'timeout', status: null });
    const boundless = await receiveRaw((socket) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`));
    expect(await post(boundless, { timeoutMs: 5000 })).toEqual({ kind: 'failed', problem: 'connection', status: null });
    const closing = await receiveRaw((socket) => socket.destroy());
    expect(await post(closing)).toEqual({ kind: 'failed', problem: 'connection', status: null });
    expect(await post(closing, {}, `https://receiver.test:${closing}/`)).toMatchObject({ kind: 'failed', status: null });
    expect(await post(1)).toEqual({ kind: 'failed', problem: 'connection', status: null });
  });

  it('distinguishes a receiver without TLS from an unreachable receiver', async () => {
    const port = await receive((_request, response) => response.end());
    expect(await post(port, {}, `https://receiver.test:${port}/`)).toEqual({ kind: 'failed', problem: 'certificate', status: null });
  });

  it('D81 connects only to public addresses, by IP address or by name, even if the name was public a moment ago', async () => {
    let calls = 0;
    const port = await receive((_request, response) => {
      calls += 1;
      response.end();
    });
    const outcome = { kind: 'failed', problem: 'address', status: null };
    const closed = { ...publicReceivers, protocols: ['http:', 'https:'] };
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0'])
      expect(await post(port, closed, `http://${host}:${port}/`), host).toEqual(outcome);
    const answers = [['203.0.113.9'], ['127.0.0.1']];
    const rebinding = { isAllowed: (address: string) => address === '203.0.113.9', resolve: async () => answers.pop() ?? [] };
    expect(await post(port, rebinding)).toEqual(outcome);
    const mixed = { isAllowed: (address: string) => address !== '127.0.0.1', resolve: async () => ['203.0.113.9', '127.0.0.1'] };
    expect(await post(port, mixed)).toEqual(outcome);
    expect(await post(port, { protocols: publicReceivers.protocols })).toEqual(outcome);
    expect(await post(port, { resolve: () => Promise.reject(new Error('none')) })).toEqual({ ...outcome, problem: 'name' });
    expect(calls).toBe(0);
  });

  it('connects to the checked address, not to an address that the name resolves to later', async () => {
    const port = await receive((_request, response) => response.end());
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return asked.length === 1 ? ['127.0.0.1'] : ['169.254.169.254'];
    };
    expect(await post(port, { resolve })).toMatchObject({ kind: 'delivered' });
    expect(asked).toEqual(['receiver.test']);
  });
});
