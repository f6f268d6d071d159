import type { PriceIndexEntry } from '@poexchange/contract/price-files';
import { needsManySellers } from '@poexchange/domain/pricing';
import type { PricesDb } from '../database.ts';
import type { PlacedLeague } from '../leagues/league-queries.ts';
import type { AskBook } from '../valuate/book/ask-book.ts';
import type { RateMove } from '../valuate/market/carry-prior.ts';
import type { Anchor } from '../exchange/anchor.ts';
import { countFilled } from '../asks/filled-queries.ts';
import type { SeenTag } from '../asks/group-queries.ts';
import { makeStoreFence, type Fence } from '../leases/fence.ts';
import { createHistoryKeeper } from '../history/history-keeper.ts';
import { createSeenGroupsKeeper, type SeenGroupsKeeper } from '../asks/seen-groups-keeper.ts';
import { isWorthStoring, readMarketStates, storeMarketStates, type MarketState } from '../valuate/value/market-state.ts';
import { createMarketArena, sortMarkets, type MarketArena, type Rates } from '../valuate/market/markets.ts';
import type { RateGuard } from '../valuate/rates/rate-guard.ts';
import type { Rate } from '../valuate/rates/rate-queries.ts';
import { createMarketReader } from '../valuate/market/read-market.ts';
import { valueGroups, type ValueMemory } from '../valuate/value-groups.ts';
import type { GroupValue } from '../valuate/value/value-group.ts';
import { createValueKeeper } from '../valuate/value/value-keeper.ts';
import type { BaseCurrencies } from '../valuate/rates/base-currencies.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';
import { createSalesKeeper, type SalesKeeper } from '../sales/sales-keeper.ts';
import type { SalesStep } from '../sales/sales-step.ts';
import { runLimited } from '../run-limited.ts';
import { createGroupLists, type GroupLists, createStashGroupsKeeper, type StashGroupsKeeper } from '../publish/group-lists.ts';
import { listTableGroups } from '../publish/table-groups.ts';
import { createFilesMemory, writeTagFiles, type FilesMemory } from '../publish/tag-files.ts';

const TAGS_AT_ONCE = 2;

/** A tag that gets files. */
export type PartTag = SeenTag & {
  readonly tag: string;
  /** Version of the tag's groups in the stashes of the league's players; null if there are none. */
  readonly stashVersion: string | null;
};

/** Input for valuing and publishing some of a league's tags, in any thread. */
export type PartInput = {
  readonly league: PlacedLeague;
  /** Name of the league or partition that the tags belong to; key of the cached state. */
  readonly share: string;
  readonly tags: readonly PartTag[];
  readonly baseCurrencies: BaseCurrencies;
  readonly nowMs: number;
  /** Number of past moments filled from the exchange. */
  readonly pastMoments: number;
  /** Number of the league's price run that this part belongs to. */
  readonly runNumber: number;
  /** The league's asks, and the values of the currencies in which they are priced. */
  readonly book: AskBook;
  readonly rates: Rates;
  /** The exchange's prices by group. */
  readonly anchors: ReadonlyMap<number, Anchor>;
  /** State of guarded rates since the last price run, by group. */
  readonly guards: ReadonlyMap<number, RateGuard | undefined>;
  readonly moves: readonly RateMove[];
  /** `forget` if an operator requested a full revaluation: no earlier value is reused. */
  readonly memory: 'keep' | 'forget';
  /** Names of all shares that this program has; the state of other shares is freed. */
  readonly shares: readonly string[];
  /** When sales were last counted, and whether this run counts them; null for a game without a stream. */
  readonly sales: SalesStep | null;
  /** Lease under which the league is published; undefined for a program that runs alone. */
  readonly fence?: Fence | undefined;
};

export type PartResult = {
  /** Number of files that changed. */
  readonly changes: number;
  /** Number of asks read and groups valued. */
  readonly offers: number;
  readonly groups: number;
  /** Each group's value, which may become a rate in the next price run. */
  readonly rates: readonly Rate[];
  readonly guards: ReadonlyMap<number, RateGuard>;
  /** Index entries of the tags that have files. */
  readonly tags: ReadonlyMap<string, PriceIndexEntry>;
};

/** State of a league or partition between price runs. */
type LeagueMemory = ValueMemory & {
  readonly openedIn: number;
  /**
   * Number of the lease under which the league or partition was published: another program may have published in
   * between.
   */
  readonly fence: number | undefined;
  readonly files: FilesMemory;
  readonly seen: SeenGroupsKeeper;
  readonly inStashes: StashGroupsKeeper;
  readonly lists: GroupLists;
  readonly sales: SalesKeeper;
};

/** State of a part runner, by name of the league or partition. */
export type PartMemory = { readonly arena: MarketArena; readonly leagues: Map<string, LeagueMemory> };

export function createPartMemory(): PartMemory {
  return { arena: createMarketArena(), leagues: new Map() };
}

export type PartDeps = {
  readonly db: PricesDb;
  readonly writer: PriceFileWriter;
  readonly memory: PartMemory;
  /** Stops the work between two tags when aborted. */
  readonly signal?: AbortSignal | undefined;
};

/** Values some of a league's tags and publishes their files, all at the same rates. */
export async function runPart(deps: PartDeps, input: PartInput): Promise<PartResult> {
  const { leagues } = deps.memory;
  const { share } = input;
  for (const known of leagues.keys()) if (!input.shares.includes(known)) leagues.delete(known);
  // Do this once per price run, which may have several parts.
  if (input.memory === 'forget' && leagues.get(share)?.openedIn !== input.runNumber) leagues.delete(share);
  if (leagues.get(share)?.fence !== input.fence?.number) leagues.delete(share);
  const memory = leagues.get(share) ?? openMemory(input);
  leagues.set(share, memory);
  try {
    const writer = input.fence === undefined ? deps.writer : deps.writer.under(makeStoreFence(deps.db, input.fence));
    return await valueAndPublish({ ...deps, writer }, input, memory);
  } catch (error) {
    // Data that was read but not published must be read again.
    leagues.delete(share);
    throw error;
  }
}

function openMemory({ runNumber, fence }: PartInput): LeagueMemory {
  return {
    openedIn: runNumber,
    fence: fence?.number,
    history: createHistoryKeeper(),
    kept: createValueKeeper(),
    files: createFilesMemory(),
    seen: createSeenGroupsKeeper(),
    inStashes: createStashGroupsKeeper(),
    lists: createGroupLists(),
    sales: createSalesKeeper(),
  };
}

async function valueAndPublish(
  { db, writer, memory: { arena }, signal }: PartDeps,
  input: PartInput,
  memory: LeagueMemory,
): Promise<PartResult> {
  const { league, tags, baseCurrencies, nowMs, book, rates, anchors, guards, moves } = input;
  const groupsByTag = await memory.seen.read(db, {
    leagueId: league.id,
    tags: tags.filter(({ tag, seenGroups }) => tag === 'currency' || seenGroups > 0),
  });
  const idsByTag = new Map([...groupsByTag].map(([tag, groups]) => [tag, groups.map(({ id }) => id)]));
  if (idsByTag.has('currency')) idsByTag.set('currency', [...new Set([...(idsByTag.get('currency') ?? []), baseCurrencies.chaos.id])]);
  const allIds = [...idsByTag.values()].flat();
  const unchanged = memory.kept.listUnchanged(
    // A guarded rate also moves with elapsed time, not only with its market.
    allIds.filter((id) => !baseCurrencies.guardedIds.includes(id)),
    { book, rates, anchors, nowMs },
  );
  const movingIds = allIds.filter((id) => !unchanged.has(id));
  const reading = Promise.all([
    readMarketStates(db, { leagueId: league.id, groupIds: movingIds }),
    countFilled(db, { leagueId: league.id, nowMs }),
  ]);
  const moved: MarketState[] = [];
  const markets = sortMarkets(book, rates, { arena, onlyIds: movingIds });
  const readMarket = createMarketReader(markets);
  const [states, filled] = await reading;
  const sums = { changes: 0, offers: 0, groups: 0 };
  const found: Rate[] = [];
  const allValues = new Map<number, GroupValue>();
  const guardsNow = new Map<number, RateGuard>();
  const published = new Map<string, PriceIndexEntry>();
  // Value and publish each tag before the next: a value's explanation needs ten times the memory of its asks.
  await runLimited(tags, TAGS_AT_ONCE, async ({ tag, stashVersion }) => {
    signal?.throwIfAborted();
    const values = await valueGroups(db, memory, {
      leagueId: league.id,
      game: league.game,
      groupIds: idsByTag.get(tag) ?? [],
      unchanged,
      bookNumber: book.number,
      baseCurrencies,
      nowMs,
      pastMoments: input.pastMoments,
      markets,
      readMarket,
      anchors,
      states,
      guards,
      moves,
      needsManySellers: needsManySellers(tag),
      fence: input.fence,
    });
    for (const state of values.states.values()) if (isWorthStoring(state, states.get(state.groupId))) moved.push(state);
    for (const [groupId, value] of values.values) {
      allValues.set(groupId, value);
      const isTrusted = isTrustedRate(value, { isGuarded: baseCurrencies.guardedIds.includes(groupId) });
      found.push({ groupId, valueChaos: value.primary, isTrusted });
      sums.offers += value.explanation.offers;
    }
    sums.groups += values.values.size;
    for (const [groupId, guard] of values.guards) guardsNow.set(groupId, guard);
    const place = { game: league.game, league: league.name.toLowerCase(), tag };
    const seen = groupsByTag.get(tag) ?? [];
    const groups = memory.lists.merge(tag, {
      seen: needsManySellers(tag) ? seen.filter(({ id }) => values.values.has(id)) : seen,
      others: [
        await memory.inStashes.read(db, { ...place, version: stashVersion }),
        listTableGroups(league.game, tag),
        tag === 'currency' ? [baseCurrencies.chaos] : [],
      ],
    });
    const { changes, entry } = await writeTagFiles(
      { writer, memory: memory.files },
      { league, tag, groups, values, filled, sales: memory.sales, nowMs },
    );
    sums.changes += changes;
    published.set(tag, entry);
  });
  await storeMarketStates(db, league.id, moved, input.fence);
  // The count is shown from the next price run on, so that this run's files do not wait for it.
  if (input.sales !== null)
    await memory.sales.count(db, {
      leagueId: league.id,
      step: input.sales,
      idsByTag,
      values: allValues,
      book,
      rates,
      nowMs,
      runNumber: input.runNumber,
      fence: input.fence,
    });
  return { ...sums, rates: found, guards: guardsNow, tags: published };
}

/**
 * True if asks in a currency with this value count. Asks in a guarded currency also count while its rate is held and
 * while sellers contradict the exchange: otherwise a few sellers could remove all asks in divines.
 */
function isTrustedRate({ reason, origin }: GroupValue, { isGuarded }: { isGuarded: boolean }): boolean {
  return reason === null || reason === 'held' || (isGuarded && reason === 'disagree' && origin === 'exchange');
}
