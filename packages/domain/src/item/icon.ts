/**
 * Returns the icon's art path, below the icon host's `/gen/image/` or `/image/` and without query and scheme (`i`
 * contains only the path; pages prepend `ICON_BASE`). Undefined for anything that is not such an address.
 */
export function readIconPath(icon: string): string | undefined {
  const start = icon.startsWith('https://') ? 8 : icon.startsWith('http://') ? 7 : -1;
  const slash = start === -1 ? (icon.startsWith('/') ? 0 : -1) : icon.indexOf('/', start);
  if (slash === -1) return undefined;
  const query = icon.indexOf('?', slash);
  const path = icon.slice(slash, query === -1 ? undefined : query);
  if (!path.startsWith('/gen/image/') && !path.startsWith('/image/')) return undefined;
  return isSafePath(path) ? path : undefined;
}

/**
 * Returns the last part of the icon's path, e.g. `InventoryIcon.png`, or an empty string. Allocates only the result.
 */
export function readIconFile(icon: string): string {
  const query = icon.indexOf('?');
  const end = query === -1 ? icon.length : query;
  return icon.slice(icon.lastIndexOf('/', end - 1) + 1, end);
}

const MAX_PATH_LENGTH = 1024;

function isSafePath(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH || path.includes('..') || path.includes('//')) return false;
  for (let at = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    if (code <= 32 || code >= 127 || code === 34 || code === 39 || code === 60 || code === 62 || code === 92) return false;
  }
  return true;
}
