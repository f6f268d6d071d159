import type { Game } from '@poexchange/domain/item';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../../http/server-app.ts';
import type { Told } from '../../realtime/outbox.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { findStacks, findStashReads, findTabTexts, StashRead } from '../game-data/index.ts';
import type { WaitForLeague } from './league-turns.ts';

export type { StashRead };

/** A game data query with its database bound. */
type Bound<Query> = Query extends (db: never, options: infer Of) => infer Reply ? (options: Of) => Reply : never;

export type ListingsDeps = ServerDeps & {
  /** `offered` if the publisher allows us to read poe2 tabs. */
  readonly poe2Stashes: 'offered' | 'notOffered';
  /** By item id; items not seen within the last seven days are missing. */
  readonly findStashReads: Bound<typeof findStashReads>;
  /** Like `findStashReads`, without text and positions. */
  readonly findStacks: Bound<typeof findStacks>;
  /** Returns the content of these tabs of a person as last read. */
  readonly findTabTexts: Bound<typeof findTabTexts>;
  /**
   * Refuses with `ignNotOwned` or `ignNotConfirmed` unless the user owns the character in that league and has confirmed
   * it.
   */
  readonly requireOwnIgn: (options: { userId: string; game: Game; league: string; ign: string }) => Promise<void>;
  /** Called after a person changes something in a game through the API, which counts as activity. Never fails. */
  readonly onActed: (options: { userId: string; game: Game }) => Promise<void>;
  /**
   * Lists the people with open requests to listings that left or returned to the market, each with the event to publish
   * to them.
   */
  readonly listAskers: (
    tx: Transaction<Database>,
    options: { readonly uuids: readonly string[]; readonly state: 'gone' | 'asked'; readonly nowMs: number },
  ) => Promise<Told[]>;
  /** Queues work that takes a league's clock. Use it if many requests may need the clock at the same time. */
  readonly waitForLeague: WaitForLeague;
  /** Refuses with `ignNotOwned` unless the user owns the character in that game. */
  readonly requireOwnCharacter: (options: { userId: string; game: Game; league: string; ign: string }) => Promise<void>;
};

/**
 * Returns the dependencies for this caller's request. A change made by a program with an access token does not count as
 * activity: it does not show that the seller is present.
 */
export function actAs<Deps extends Pick<ListingsDeps, 'onActed'>>(deps: Deps, { scopes }: Pick<Caller, 'scopes'>): Deps {
  return scopes === undefined ? deps : { ...deps, onActed: async () => undefined };
}
