/** The server's clock is authoritative (D04): countdowns and ages use it, not the visitor's own. */

let offsetMs = 0;
/** Network delay makes each reading a little late; below this a correction would only make ages flicker. */
const TOLERANCE_MS = 400;

/** Applies a server time that has just arrived. */
export function learnServerTime(serverTimeMs: number, localNowMs = Date.now()): void {
  const measured = serverTimeMs - localNowMs;
  if (Math.abs(measured - offsetMs) > TOLERANCE_MS) offsetMs = measured;
}

export function readServerNowMs(): number {
  return Date.now() + offsetMs;
}
