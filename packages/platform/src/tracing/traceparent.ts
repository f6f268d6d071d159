/** The caller's span, parent of ours, as W3C Trace Context names it. */
export type RemoteParent = { readonly traceId: string; readonly spanId: string; readonly traceFlags: number };

const HEADER = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads the header `traceparent`; null if missing or malformed. */
export function readTraceparent(header: unknown): RemoteParent | null {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (HEADER.exec(header) ?? []) : [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}
