/** Dependencies of the server's features, created once in main and passed to all features. */
import type { Game } from '@poexchange/domain/item';
import type { LeagueEntry, SummaryFile, ValuationFile } from '@poexchange/contract/price-files';
import type { Logger } from '@poexchange/platform/log';
import type { Kysely } from 'kysely';
import type { ReplicaReads } from './db/read-replica.ts';
import type { Database } from './db/schema.ts';
import type { Announcements } from './realtime/announcements.ts';

/** Reads published price files; a missing file counts as empty. */
export type PriceFiles = {
  readonly readSummaries: (options: { game: Game; league: string; tag: string }) => Promise<SummaryFile>;
  readonly readValuations: (options: { game: Game; league: string; tag: string }) => Promise<ValuationFile>;
  readonly readLeagues: () => Promise<LeagueEntry[]>;
};

export type ServerDeps = {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  /** Current time in ms since 1970; tests pass their own clock. */
  readonly clock: () => number;
  readonly prices: PriceFiles;
  /** Announcements between nodes through Redis; absent without Redis. */
  readonly announcements?: Announcements | undefined;
  /** Serves reads whose data may be a few seconds old; absent without a replica. */
  readonly replica?: ReplicaReads | undefined;
};
