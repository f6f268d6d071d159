import { isIPv4, isIPv6 } from 'node:net';
import { isPublicIp } from '@poexchange/contract/rest/webhook-url';

/** Returns true if the text is a public IP address. */
export function isPublicAddress(address: string): boolean {
  return (isIPv4(address) || (isIPv6(address) && !address.includes('%'))) && isPublicIp(address);
}
