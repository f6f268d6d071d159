import type { Game } from '@poexchange/domain/item';
import { createTurns, type Turns } from '../../http/turns.ts';

/** One holds the league's clock, the next has started its transaction and waits for the clock's row. */
const AT_ONCE = 2;
/** A transaction that takes longer is stuck; the lock on the clock's row still serialises. */
const LONGEST_TURN_MS = 10_000;

type Waiting = {
  readonly game: Game;
  readonly league: string;
  /** Aborted when the result is no longer awaited. */
  readonly signal?: AbortSignal;
};

/**
 * Runs work that starts with the league's clock when its turn comes. Rejects with the signal's reason if it was aborted
 * before; started work is finished.
 */
export type WaitForLeague = <Result>(options: Waiting, work: () => Promise<Result>) => Promise<Result>;

/**
 * Queues in memory the requests that would wait for a league's clock anyway. In the database each of them would hold a
 * connection, and once all are taken every other request waits too.
 */
export function createLeagueTurns(): WaitForLeague {
  const leagues = new Map<string, { readonly turns: Turns; present: number }>();
  return async ({ game, league, signal }, work) => {
    const key = `${game} ${league}`;
    const line = leagues.get(key) ?? { turns: createTurns({ atOnce: AT_ONCE, longestMs: LONGEST_TURN_MS }), present: 0 };
    leagues.set(key, line);
    line.present += 1;
    const giveBack = await line.turns.take();
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      giveBack();
      line.present -= 1;
      if (line.present === 0) leagues.delete(key);
    }
  };
}
