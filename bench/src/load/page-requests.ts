/** The requests that a listings page makes, and what the page reads from the replies. */
import { gunzipSync } from 'node:zlib';

/**
 * Latest time in each reply, keyed by gzip's own checksum. Many pages get the same reply, which is decoded only once so
 * that this process keeps up with five thousand browsers.
 */
const newestOf = new Map<string, number>();

export function readNewest(body: Buffer): number {
  const key = body.toString('hex', Math.max(0, body.length - 8));
  const known = newestOf.get(key);
  if (known !== undefined) return known;
  const newestMs = openReply(body);
  newestOf.set(key, newestMs);
  return newestMs;
}

function openReply(body: Buffer): number {
  const text = body[0] === 0x1f ? gunzipSync(body).toString('latin1') : body.toString('latin1');
  return Number(/"newestMs":(\d+)/.exec(text)?.[1] ?? 0);
}

/** One page in this many shows all categories, the default; all other pages show a single category. */
const ALL_EVERY = 5;
/** A page requests changes from this long before its newest change, in ms (R9.15). */
export const OVERLAP_MS = 10_000;

export function categoryOfPage(at: number, categories: readonly string[]): string {
  return at % ALL_EVERY === 0 ? 'ALL' : (categories[Math.floor(at / ALL_EVERY) % categories.length] ?? 'ALL');
}
