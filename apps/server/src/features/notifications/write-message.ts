/** Writes the body of a message: its key, then its params, with `&` escaped as %26. */
export function writeMessage(key: string, params: Readonly<Record<string, string | number>>): string {
  return [key, ...Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('&');
}
