/**
 * A scripted seller's day, which keeps the market alive: the seller relists in time, looks at pages, leaves for a while
 * and returns.
 */
import type { Game } from '@poexchange/domain/item';
import type { Random } from './random.ts';
import type { Trader } from './trader.ts';

const MINUTE_MS = 60_000;
const games: readonly Game[] = ['poe1', 'poe2'];

/** Intervals of a seller's day; each varies randomly by up to a fifth. */
export type Habit = {
  /** Listings expire after two hours (R4.02); all sellers renew their listings well before then. */
  readonly relistEveryMs: number;
  /**
   * Interval at which a seller looks at a page and moves the mouse; a seller that is inactive for half an hour is idle
   * (R4.05).
   */
  readonly lookEveryMs: number;
  readonly breakEveryMs: number;
  readonly breakMs: number;
};

/** Draws a seller's intervals. Most sellers are busy; some are slow and sometimes idle. */
export function drawHabit(random: Random): Habit {
  const isSlow = random.chance(0.3);
  return {
    relistEveryMs: (isSlow ? 70 : 25) * MINUTE_MS,
    lookEveryMs: (isSlow ? 45 : 8) * MINUTE_MS,
    breakEveryMs: (120 + 180 * random.next()) * MINUTE_MS,
    breakMs: (15 + 35 * random.next()) * MINUTE_MS,
  };
}

export type KeptTrader = Pick<Trader, 'act' | 'leave' | 'comeBack'>;

/** `signedOut`: the grant at the publisher or the session on our server has ended. */
export type Published = 'listed' | 'failed' | 'signedOut';

const SOON_MS = 2 * MINUTE_MS;

/**
 * Runs a seller until the signal is aborted. `renew` signs the seller in again; `current` is called with each new
 * seller object.
 */
export async function keepTrader<Seller extends KeptTrader>(
  first: Seller,
  options: {
    readonly habit: Habit;
    readonly random: Random;
    readonly clock: () => number;
    /** Rejects when the program stops. */
    readonly sleep: (ms: number) => Promise<void>;
    readonly signal: AbortSignal;
    readonly publish: (trader: Seller) => Promise<Published>;
    readonly renew: (trader: Seller) => Promise<Seller | null>;
  },
): Promise<void> {
  const { habit, random, clock, sleep, signal } = options;
  const vary = (ms: number): number => ms * (0.8 + 0.4 * random.next());
  let trader = first;
  let relistAtMs = clock() + vary(habit.relistEveryMs);
  let lookAtMs = clock() + vary(habit.lookEveryMs) * random.next();
  // Spread out, so that sellers do not all take a break at the same time.
  let breakAtMs = clock() + vary(habit.breakEveryMs) * random.next();
  const act = (): void => games.forEach((game) => trader.act(game));

  const relist = async (): Promise<void> => {
    const outcome = await options.publish(trader);
    if (outcome === 'signedOut') trader = (await options.renew(trader)) ?? trader;
    relistAtMs = clock() + (outcome === 'listed' ? vary(habit.relistEveryMs) : SOON_MS);
  };
  const pause = async (): Promise<void> => {
    trader.leave();
    await sleep(vary(habit.breakMs));
    trader.comeBack();
    act();
    breakAtMs = clock() + vary(habit.breakEveryMs);
    // After a break, relist first.
    relistAtMs = clock();
  };

  act();
  while (!signal.aborted) {
    try {
      await sleep(Math.max(0, Math.min(relistAtMs, lookAtMs, breakAtMs) - clock()));
      if (signal.aborted) return;
      if (clock() >= breakAtMs) await pause();
      else if (clock() >= relistAtMs) await relist();
      else {
        act();
        lookAtMs = clock() + vary(habit.lookEveryMs);
      }
    } catch {
      // The program is stopping if the signal is aborted.
      if (!signal.aborted) relistAtMs = clock() + SOON_MS;
    }
  }
}
