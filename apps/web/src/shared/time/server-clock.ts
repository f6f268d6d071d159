/** The server's clock rules (D04): countdowns and ages are counted on it, not on the visitor's own. */

let offsetMs = 0;
/** Network delay makes each reading a little late; below this a correction would only make ages flicker. */
const TOLERANCE_MS = 400;

/** Takes a server time that has just arrived. */
export function learnServerTime(serverTimeMs: number, localNowMs = Date.now()): void {
  const measured = serverTimeMs - localNowMs;
  if (Math.abs(measured - offsetMs) > TOLERANCE_MS) offsetMs = measured;
}

export function readServerNowMs(): number {
  return Date.now() + offsetMs;
}
