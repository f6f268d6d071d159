import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createLogger } from '@poexchange/platform/log';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failOnUndeclared } from '../testing/fail-on-undeclared.ts';
import { buildHttp } from './build-http.ts';
import { createOpenConnections } from './open-connections.ts';

describe('open connections of an address', () => {
  it('limits connections, refuses some above the limit, then drops the rest; each connection that closes makes room', () => {
    const connections = createOpenConnections(10);
    const verdicts = Array.from({ length: 80 }, () => connections.open('192.0.2.1'));
    expect([verdicts.indexOf('refuse'), verdicts.indexOf('drop')]).toEqual([10, 74]);
    expect([connections.isFull('192.0.2.1'), connections.isFull('192.0.2.2')]).toEqual([true, false]);
    for (let closed = 0; closed < 71; closed += 1) connections.close('192.0.2.1');
    expect([connections.open('192.0.2.1'), connections.open('192.0.2.1')]).toEqual(['accept', 'refuse']);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('are not limited for this machine (%s)', (address) => {
    const connections = createOpenConnections(1);
    expect([1, 2, 3].map(() => connections.open(address))).toEqual(['accept', 'accept', 'accept']);
  });

  it('R8.21 sends a coded HTTP refusal above the limit, and closes connections unread far above it', async () => {
    const app = await buildHttp({
      log: createLogger({ name: 'test', level: 'silent' }),
      publicUrl: 'http://localhost',
      foreign: { icons: null, prices: null },
      onUndeclared: failOnUndeclared,
      clock: () => 1,
      connectionsPerAddress: 2,
    });
    onTestFinished(() => app.close());
    app.get('/ping', async () => ({ ok: true }));
    // Test connections come from this machine, which is not limited.
    app.server.prependListener('connection', (socket: Socket) => {
      Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.7' });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agents: Agent[] = [];
    onTestFinished(() => agents.forEach((agent) => agent.destroy()));
    const ask = async (): Promise<{ status: number; body: string; connection: string | undefined }> => {
      const agent = new Agent({ keepAlive: true });
      agents.push(agent);
      const [reply] = await once(get({ port, path: '/ping', agent }), 'response');
      let body = '';
      for await (const chunk of reply) body += String(chunk);
      return { status: reply.statusCode, body, connection: reply.headers.connection };
    };
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, connection: 'close' });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'rateLimited', policy: 'connections' });
    agents[0]?.destroy();
    await expect.poll(async () => (await ask()).status).toBe(200);
  });
});
