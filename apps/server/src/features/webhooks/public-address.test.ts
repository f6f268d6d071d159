import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('D81 addresses allowed for webhooks', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'include %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['loopback', ['127.0.0.1', '127.255.0.1', '::1', '0.0.0.0', '::']],
    ['private', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
    ['link-local and metadata', ['169.254.169.254', '168.63.129.16', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254']],
    ['shared and test networks', ['100.64.0.1', '198.18.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    ['multicast and reserved', ['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', 'ff02::1']],
    [
      'IPv4 within IPv6',
      ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '64:ff9b::a00:1', '2002:7f00:1::', '2001::1', '::127.0.0.1'],
    ],
    ['no address', ['', 'localhost', '127.1', '0x7f000001', '1.1.1.1.', 'example.com']],
  ])('exclude %s', (_what, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
