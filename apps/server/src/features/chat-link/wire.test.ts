import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWire } from './wire.ts';

let server: Server;
let url: string;
let asked: string[];
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  asked = [];
  answer = (response) => response.end('{}');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const ask = (wire = createWire()) => wire.fetch(`${url}/asked`, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' });

describe('wire to the chat platform', () => {
  it('D63 reads a body of 64 KiB and rejects a body one byte larger', async () => {
    const largest = 64 * 1024;
    answer = (response) => response.end(Buffer.alloc(largest, ' '));
    expect((await (await ask()).text()).length).toBe(largest);
    answer = (response) => response.end(Buffer.alloc(largest + 1, ' '));
    await expect(ask()).rejects.toMatchObject({ name: 'TypeError', cause: { code: 'BODY_TOO_LARGE' } });
  });

  it('D63 does not follow redirects, which could lead anywhere', async () => {
    answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
    // Redirects are not followed even if the library asks for it.
    const response = await createWire().fetch(`${url}/asked`, {
      method: 'GET',
      headers: {},
      body: undefined,
      redirect: 'follow' as 'manual',
    });
    expect(response.status).toBe(302);
    expect(asked).toEqual(['/asked']);
  });

  it('D63 only a response with status 429 marks a wire as busy, and other wires are unaffected', async () => {
    const wire = createWire();
    for (const status of [200, 400, 428, 430, 500, 503]) {
      answer = (response) => response.writeHead(status).end();
      await ask(wire);
      expect([status, wire.isBusy()]).toEqual([status, false]);
    }
    answer = (response) => response.writeHead(429).end();
    expect((await ask(wire)).status).toBe(429);
    expect([wire.isBusy(), createWire().isBusy()]).toEqual([true, false]);
    answer = (response) => response.end('{}');
    await ask(wire);
    expect(wire.isBusy()).toBe(true);
  });
});
