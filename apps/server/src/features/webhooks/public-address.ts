import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are not public: private, loopback, link-local (metadata of clouds), shared, multicast. */
const closedIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Parts of 2000::/3 that lead elsewhere or nowhere: Teredo and its like, documentation, 6to4. */
const closedIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, bits] of closedIPv4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of closedIPv6) closed.addSubnet(network, bits, 'ipv6');
/** All public IPv6 addresses lie here; mapped and translated IPv4 addresses do not. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * True for an IP address of the public internet (IANA's special-purpose registries), false for every other text. An
 * IPv4 address written as IPv6 is none.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
