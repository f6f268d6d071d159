import { api } from '@poexchange/contract/rest';
import { servicesApi } from '@poexchange/contract/rest/services';
import { createLogger } from '@poexchange/platform/log';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failOnUndeclared } from '../testing/fail-on-undeclared.ts';
import { buildHttp } from './build-http.ts';
import { addressOf, limitAddresses } from './limits.ts';
import { createServerApp } from './mount.ts';

it.each([
  ['an address', '192.0.2.7', '192.0.2.7'],
  ['an address with its port', '192.0.2.7:1000', '192.0.2.7'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
  ['IPv6', '2001:db8:1:2::7', '2001:db8:1:2::'],
  ['IPv6 in brackets', '[2001:db8:1:2::7]', '2001:db8:1:2::'],
  ['IPv6 with its port', '[2001:db8:1:2::7]:1000', '2001:db8:1:2::'],
  ['IPv6 with a zone', 'fe80::7%eth0', 'fe80::'],
  ['a word', 'garbage7', '10.0.0.1'],
  ['a word with a port', 'garbage7:1000', '10.0.0.1'],
  ['nothing', '', '10.0.0.1'],
  ['what is no address in brackets', '[garbage]:1', '10.0.0.1'],
])('counts limits by the forwarded address, or else by the proxy address: %s', (_what, ip, counted) => {
  expect(addressOf({ ip, socket: { remoteAddress: '10.0.0.1' } })).toBe(counted);
});

it('returns no address for a closed connection', () => {
  expect(addressOf({ ip: 'garbage', socket: { remoteAddress: undefined } })).toBe('');
});

describe('public feeds', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildHttp({
      log: createLogger({ name: 'test', level: 'silent' }),
      publicUrl: 'http://localhost',
      foreign: { icons: null, prices: null },
      onUndeclared: failOnUndeclared,
      clock: () => 1,
    });
    const server = createServerApp(app, { authenticate: async (token) => ({ id: token, sessionId: token, name: token }) });
    const reply = async () => ({ etag: '"1"', json: Buffer.from('{}') });
    server.mountWritten(api.getListings, reply);
    server.mountWritten(servicesApi.getServices, reply);
  });
  afterEach(() => app.close());

  const feeds = ['/api/v1/listings/poe1/mercenaries/ALL/e30', '/api/v1/services/poe1/mercenaries/WTS_all'] as const;
  const poll = async (address: string, url: string = feeds[0], token?: string): Promise<number> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await app.inject({ url, headers: { 'x-forwarded-for': address, ...authorization } })).statusCode;
  };
  const countAllowed = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length;

  it.each(feeds)('%s serves sixty pages at one address that poll every 6 s, but no more', async (url) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 700; sent += 1) statuses.push(await poll('192.0.2.1', url));
    expect(countAllowed(statuses.slice(0, 600))).toBe(600);
    expect(new Set(statuses.slice(600))).toEqual(new Set([429]));
    // A signed-in person at the same address has a separate limit.
    const own: number[] = [];
    for (let sent = 0; sent < 250; sent += 1) own.push(await poll('192.0.2.1', url, 'person'));
    expect(countAllowed(own)).toBe(240);
    expect(await poll('192.0.2.2', url)).toBe(200);
  });

  it('five thousand pages at other addresses never reach the limit or evict an address', async () => {
    for (let sent = 0; sent < 600; sent += 1) await poll('192.0.2.1');
    const statuses: number[] = [];
    for (let page = 0; page < 5000; page += 1) statuses.push(await poll(`10.0.${page >> 8}.${page & 255}`));
    expect(countAllowed(statuses)).toBe(5000);
    expect(await poll('192.0.2.1')).toBe(429);
  });
});

it('keeps an address’s count while six thousand other addresses call', async () => {
  const app = await buildHttp({
    log: createLogger({ name: 'test', level: 'silent' }),
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    clock: () => 1,
  });
  const limit = limitAddresses(app, { policy: 'test', perMinute: 2 });
  const ask = (ip: string): Promise<number | null> =>
    limit.noteOrReadWaitMs({ ip, socket: { remoteAddress: ip }, routeOptions: {} } as unknown as Parameters<typeof limit.count>[0]);
  for (let sent = 0; sent < 2; sent += 1) expect(await ask('192.0.2.1')).toBeNull();
  for (let other = 0; other < 6000; other += 1) await ask(`10.0.${other >> 8}.${other & 255}`);
  expect(await ask('192.0.2.1')).toBeGreaterThan(0);
  await app.close();
});
