import type { PricesDb } from '../database.ts';
import { createLeagueAsks } from '../valuate/book/league-asks.ts';
import type { LeagueAsks } from '../valuate/book/league-asks.ts';
import { createPartMemory, publishPart } from './publish-part.ts';
import type { PartInput, PartResult } from './publish-part.ts';
import type { Publisher } from '../publish/publisher.ts';

/** Whoever values and publishes the tags of a league: one after the other, or several at once. */
export type PartTeam = {
  /** Who reads the asks that it is given, and keeps them as long as it is there. */
  readonly asks: LeagueAsks;
  readonly publish: (input: PartInput, signal?: AbortSignal) => Promise<readonly PartResult[]>;
};

/** Does all of it in this thread. */
export function createInlineTeam({ db, publisher }: { db: PricesDb; publisher: Publisher }): PartTeam {
  const memory = createPartMemory();
  return {
    asks: createLeagueAsks(),
    publish: async (input, signal) => [await publishPart({ db, publisher, memory, signal }, input)],
  };
}
