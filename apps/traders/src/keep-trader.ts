/**
 * The day of a scripted seller, which keeps the market alive: relists in time, looks at its pages, leaves for a while
 * and returns.
 */
import type { Game } from '@poexchange/domain/item';
import type { Random } from './random.ts';
import type { Trader } from './trader.ts';

const MINUTE_MS = 60_000;
const games: readonly Game[] = ['poe1', 'poe2'];

/** Times of a seller's day; each is drawn with up to a fifth of variation. */
export type Habit = {
  /** Listings live two hours (R4.02); all renew theirs well before. */
  readonly relistEveryMs: number;
  /** Interval at which a seller looks at a page and moves the mouse; without it for half an hour it is idle (R4.05). */
  readonly lookEveryMs: number;
  readonly breakEveryMs: number;
  readonly breakMs: number;
};

/** Draws the times of a seller. Most are busy; some are slow, and idle in between. */
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

/** `signedOut`: the grant at the publisher, or the session on our server, is gone. */
export type Published = 'listed' | 'failed' | 'signedOut';

const SOON_MS = 2 * MINUTE_MS;

/** Runs a seller until the signal. `renew` signs it in again; `current` is called with each successor. */
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
  // Spread, so that not all take a break at the same time.
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
