const MAX_LENGTH = 1024;
const MAX_SEGMENT_LENGTH = 240;

/**
 * Returns the canonical spelling of a path inside the store: every segment is percent-encoded, whether the path arrived
 * decoded (from a router) or encoded (from the contract's path functions). Undefined for anything but a plain relative
 * path of a .json file, because any other path may be hostile.
 */
export function canonicalPath(path: string): string | undefined {
  if (path.length > MAX_LENGTH || !path.endsWith('.json')) return undefined;
  const segments = path.split('/').map(decodeSegment);
  if (!segments.every(isSafeSegment)) return undefined;
  const encoded = segments.map(encodeSegment);
  return encoded.every((segment) => segment.length <= MAX_SEGMENT_LENGTH) ? encoded.join('/') : undefined;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The segment is an already decoded key that contains a percent sign.
    return segment;
  }
}

/** Dot files belong to the store (unfinished writes); a slash or backslash would leave the folder. */
function isSafeSegment(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[/\\\p{Cc}\p{Cs}]/u.test(segment);
}

/** encodeURIComponent keeps asterisks, which not every file system allows in names. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll('*', '%2A');
}
