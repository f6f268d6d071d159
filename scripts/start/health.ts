import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 180_000;
const POLL_MS = 200;

/** Waits until the site is complete: migrated, prices published, traders listed (D01). Shows what is still missing. */
export async function waitForHealth(url: string, { note, signal }: { note: (text: string) => void; signal: AbortSignal }): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  let last = 'no answer yet';
  while (Date.now() < deadline) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (reply?.ok) {
      note('open');
      return;
    }
    if (reply !== undefined) last = describeHealth(await reply.text());
    note(`waiting: ${last}`);
    await sleep(POLL_MS, undefined, { signal });
  }
  throw new Error(`The site did not become ready within ${TIMEOUT_MS / 1000} s: ${last}`);
}

/** Lists the failing checks, by name. */
function describeHealth(body: string): string {
  try {
    const { checks = {} } = JSON.parse(body) as { checks?: Record<string, unknown> };
    const open = Object.entries(checks).filter(([, done]) => done !== true && done !== 'ok');
    if (open.length > 0) return open.map(([name]) => name).join(', ');
  } catch {
    // Not JSON: return the text unchanged.
  }
  return body.slice(0, 200);
}
