import type { Game } from '@poexchange/domain/item';
import type { findStacks, findStashReads, findTabTexts, StashRead } from '../game-data/index.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../../http/server-app.ts';
import type { Told } from '../../realtime/tell-in-order.ts';
import type { WaitForLeague } from './league-turns.ts';
import type { ServerDeps } from '../../server-deps.ts';

export type { StashRead };

/** A query of game data with its database put in. */
type Bound<Query> = Query extends (db: never, options: infer Of) => infer Reply ? (options: Of) => Reply : never;

export type ListingsDeps = ServerDeps & {
  /** `offered` if the publisher lets tabs of poe2 be read (D55). */
  readonly poe2Stashes: 'offered' | 'notOffered';
  /** By item id; what was not seen within the last seven days is missing. */
  readonly findStashReads: Bound<typeof findStashReads>;
  /** The same without texts and places. */
  readonly findStacks: Bound<typeof findStacks>;
  /** All that lies in these tabs of a person, as it was last read. */
  readonly findTabTexts: Bound<typeof findTabTexts>;
  /**
   * Refuses with `ignNotOwned` or `ignNotConfirmed` unless the character is the user's own in that league and was
   * confirmed (D16, D20, R3.65).
   */
  readonly requireOwnIgn: (options: { userId: string; game: Game; league: string; ign: string }) => Promise<void>;
  /** Called when a person changed something in a game by an API call, which counts as activity (R4.04). Never fails. */
  readonly onActed: (options: { userId: string; game: Game }) => Promise<void>;
  /**
   * Lists the people with open requests to listings that left the market, or returned to it, each with the event for
   * them.
   */
  readonly listAskers: (
    tx: Transaction<Database>,
    options: { readonly uuids: readonly string[]; readonly state: 'gone' | 'asked'; readonly nowMs: number },
  ) => Promise<Told[]>;
  /** Queues work that takes a league's clock: to be used where many requests may want it at once. */
  readonly waitForLeague: WaitForLeague;
  /** Refuses with `ignNotOwned` unless the character is the user's own in that game. */
  readonly requireOwnCharacter: (options: { userId: string; game: Game; league: string; ign: string }) => Promise<void>;
};

/**
 * Returns the dependencies for a call of this caller. A change that a program makes with an access token does not count
 * as activity: it does not show that the seller is there to trade (R4.04).
 */
export function actAs<Deps extends Pick<ListingsDeps, 'onActed'>>(deps: Deps, { scopes }: Pick<Caller, 'scopes'>): Deps {
  return scopes === undefined ? deps : { ...deps, onActed: async () => undefined };
}
