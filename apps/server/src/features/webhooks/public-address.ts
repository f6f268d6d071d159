import { isIPv4, isIPv6 } from 'node:net';
import { isPublicIp } from '@poexchange/contract/rest/webhook-url';

/** Returns true for an IP address of the public internet, false for every other text. */
export function isPublicAddress(address: string): boolean {
  return (isIPv4(address) || (isIPv6(address) && !address.includes('%'))) && isPublicIp(address);
}
