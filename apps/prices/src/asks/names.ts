import { hash } from 'node:crypto';

const HEX_ID = /^[0-9a-f]{64}$/;

/**
 * The number a tab has with us, made from its public id: 63 bits and a sign, as text, because no JavaScript number
 * holds them. Among a million tabs two share a number once in ten million times. Nothing has to be looked up to name a
 * tab.
 */
export function numberTab(publicId: string): string {
  const digits = HEX_ID.test(publicId) ? publicId : hash('sha256', publicId, 'hex');
  return BigInt.asIntN(64, BigInt(`0x${digits.slice(0, 16)}`)).toString();
}

/** The number that stands for an account: 52 bits of its name's SHA-256. The name itself is not kept (D18). */
export function numberAccount(name: string): number {
  return Number.parseInt(hash('sha256', name, 'hex').slice(0, 13), 16);
}
