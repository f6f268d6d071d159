import { readConfig } from '@poexchange/platform/config';
import { createLogger } from '@poexchange/platform/log';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { readAddress } from '../realtime/socket-bounds.ts';
import { buildHttp } from './build-http.ts';
import { addressOf } from './limits.ts';
import { createProxies, proxyVariables } from './proxies.ts';

it('trusts proxies on this machine and configured proxies, and no other proxies', async () => {
  const isProxy = createProxies(['10.1.0.0/16', '192.0.2.7', 'fd00::/8']);
  const judged = [
    '127.0.0.1',
    '::1',
    '10.1.255.3',
    '::ffff:10.1.0.9',
    '10.2.0.1',
    '192.0.2.7',
    '192.0.2.8',
    'fd12::1',
    '2001:db8::1',
    'x',
    '',
  ];
  expect(judged.filter(isProxy)).toEqual(['127.0.0.1', '::1', '10.1.255.3', '::ffff:10.1.0.9', '192.0.2.7', 'fd12::1']);

  const log = createLogger({ name: 'test', level: 'silent' });
  const app = await buildHttp({ log, publicUrl: 'http://localhost', foreign: { icons: null, prices: null }, clock: () => 1, isProxy });
  onTestFinished(() => app.close());
  app.get('/who', async (request) => addressOf(request));
  for (const [remoteAddress, passedOn, address] of [
    ['10.1.0.4', '198.51.100.9, 10.1.3.3', '198.51.100.9'],
    ['10.1.0.4', '6.6.6.6, 198.51.100.9', '198.51.100.9'],
    ['203.0.113.5', '6.6.6.6', '203.0.113.5'],
    ['127.0.0.1', '198.51.100.9', '198.51.100.9'],
  ] as const) {
    const headers = { 'x-forwarded-for': passedOn };
    expect((await app.inject({ url: '/who', remoteAddress, headers })).body).toBe(address);
    expect(readAddress({ headers, socket: { remoteAddress } as never }, isProxy)).toBe(address);
  }
});

it('refuses a malformed list', () => {
  const read = (TRUSTED_PROXIES: string) => readConfig(z.object(proxyVariables), { TRUSTED_PROXIES }).TRUSTED_PROXIES;
  expect(read('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
  for (const bad of ['proxy.example', '10.0.0.0/33', '10.0.0.0/0', '1.2.3.4/8/8', '::/129'])
    expect(() => read(bad)).toThrow('TRUSTED_PROXIES');
});
