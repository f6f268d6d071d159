import type { Game } from '@poexchange/domain/item';
import { createTurns, type Turns } from '../../http/turns.ts';

/** One holds the league's clock, the next has begun its transaction and waits for the clock's row. */
const AT_ONCE = 2;
/** A transaction that takes longer is stuck; the clock's row still lets one at a time through. */
const LONGEST_TURN_MS = 10_000;

type Waiting = {
  readonly game: Game;
  readonly league: string;
  /** Aborted when nobody waits for the result any more. */
  readonly signal?: AbortSignal;
};

/**
 * Runs work that begins with the league's clock when its turn has come. Rejects with the signal's reason where that was
 * aborted before: work that has begun is finished.
 */
export type WaitForLeague = <Result>(options: Waiting, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets requests wait in memory that would wait for the clock of a league anyway (D21). In the database each of them
 * would hold a connection, and once all are taken everybody else waits too, whatever they want.
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
