import type { PricesDb } from '../database.ts';
import { createLeagueAsks, type LeagueAsks } from '../valuate/book/league-asks.ts';
import { createPartMemory, runPart, type PartInput, type PartResult } from './run-part.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';

/** Whoever values and publishes the tags of a league: one after the other, or several at once. */
export type PartRunner = {
  /** Who reads the asks that it is given, and keeps them as long as it is there. */
  readonly asks: LeagueAsks;
  readonly runPart: (input: PartInput, signal?: AbortSignal) => Promise<readonly PartResult[]>;
};

/** Does all of it in this thread. */
export function createInlineRunner({ db, writer }: { db: PricesDb; writer: PriceFileWriter }): PartRunner {
  const memory = createPartMemory();
  return {
    asks: createLeagueAsks(),
    runPart: async (input, signal) => [await runPart({ db, writer, memory, signal }, input)],
  };
}
