import { expect, it } from 'vitest';
import { addressOf } from './limits.ts';

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
])('limits count by the address that was passed on, else by that of the proxy: %s', (_what, ip, counted) => {
  expect(addressOf({ ip, socket: { remoteAddress: '10.0.0.1' } })).toBe(counted);
});

it('a connection that has ended has no address', () => {
  expect(addressOf({ ip: 'garbage', socket: { remoteAddress: undefined } })).toBe('');
});
