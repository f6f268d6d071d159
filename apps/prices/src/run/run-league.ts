import type { PricesDb } from '../database.ts';
import { makeStoreFence, type Fence } from '../leases/fence.ts';
import { limitAsksHere } from '../asks/ask-memory.ts';
import { estimateAsks } from '../asks/ask-queries.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';
import { finishLeagueRun, prepareLeagueRun, type LeagueRunToPrepare } from './league-run.ts';
import type { PartRunner } from './part-runner.ts';
import type { PartTag } from './run-part.ts';
import { runShare } from './run-share.ts';
import { leagueLease } from './partitions/lease-names.ts';

export type RunLeagueInput = LeagueRunToPrepare & {
  /** Tags that get files. */
  readonly tags: readonly PartTag[];
  /** Time of the stream's last page, and the exchange's newest hour; null if there is none. */
  readonly streamAtMs: number | null;
  readonly exchangeHourMs: number | null;
  /** Names of all shares that this program has; the state of other shares is freed. */
  readonly shares: readonly string[];
  /** Approximate number of the league's asks; looked up if omitted. */
  readonly asks?: number | undefined;
  /** Approximate number of asks read in one batch; defaults to what fits into memory. */
  readonly asksAtOnce?: number | undefined;
  /** Stops the work between two tags when aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Lease under which the league is published. */
  readonly fence?: Fence | undefined;
};

export type RunLeagueDeps = { readonly db: PricesDb; readonly writer: PriceFileWriter; readonly runner: PartRunner };

/** Values a whole league and publishes its files. Returns the number of changed files. */
export async function runLeague(deps: RunLeagueDeps, input: RunLeagueInput): Promise<number> {
  const { db } = deps;
  const {
    league,
    tags,
    shares,
    asks: known,
    asksAtOnce = limitAsksHere().atOnce,
    signal,
    fence,
    streamAtMs,
    exchangeHourMs,
    ...toPrepare
  } = input;
  const writer = fence === undefined ? deps.writer : deps.writer.under(makeStoreFence(db, fence));
  const [run, asks] = await Promise.all([prepareLeagueRun(deps, { league, ...toPrepare }), known ?? estimateAsks(db, league.id)]);
  const share = { name: leagueLease(league.id), tags, otherTags: [], asks, asksAtOnce };
  const result = await runShare(deps, { run, share, shares, signal, fence });
  return finishLeagueRun({ db, writer }, { run, rates: result.usedRates, results: [result], streamAtMs, exchangeHourMs, fence });
}
