/** Details of snapshots on their way in and out of the database: packed, deflated. */
import { inflateRaw, type InflateRaw } from 'node:zlib';
import { netWorthLimits, unpackDetails, type SnapshotDetails } from '@poexchange/domain/net-worth';

/**
 * Reads deflated details; null if they are not what `packDetails` writes, too large, followed by anything else, or
 * inflate to more than a snapshot may hold.
 */
export async function readDetails(deflated: Buffer): Promise<SnapshotDetails | null> {
  if (deflated.length > netWorthLimits.maxDetailsBytes) return null;
  try {
    const { packed, readBytes } = await inflate(deflated);
    if (readBytes < deflated.length) return null;
    return unpackDetails(new TextDecoder('utf-8', { fatal: true }).decode(packed));
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}

/** Returns what was deflated, and how many bytes of the input that took. */
function inflate(deflated: Buffer): Promise<{ packed: Buffer; readBytes: number }> {
  return new Promise((resolve, reject) => {
    const options = { maxOutputLength: netWorthLimits.maxPackedBytes, info: true };
    inflateRaw(deflated, options, (error, result) => {
      if (error !== null) return reject(error);
      // The types do not know of `info`.
      const { buffer, engine } = result as unknown as { buffer: Buffer; engine: InflateRaw };
      resolve({ packed: buffer, readBytes: engine.bytesWritten });
    });
  });
}

/** Failures of zlib have codes; a text that is no UTF-8 is a TypeError. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(Z_|ERR_BUFFER_TOO_LARGE|ERR_ENCODING_INVALID_ENCODED_DATA)/.test(code);
}
