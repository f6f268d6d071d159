import { createGroupIdsKeeper, type GroupIdsKeeper } from '../asks/group-ids-keeper.ts';
import type { PricesDb } from '../database.ts';
import { createAnchorKeeper, type AnchorKeeper } from '../exchange/anchor-keeper.ts';
import { createLeagueAsks, type LeagueAsks } from '../valuate/book/league-asks.ts';
import { createUsedGroups, type UsedGroups } from '../valuate/book/used-groups.ts';
import { createPartMemory, runPart, type PartInput, type PartResult } from './run-part.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';

/** Values and publishes a league's tags, in one thread or several. */
export type PartRunner = {
  /** Asks of each league, cached as long as the runner exists. */
  readonly asks: LeagueAsks;
  readonly usedGroups: UsedGroups;
  /** Group ids of each tag, for programs that value only some of a league's tags. */
  readonly groupIds: GroupIdsKeeper;
  /** The exchange's prices for each league, cached as long as the runner exists. */
  readonly anchors: AnchorKeeper;
  readonly runPart: (input: PartInput, signal?: AbortSignal) => Promise<readonly PartResult[]>;
};

/** Runs all parts in this thread. */
export function createInlineRunner({ db, writer }: { db: PricesDb; writer: PriceFileWriter }): PartRunner {
  const memory = createPartMemory();
  return {
    asks: createLeagueAsks(),
    usedGroups: createUsedGroups(),
    groupIds: createGroupIdsKeeper(),
    anchors: createAnchorKeeper(),
    runPart: async (input, signal) => [await runPart({ db, writer, memory, signal }, input)],
  };
}
