import type { ExchangeClient } from '@poexchange/platform/game-api';
import type { Logger } from '@poexchange/platform/log';
import type { PricesDb } from '../database.ts';
import { FEWEST_HOURS } from './anchor.ts';
import { takeHours, type HoursTaken } from './take-hours.ts';

export type ExchangeDeps = {
  readonly db: PricesDb;
  readonly exchange: ExchangeClient;
  readonly log: Logger;
  readonly clock: () => number;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
};

export type ExchangeNews = {
  /** Called once, when the newest hours of each game have been stored or cannot be fetched now. */
  readonly onAsked: () => void;
  /** Called after each round that stored hours. */
  readonly onHours: () => void;
};

const ASK_EVERY_MS = 60_000;

/**
 * Fetches hours of the exchange until the signal: each hour is requested from its end on, once a minute, until it is
 * published.
 */
export async function followExchange(deps: ExchangeDeps, { onAsked, onHours }: ExchangeNews): Promise<void> {
  const fetchDigest: ExchangeClient['fetchDigest'] = (game, hourSeconds) =>
    deps.exchange.fetchDigest(game, hourSeconds, { signal: deps.signal });
  const take = (options: { mostHours?: number }): Promise<HoursTaken> =>
    takeHours({ ...deps, fetchDigest }, options).catch((error: unknown) => {
      if (!deps.signal.aborted) deps.log.error({ err: error }, 'taking the exchange failed');
      return { stored: 0, retryAfterMs: 0 };
    });
  // First only as many hours of each game as make a price; the others follow slowly, since the exchange may only be
  // polled slowly.
  const first = await take({ mostHours: FEWEST_HOURS });
  onAsked();
  for (let waitMs = first.retryAfterMs; !deps.signal.aborted;) {
    if (waitMs > 0) await deps.sleep(waitMs).catch(() => undefined);
    if (deps.signal.aborted) return;
    const { stored, retryAfterMs } = await take({});
    if (stored > 0) onHours();
    waitMs = Math.max(ASK_EVERY_MS, retryAfterMs);
  }
}
