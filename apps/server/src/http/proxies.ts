/** Proxies trusted to report a caller's address. */
import { BlockList, isIP } from 'node:net';
import { listVariable } from '@poexchange/platform/config';
import * as z from 'zod/mini';

export type IsProxy = (address: string) => boolean;

/** Variable with addresses and networks (`10.0.0.0/8`) of proxies on other machines; to be spread into the config. */
export const proxyVariables = {
  TRUSTED_PROXIES: z._default(
    z.pipe(listVariable(), z.array(z.string().check(z.refine(isAddressOrNetwork, 'must be addresses or networks, such as 10.0.0.0/8')))),
    [],
  ),
};

/** Proxies on this machine are always trusted: its addresses are not reachable from elsewhere. */
export const isLoopback: IsProxy = (address) => address === '::1' || address === '::' || /^(?:::ffff:)?127\./.test(address);

/** Creates the proxy check for a list of addresses and networks. */
export function createProxies(trusted: readonly string[]): IsProxy {
  const list = new BlockList();
  for (const entry of trusted) {
    const { address, bits } = split(entry);
    list.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    if (isLoopback(address)) return true;
    // A dual-stack socket shows IPv4 addresses as IPv6.
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const kind = isIP(plain);
    return kind !== 0 && list.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
  };
}

function isAddressOrNetwork(entry: string): boolean {
  const { address, bits } = split(entry);
  const kind = isIP(address);
  return kind !== 0 && /^[^/]+(?:\/\d{1,3})?$/.test(entry) && bits >= 1 && bits <= (kind === 4 ? 32 : 128);
}

function split(entry: string): { address: string; bits: number } {
  const [address = '', bits] = entry.split('/');
  return { address, bits: bits === undefined ? (isIP(address) === 4 ? 32 : 128) : Number(bits) };
}
