import { hash } from 'node:crypto';

const HEX_ID = /^[0-9a-f]{64}$/;

/**
 * Computes a tab's number from its public id: a signed 64-bit number, as text because a JavaScript number cannot
 * represent it. Among a million tabs, the chance that two share a number is about one in ten million. Needs no look-up.
 */
export function numberTab(publicId: string): string {
  const digits = HEX_ID.test(publicId) ? publicId : hash('sha256', publicId, 'hex');
  return BigInt.asIntN(64, BigInt(`0x${digits.slice(0, 16)}`)).toString();
}

/** Computes an account's number: 52 bits of its name's SHA-256. The name itself is not kept. */
export function numberAccount(name: string): number {
  return Number.parseInt(hash('sha256', name, 'hex').slice(0, 13), 16);
}
