/** Derives the publisher's state from calls that people cause, without calls of its own. */
import type { SendRequest } from '@poexchange/platform/game-api';
import type { Seen } from './describe-part.ts';

/** Older calls do not count. */
const RECENT_MS = 5 * 60_000;
const SLOW_MS = 5000;
const MOST_CALLS = 200;

type Call = { readonly atMs: number; readonly state: Seen['state'] };

/** Wraps calls to record their outcome. A refusal with a reason, such as a limit, counts as an answer. */
export function watchPublisher(send: SendRequest, clock: () => number): { send: SendRequest; look: () => Promise<Seen | null> } {
  const calls: Call[] = [];
  const note = (state: Seen['state']): void => {
    calls.push({ atMs: clock(), state });
    if (calls.length > MOST_CALLS) calls.shift();
  };
  return {
    send: async (request) => {
      const beganMs = performance.now();
      const answered = await send(request);
      if (answered.kind !== 'reply' || answered.status >= 500) note('away');
      else note(performance.now() - beganMs > SLOW_MS ? 'late' : 'works');
      return answered;
    },
    look: async () => {
      const recent = calls.filter(({ atMs }) => clock() - atMs < RECENT_MS);
      if (recent.length === 0) return null;
      const failed = recent.filter(({ state }) => state === 'away').length;
      if (failed === recent.length) return { state: 'away' };
      const good = recent.filter(({ state }) => state === 'works').length;
      // A single failure among many does not count.
      return { state: good * 10 >= recent.length * 9 ? 'works' : 'late' };
    },
  };
}
