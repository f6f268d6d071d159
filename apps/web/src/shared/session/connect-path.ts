/** Return routes of the publisher (R2.04), the partner (D14) and the chat platform (R2.05). */
const CONNECT_PATH = /^\/(?:ggg|partner|discord)\/connect/;

/** R2.06: a page that finishes a sign-in or a link, and shows its failures itself. */
export function isConnectPath(pathname: string): boolean {
  return CONNECT_PATH.test(pathname);
}
