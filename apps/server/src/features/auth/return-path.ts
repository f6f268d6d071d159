/** Path to return to after sign-in: always on this site. */

/**
 * Starts with a single slash that is not followed by a slash or backslash, and has no control characters or spaces,
 * which browsers drop from addresses.
 */
const SITE_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Return routes of sign-ins and links, which are never destinations themselves. */
const callbackPaths = ['/ggg/connect', '/partner/connect', '/discord/connect'];

/** Normalises a path on this site; null for any other path. `url` may be a path or an address on this site. */
export function readReturnPath(url: string, publicUrl: string): string | null {
  const site = new URL(publicUrl);
  const path = url.startsWith(`${site.origin}/`) ? url.slice(site.origin.length) : url;
  if (!SITE_PATH.test(path) || !URL.canParse(path, site.origin)) return null;
  const resolved = new URL(path, site.origin);
  if (resolved.origin !== site.origin) return null;
  // Resolving dot segments can leave two leading slashes.
  const normal = resolved.pathname + resolved.search + resolved.hash;
  if (!SITE_PATH.test(normal)) return null;
  return callbackPaths.some((callback) => normal.startsWith(callback)) ? '/' : normal;
}
