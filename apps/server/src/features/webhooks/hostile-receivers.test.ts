import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { makeCertificate, type Certificate } from '../../testing/make-certificate.ts';
import { startNameServer } from '../../testing/name-server.ts';
import { createNameResolver, createWebhookPoster, publicReceivers, type ReceiverRules } from './post-webhook.ts';

const [YEAR_MS, FOREVER_MS] = [365 * 86_400_000, 600_000];
const name = 'hooks.example.com';
const authority = { name: 'Tests', ...makeCertificate({ name: 'Tests', isAuthority: true }) };
const good = makeCertificate({ name, issuer: authority });
const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

type Receiver = { readonly port: number; readonly connections: TLSSocket[]; readonly readWritten: () => number };
/** Starts a TLS receiver that handles requests with `onRequest`. */
async function receive(onRequest: (socket: TLSSocket) => void, certificate: Certificate = good): Promise<Receiver> {
  const connections: TLSSocket[] = [];
  const server = createServer({ ...certificate }, (socket) => {
    connections.push(socket);
    socket.on('error', () => undefined).once('data', () => onRequest(socket));
  });
  server.on('tlsClientError', () => undefined);
  close.push(() => {
    server.close();
    for (const socket of connections) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const readWritten = () => connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  return { port: (server.address() as AddressInfo).port, connections, readWritten };
}

/** These tests run their receivers on this machine, whose address counts as public here. */
const near: ReceiverRules = {
  ...publicReceivers,
  isAllowed: (address) => address === '127.0.0.1',
  resolve: async () => ['127.0.0.1'],
  timeoutMs: FOREVER_MS,
  authorities: [authority.cert],
};
const post = (port: number, rules: Partial<ReceiverRules> = {}, host = name) =>
  createWebhookPoster({ ...near, ...rules })({ url: `https://${host}:${port}/in`, headers: {}, body: '{}' });
const answer = (text: string) => (socket: TLSSocket) => void socket.write(text);
/** Writes a piece of text repeatedly until the reader closes the connection. */
const writeForever =
  (text: string, first = '') =>
  (socket: TLSSocket) => {
    socket.write(first);
    const write = (): void => {
      while (!socket.destroyed && socket.write(text));
      socket.once('drain', write);
    };
    write();
  };
const untilClosed = async (socket: TLSSocket | undefined) =>
  socket?.closed === false ? new Promise<void>((resolve) => void socket.once('close', () => resolve())) : undefined;
const failed = (problem: string, status: number | null = null) => ({ kind: 'failed', problem, status });

describe('receiver certificate', () => {
  it('accepts a certificate for the receiver’s own name', async () => {
    const { port } = await receive(answer('HTTP/1.1 204 No Content\r\n\r\n'));
    expect(await post(port)).toEqual({ kind: 'delivered', status: 204 });
  });

  it.each([
    ['signed by itself', makeCertificate({ name })],
    [
      'of an unknown authority',
      makeCertificate({ name, issuer: { name: 'Tests', ...makeCertificate({ name: 'Tests', isAuthority: true }) } }),
    ],
    ['that has expired', makeCertificate({ name, issuer: authority, fromMs: Date.now() - YEAR_MS, untilMs: Date.now() - 1000 })],
    [
      'that does not hold yet',
      makeCertificate({ name, issuer: authority, fromMs: Date.now() + YEAR_MS, untilMs: Date.now() + 2 * YEAR_MS }),
    ],
    ['of another name', makeCertificate({ name: 'example.com', issuer: authority })],
  ])('rejects a certificate %s before sending anything', async (_what, certificate) => {
    const asked: unknown[] = [];
    const { port } = await receive((socket) => asked.push(socket), certificate);
    expect(await post(port)).toEqual(failed('certificate'));
    expect(asked).toEqual([]);
  });

  it('checks the certificate’s name even if the receiver is addressed by IP address', async () => {
    const { port } = await receive(answer('HTTP/1.1 204 No Content\r\n\r\n'));
    expect(await post(port, {}, '127.0.0.1')).toEqual(failed('certificate'));
  });
});

describe('hostile receiver', () => {
  it.each([
    ['ends in the middle of its head', 'HTTP/1.1 200 OK\r\nx: '],
    ['says nothing', ''],
    ['speaks another language', 'SSH-2.0-x\r\n'],
  ])('counts a receiver that %s, or resets at that point, as a broken connection', async (_what, text) => {
    const ending = await receive((socket) => void socket.end(text));
    expect(await post(ending.port)).toEqual(failed('connection'));
    const resetting = await receive((socket) => void socket.write(text, () => void socket.destroy()));
    expect(await post(resetting.port)).toEqual(failed('connection'));
  });

  it('counts a receiver that resets after sending its response head as having answered', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nabc';
    const { port } = await receive((socket) => void socket.write(head, () => void socket.destroy()));
    expect(await post(port)).toEqual({ kind: 'delivered', status: 200 });
  });

  it('treats an unrequested protocol switch as a broken connection', async () => {
    const switching = await receive(answer('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nabc'));
    expect(await post(switching.port)).toEqual(failed('connection'));
    const plain = await receive(answer('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    expect(await post(plain.port)).toEqual(failed('status', 101));
  });

  it.each([
    ['one long header', writeForever('y'.repeat(1000), 'HTTP/1.1 200 OK\r\nx: ')],
    ['many headers', writeForever('x: y\r\n'.repeat(100), 'HTTP/1.1 200 OK\r\n')],
    ['100 Continue', writeForever('HTTP/1.1 100 Continue\r\n\r\n'.repeat(100))],
    ['103 Early Hints', writeForever('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100))],
  ])('cuts off a receiver that sends %s endlessly', async (_what, onRequest) => {
    const { port, connections, readWritten } = await receive(onRequest);
    expect(await post(port)).toEqual(failed('connection'));
    await untilClosed(connections[0]);
    expect(readWritten()).toBeLessThan(16_000_000);
  });

  it('accepts the answer of a receiver that sends an endless body, or a body that unpacks to a gigabyte, without reading it', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000)).toString('latin1');
    for (const [head, body] of [
      ['', 'x'.repeat(65_536)],
      ['content-encoding: gzip\r\n', bomb],
      ['transfer-encoding: gzip, chunked\r\n', `${bomb.length.toString(16)}\r\n${bomb}\r\n`],
    ]) {
      const { port, connections, readWritten } = await receive(writeForever(body ?? '', `HTTP/1.1 200 OK\r\n${head}\r\n`));
      expect(await post(port)).toEqual({ kind: 'delivered', status: 200 });
      await untilClosed(connections[0]);
      expect(readWritten()).toBeLessThan(16_000_000);
    }
  });

  it('aborts at the time limit for a receiver that sends byte by byte, or sends hints to wait', async () => {
    for (const piece of ['y', 'HTTP/1.1 102 Processing\r\n\r\n']) {
      const { port } = await receive((socket) => {
        if (piece === 'y') socket.write('HTTP/1.1 200 OK\r\nx: ');
        const timer = setInterval(() => socket.write(piece), 50);
        socket.on('close', () => clearInterval(timer));
      });
      expect(await post(port, { timeoutMs: 300 }), piece).toEqual(failed('timeout'));
    }
  });

  it('aborts at the time limit for a receiver that accepts the connection but never starts TLS', async () => {
    const { createServer: createTcpServer } = await import('node:net');
    const server = createTcpServer((socket) => void socket.on('error', () => undefined));
    close.push(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    expect(await post((server.address() as AddressInfo).port, { timeoutMs: 300 })).toEqual(failed('timeout'));
  });

  it('D81 does not follow a redirect to a private address', async () => {
    const asked: unknown[] = [];
    const inside = await receive((socket) => asked.push(socket));
    for (const status of [301, 302, 303, 307, 308]) {
      const head = `HTTP/1.1 ${status} Elsewhere\r\nlocation: https://127.0.0.1:${inside.port}/\r\n\r\n`;
      const { port } = await receive(answer(head));
      expect(await post(port)).toEqual(failed('redirect', status));
    }
    expect([asked, inside.connections]).toEqual([[], []]);
  });
});

describe('receiver name', () => {
  /** Resolves through a test name server that returns `answers` in turn and repeats the last answer. */
  async function resolveBy(...answers: readonly (readonly string[] | null)[]) {
    const asked: string[] = [];
    const server = await startNameServer((asking) => {
      asked.push(asking);
      // Each lookup makes two queries, one per address family.
      return answers[Math.min(Math.floor((asked.length - 1) / 2), answers.length - 1)] ?? null;
    });
    close.push(server.close);
    return { asked, resolve: createNameResolver([server.address]) };
  }
  const delivered = { kind: 'delivered', status: 204 };
  const take = () => receive(answer('HTTP/1.1 204 No Content\r\n\r\n'));

  it('D81 connects to the checked address, even if the name resolves to another address later', async () => {
    const { port } = await take();
    const { asked, resolve } = await resolveBy(['127.0.0.1'], ['10.0.0.1']);
    expect(await post(port, { resolve })).toEqual(delivered);
    expect(asked).toEqual([name, name]);
    expect(await post(port, { resolve })).toEqual(failed('address'));
  });

  it.each([
    ['a private address', ['127.0.0.1']],
    ['a public and a private one', ['93.184.215.14', '127.0.0.1']],
    ['a private and a public one', ['127.0.0.1', '93.184.215.14']],
    ['a public one and a private one of the other family', ['93.184.215.14', '::1']],
    ['a private one of the other family', ['::ffff:7f00:1']],
    ['the address of a cloud’s metadata', ['169.254.169.254']],
  ])('D81 refuses a name that resolves to %s', async (_what, addresses) => {
    const { port, connections } = await take();
    const { resolve } = await resolveBy(addresses);
    expect(await post(port, { resolve, isAllowed: publicReceivers.isAllowed })).toEqual(failed('address'));
    expect(connections).toEqual([]);
  });

  it('fails without an address, or without an answer from the name server', async () => {
    const { port } = await take();
    expect(await post(port, { resolve: (await resolveBy([])).resolve })).toEqual(failed('name'));
    const silent = (await resolveBy(null)).resolve;
    expect(await post(port, { resolve: silent, timeoutMs: 300 })).toEqual(failed('timeout'));
    // A resolver that never answers does not block the attempt either.
    expect(await post(port, { resolve: () => new Promise(() => undefined), timeoutMs: 300 })).toEqual(failed('timeout'));
  });
});
