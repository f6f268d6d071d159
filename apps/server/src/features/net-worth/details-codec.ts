/** Details of snapshots on their way in and out of the database: packed, deflated. */
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { netWorthLimits, unpackDetails, type SnapshotDetails } from '@poexchange/domain/net-worth';

const inflate = promisify(inflateRaw);

/**
 * Reads deflated details; null if they are not what `packDetails` writes, too large, or inflate to more than a snapshot
 * may hold.
 */
export async function readDetails(deflated: Buffer): Promise<SnapshotDetails | null> {
  if (deflated.length > netWorthLimits.maxDetailsBytes) return null;
  try {
    const packed = await inflate(deflated, { maxOutputLength: netWorthLimits.maxPackedBytes });
    return unpackDetails(new TextDecoder('utf-8', { fatal: true }).decode(packed));
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}

/** Failures of zlib have codes; a text that is no UTF-8 is a TypeError. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(Z_|ERR_BUFFER_TOO_LARGE|ERR_ENCODING_INVALID_ENCODED_DATA)/.test(code);
}
