/**
 * The icon's art path, below the icon host's `/gen/image/` or `/image/` and without query and scheme (D58: `i` keeps
 * the path only; pages put `ICON_BASE` before it). Undefined for anything that is not such an address.
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
 * Reads the art file of an icon, e.g. `2DItems/Currency/CurrencyRerollRare`, from both address forms:
 * `/image/Art/...png` and `/gen/image/<base64url JSON [28,14,{f,...}]>/<hash>/<File>.png`. Undefined for any other
 * address.
 */
export function readIconArt(icon: string): string | undefined {
  const path = readIconPath(icon);
  if (path === undefined) return undefined;
  if (path.startsWith('/image/')) return trimArt(path.slice(7));
  const payload = path.slice(11, path.indexOf('/', 11));
  const art = readPayloadArt(payload);
  return art === undefined ? undefined : trimArt(art);
}

/** The last part of the icon's path, e.g. `InventoryIcon.png`; empty without one. No allocation but the result. */
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

function trimArt(path: string): string {
  const withoutArt = path.startsWith('Art/') ? path.slice(4) : path;
  return withoutArt.endsWith('.png') ? withoutArt.slice(0, -4) : withoutArt;
}

function readPayloadArt(payload: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(decodeBase64Url(payload));
    const options: unknown = Array.isArray(parsed) ? parsed[2] : undefined;
    if (typeof options !== 'object' || options === null) return undefined;
    const art = (options as Record<string, unknown>)['f'];
    return typeof art === 'string' ? art : undefined;
  } catch {
    return undefined;
  }
}

const BASE64_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Decodes base64url to Latin-1 text; the payload is ASCII JSON. Written by hand because this code also runs where
 * `atob` has no types.
 */
function decodeBase64Url(text: string): string {
  let decoded = '';
  let bits = 0;
  let buffer = 0;
  for (const char of text) {
    const digit = BASE64_DIGITS.indexOf(char === '+' ? '-' : char === '/' ? '_' : char);
    if (digit === -1) break;
    buffer = ((buffer << 6) | digit) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      decoded += String.fromCharCode((buffer >> bits) & 0xff);
    }
  }
  return decoded;
}
