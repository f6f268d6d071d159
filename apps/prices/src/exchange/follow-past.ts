import type { ExchangeClient } from '@poexchange/platform/game-api';
import { traced } from '@poexchange/platform/tracing';
import type { ExchangeDeps } from './follow-exchange.ts';
import { createPastTaker, type PastTaken } from './take-past.ts';

const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 600_000;

/**
 * Fills the history from the exchange's earlier hours in the background, until nothing is left or the signal. The
 * client's queue sends one request a second at most. After a failure it waits as long as the host says, else one
 * minute, then two, up to ten.
 */
export async function followPast(deps: ExchangeDeps & { readonly mostDays?: number | undefined }): Promise<void> {
  const { exchange, log, signal, sleep } = deps;
  const fetchDigest: ExchangeClient['fetchDigest'] = (game, hourSeconds) => exchange.fetchDigest(game, hourSeconds, { signal });
  const { takeNext } = createPastTaker({ ...deps, fetchDigest });
  let filled = 0;
  let retryMs = RETRY_MS;
  while (!signal.aborted) {
    const taken = await traced('exchange past', { kind: 'internal' }, takeNext).catch((error: unknown): PastTaken => {
      if (!signal.aborted) log.error({ err: error }, 'the past of the exchange could not be taken');
      return { kind: 'later', waitMs: 0 };
    });
    if (taken.kind === 'over') {
      if (filled > 0) log.info({ filled }, 'the history before the first start has been filled from the exchange');
      return;
    }
    if (taken.kind === 'filled') filled += 1;
    if (taken.kind !== 'later') {
      retryMs = RETRY_MS;
      continue;
    }
    await sleep(Math.max(taken.waitMs, retryMs)).catch(() => undefined);
    retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
  }
}
