/** Return routes for the publisher, the partner and the chat platform. */
const CONNECT_PATH = /^\/(?:ggg|partner|discord)\/connect/;

/** Returns whether a page finishes a sign-in or a link. Such a page shows its own failures. */
export function isConnectPath(pathname: string): boolean {
  return CONNECT_PATH.test(pathname);
}
