/** The server's clock is authoritative: countdowns and ages do not use the visitor's clock. */

let offsetMs = 0;
/** Network delay makes each reading slightly late; correcting by less than this would only make ages flicker. */
const TOLERANCE_MS = 400;

/** Applies a server time that was just received. */
export function learnServerTime(serverTimeMs: number, localNowMs = Date.now()): void {
  const measured = serverTimeMs - localNowMs;
  if (Math.abs(measured - offsetMs) > TOLERANCE_MS) offsetMs = measured;
}

export function readServerNowMs(): number {
  return Date.now() + offsetMs;
}
