/**
 * Reads and writes snapshot details as sent and stored: packed and deflated. Use only in the worker thread, because
 * this is slow.
 */
import { inflateRawSync, type InflateRaw } from 'node:zlib';
import { keepsJsonBounds, type JsonBounds } from '../../http/json-bounds.ts';
import { netWorthLimits, unpackDetails, type SnapshotDetails } from '@poexchange/domain/net-worth';

/**
 * Packed details nest 4 deep: columns, properties of a kind, and lists within the properties. The largest snapshot has
 * 11 columns of kinds, 3 of places, 302 tabs of 7 values, and two sets of properties per kind, with 8 tokens each.
 */
export const detailsBounds: JsonBounds = {
  maxDepth: 4,
  maxTokens: (11 + 2 * 8) * netWorthLimits.maxItems + 3 * netWorthLimits.maxHoldings + 8 * 302 + 100,
};

/**
 * Reads deflated details. Returns null if they are not output of `packDetails`, are too large, have trailing data, or
 * inflate beyond a snapshot's limit.
 */
export function readDetails(deflated: Uint8Array): SnapshotDetails | null {
  if (deflated.length > netWorthLimits.maxDetailsBytes) return null;
  try {
    const { packed, readBytes } = inflate(deflated);
    if (readBytes < deflated.length) return null;
    // Check before parsing: a few kilobytes can inflate to millions of values.
    if (!keepsJsonBounds(packed, detailsBounds)) return null;
    return unpackDetails(new TextDecoder('utf-8', { fatal: true }).decode(packed));
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}

/** Inflates the details, and returns the number of input bytes consumed. */
function inflate(deflated: Uint8Array): { packed: Buffer; readBytes: number } {
  // The type definitions lack `info`.
  const options = { maxOutputLength: netWorthLimits.maxPackedBytes, info: true };
  const { buffer, engine } = inflateRawSync(deflated, options) as unknown as { buffer: Buffer; engine: InflateRaw };
  return { packed: buffer, readBytes: engine.bytesWritten };
}

/** zlib errors have codes; invalid UTF-8 is a TypeError. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(Z_|ERR_BUFFER_TOO_LARGE|ERR_ENCODING_INVALID_ENCODED_DATA)/.test(code);
}
