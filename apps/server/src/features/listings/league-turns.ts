import type { Game } from '@poexchange/domain/item';
import { createTurns, type Turns } from '../../http/turns.ts';

/** One task has locked the league's clock; the next has started its transaction and is waiting for the clock's row. */
const AT_ONCE = 2;
/** A transaction that takes longer is stuck; the lock on the clock's row still serialises publications. */
const LONGEST_TURN_MS = 10_000;

type Waiting = {
  readonly game: Game;
  readonly league: string;
  /** Aborted when the caller no longer awaits the result. */
  readonly signal?: AbortSignal;
};

/**
 * Waits for a turn, then runs work that begins by taking the league's clock. Rejects with the signal's reason if
 * aborted before the turn; always finishes work that has started.
 */
export type WaitForLeague = <Result>(options: Waiting, work: () => Promise<Result>) => Promise<Result>;

/**
 * Queues in memory the requests that would otherwise wait for a league's clock in the database. In the database, each
 * request would occupy a connection, and once all connections are taken every other request waits too.
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
