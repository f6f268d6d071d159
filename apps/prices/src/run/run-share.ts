import type { PricesDb } from '../database.ts';
import type { Fence } from '../leases/fence.ts';
import { readSeenIds } from '../asks/group-queries.ts';
import type { Rates } from '../valuate/market/markets.ts';
import { collectGoodsVotes, type GoodsVotes } from '../valuate/rates/goods-votes.ts';
import { findFirstRates, hasNoRates } from './first-rates.ts';
import type { LeagueRun, ShareResult } from './league-run.ts';
import type { PartRunner } from './part-runner.ts';
import { RATES_TAG } from './partitions/divide-league.ts';
import type { PartResult, PartTag } from './run-part.ts';

/** Tags of a league that one program values: all of them, or a partition's tags. */
export type Share = {
  readonly name: string;
  readonly tags: readonly PartTag[];
  /** Tags of the league's other partitions. */
  readonly otherTags: readonly PartTag[];
  /** Approximate number of the share's asks, and how many asks are read in one batch. */
  readonly asks: number;
  readonly asksAtOnce: number;
};

export type ShareInput = {
  readonly run: LeagueRun;
  readonly share: Share;
  /** Names of all shares that this program has; the state of other shares is freed. */
  readonly shares: readonly string[];
  /** Called with a league's first rates before anything is valued at them. */
  readonly onFirstRates?: (rates: Rates) => Promise<void>;
  /** Stops the work between two tags when aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Lease under which the tags are published. */
  readonly fence?: Fence | undefined;
};

let priceRuns = 0;

/**
 * Values a share of a league, publishes its tags' files, and returns the result with the rates used. All tags use the
 * same rates.
 */
export async function runShare(
  { db, runner }: { db: PricesDb; runner: PartRunner },
  { run, share, shares, onFirstRates, signal, fence }: ShareInput,
): Promise<ShareResult & { readonly usedRates: Rates }> {
  const { league, baseCurrencies, nowMs, anchors, ownAsks } = run;
  const runNumber = (priceRuns += 1);
  const results: PartResult[] = [];
  const votes: GoodsVotes[] = [];
  const currencyIds = new Set<number>();
  let { rates } = run;
  const isPartition = share.otherTags.length > 0;
  const [parts, elsewhere] = await Promise.all([
    listParts(db, run, share),
    isPartition ? runner.groupIds.mark(db, { leagueId: league.id, tags: share.otherTags }) : undefined,
  ]);
  for (const { tags, onlyIds, expectedAsks } of parts) {
    signal?.throwIfAborted();
    const book = await runner.asks.read(db, { leagueId: league.id, share: share.name, nowMs, onlyIds, elsewhere, ownAsks, expectedAsks });
    await runner.usedGroups.note(db, { leagueId: league.id, share: share.name, book, tradedIds: anchors.keys(), elsewhere, nowMs });
    for (const id of book.currencyIds) currencyIds.add(id);
    if (hasNoRates(rates) && tags.some(({ tag }) => tag === RATES_TAG)) {
      rates = await findFirstRates(db, book, run);
      await onFirstRates?.(rates);
    }
    const { ownAsks: _own, ...input } = run;
    const publishing = runner.runPart({ ...input, share: share.name, shares, tags, runNumber, book, rates, fence }, signal);
    try {
      // Runs while the threads work; goods' rates take effect in the next price run.
      votes.push(collectGoodsVotes(book, { chaosId: baseCurrencies.chaos.id, currencyIds: baseCurrencies.guardedIds, rates }));
    } finally {
      // Wait for the threads, because they read the book that the next run overwrites.
      results.push(...(await publishing));
    }
  }
  const sum = (count: (result: PartResult) => number): number => results.reduce((total, result) => total + count(result), 0);
  return {
    changes: sum(({ changes }) => changes),
    offers: sum(({ offers }) => offers),
    groups: sum(({ groups }) => groups),
    rates: results.flatMap((result) => result.rates),
    guards: new Map(results.flatMap((result) => [...result.guards])),
    tags: new Map(results.flatMap((result) => [...result.tags])),
    currencyIds: [...currencyIds],
    votes,
    usedRates: rates,
  };
}

type Part = { readonly tags: readonly PartTag[]; readonly onlyIds?: ReadonlySet<number> | undefined; readonly expectedAsks: number };

/**
 * Splits a share into parts that fit into memory: one part, or several parts of whole tags with currencies in the first
 * part.
 */
async function listParts(db: PricesDb, { league, baseCurrencies }: LeagueRun, { tags, asks, asksAtOnce }: Share): Promise<Part[]> {
  const count = Math.max(1, Math.ceil(asks / asksAtOnce));
  const expectedAsks = Math.ceil(asks / count);
  if (count === 1) return [{ tags, expectedAsks }];
  const parts = Array.from({ length: count }, () => ({ tags: [] as PartTag[], groups: 0 }));
  for (const tag of tags.toSorted((a, b) => b.seenGroups - a.seenGroups)) {
    const part = tag.tag === RATES_TAG ? parts[0] : parts.toSorted((a, b) => a.groups - b.groups)[0];
    part?.tags.push(tag);
    if (part !== undefined) part.groups += tag.seenGroups;
  }
  return Promise.all(
    parts.map(async (part) => {
      const seen = part.tags.map(({ tag }) => tag);
      const ids = await readSeenIds(db, { leagueId: league.id, tags: seen });
      return { tags: part.tags, expectedAsks, onlyIds: seen.includes(RATES_TAG) ? ids.add(baseCurrencies.chaos.id) : ids };
    }),
  );
}
