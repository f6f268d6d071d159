/**
 * All groups of a league, tag by tag: each file is fetched once, revalidated by its ETag, and parsed in the worker
 * (R9.50).
 */
import { listCategories } from '@poexchange/domain/category';
import type { Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { queryOptions, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { EconomyColumns } from '../../shared/workers/economy-columns.ts';
import { ratesQuery, readPublishedIndex } from '../../shared/prices/queries.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import { listRows, valueOf, type EconomyRow } from './economy-rows.ts';

/** R9.50. Rates, and therefore the currency rows, are read every minute. */
const FRESH_MS = 30 * 60_000;
/** A market that has just opened gets its prices in one of the next price runs. */
const FIRST_PRICES_MS = 60_000;

/** A tag's published groups in a league, in columns. */
export function economyTagQuery(options: { readonly game: Game; readonly league: string; readonly tag: Tag }) {
  const { game, league, tag } = options;
  const queryKey = ['economy', game, league, tag];
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<EconomyColumns> =>
      tag === 'currency' && client.getQueryData(queryKey) !== undefined
        ? getPricingWorker().readNewestEconomyTag({ game, league }, tag)
        : getPricingWorker().readEconomyTag({ game, league }, tag),
    staleTime: ({ state }) => (isAwaitingPrices(state.data) ? FIRST_PRICES_MS : FRESH_MS),
    refetchInterval: ({ state }) => (isAwaitingPrices(state.data) ? FIRST_PRICES_MS : FRESH_MS),
    gcTime: FRESH_MS,
    // Structural sharing does not compare typed arrays: an unchanged file returns the previous object.
    structuralSharing: keepUnchanged,
    meta: { failure: 'silent' },
  });
}

const awaiting = new WeakMap<EconomyColumns, boolean>();

/**
 * True if groups are known but only chaos, which always has a price, is priced so far. Cached per file, because every
 * render calls this function.
 */
export function isAwaitingPrices(columns: EconomyColumns | undefined): boolean {
  if (columns === undefined || columns.hashes.length < 2) return false;
  const known = awaiting.get(columns) ?? listRows([columns]).filter((row) => valueOf(row, PRIMARY_LEVEL) !== null).length <= 1;
  awaiting.set(columns, known);
  return known;
}

/** Returns the previous columns if the file is unchanged, so that rows keep their identity and are not redrawn. */
function keepUnchanged(before: unknown, next: unknown): unknown {
  const [old, fresh] = [before as EconomyColumns | undefined, next as EconomyColumns];
  const isSame = old !== undefined && old.pricedAtMs === fresh.pricedAtMs && old.hashes.length === fresh.hashes.length;
  return isSame && fresh.pricedAtMs > 0 ? old : fresh;
}

export type Economy = {
  readonly rows: readonly EconomyRow[];
  /**
   * True once every tag was read or failed; earlier counts are partial. An empty league counts as read only if its
   * published index also has no groups.
   */
  readonly isRead: boolean;
  /** Time at which the oldest tag was read; null before the first read. */
  readonly readAtMs: number | null;
  /** Tags whose files could not be read: their groups are missing or outdated. */
  readonly failedTags: readonly Tag[];
  readonly retry: () => void;
};

const tagsOf = new Map<Game, readonly Tag[]>();
function listTags(game: Game): readonly Tag[] {
  const tags = tagsOf.get(game) ?? [...new Set(listCategories(game).flatMap((category) => category.tags))];
  tagsOf.set(game, tags);
  return tags;
}

/** Returns all groups of a league; reads nothing if `league` is null. */
export function useEconomy(options: { readonly game: Game; readonly league: string | null }): Economy {
  const { game, league } = options;
  const tags = listTags(game);
  const read = useQueries({
    queries: league === null ? [] : tags.map((tag) => economyTagQuery({ game, league, tag })),
    combine: combineTags,
  });
  const rows = useMemo(() => listRows(read.columns), [read.columns]);
  const currencyAtMs = read.columns.find(({ tag }) => tag === 'currency')?.pricedAtMs;
  useOneRate({ game, league, currencyAtMs });
  const isSettled = league !== null && read.settledCount === tags.length;
  const isEmpty = isSettled && rows.length === 0 && !read.failed.includes(true);
  const isComing = useIsComing({ game, league, isEmpty });
  return {
    rows,
    isRead: isSettled && !isComing,
    readAtMs: read.readAtMs,
    failedTags: tags.filter((_tag, at) => read.failed[at]),
    retry: read.retry,
  };
}

/**
 * Returns the economy one render behind, so that thousands of rows do not block the page. Rows and `isRead` change
 * together, so that a league never counts as read before its rows are shown.
 */
export function useDeferredEconomy(economy: Economy): Economy {
  const rows = useDeferredValue(economy.rows);
  const wasRead = useDeferredValue(economy.isRead);
  return { ...economy, rows, isRead: economy.isRead && wasRead };
}

const publishedIndexQuery = (place: { readonly game: Game; readonly league: string }) =>
  queryOptions({
    queryKey: ['published-index', place.game, place.league],
    queryFn: () => readPublishedIndex(place),
    staleTime: FIRST_PRICES_MS,
    refetchInterval: FIRST_PRICES_MS,
    meta: { failure: 'silent' },
  });

/**
 * True if an empty league is still loading: until its published index is known, and while that index lists groups,
 * whose files are then refetched.
 */
function useIsComing({ game, league, isEmpty }: { game: Game; league: string | null; isEmpty: boolean }): boolean {
  const client = useQueryClient();
  const { data, isPending, dataUpdatedAt } = useQuery({
    ...publishedIndexQuery({ game, league: league ?? '' }),
    enabled: league !== null && isEmpty,
  });
  const isPublished = data !== undefined && Object.values(data.tags).some(({ n }) => n > 0);
  useEffect(() => {
    if (!isEmpty || !isPublished || league === null) return;
    for (const tag of listTags(game)) void client.invalidateQueries(economyTagQuery({ game, league, tag }));
  }, [client, game, league, isEmpty, isPublished, dataUpdatedAt]);
  return isEmpty && (isPending || isPublished);
}

/**
 * Keeps the page's rate and the currency rows on one price run: refetches the older of the two, so that the head and
 * the Divine Orb's row agree.
 */
function useOneRate({ game, league, currencyAtMs }: { game: Game; league: string | null; currencyAtMs: number | undefined }): void {
  const client = useQueryClient();
  const { data: ratesAtMs } = useQuery({
    ...ratesQuery({ game, league: league ?? '' }),
    enabled: league !== null,
    select: ({ pricedAtMs }) => pricedAtMs,
  });
  useEffect(() => {
    if (league === null || ratesAtMs === undefined || currencyAtMs === undefined || ratesAtMs === currencyAtMs) return;
    const { queryKey } = ratesAtMs < currencyAtMs ? ratesQuery({ game, league }) : economyTagQuery({ game, league, tag: 'currency' });
    void client.invalidateQueries({ queryKey });
  }, [client, game, league, ratesAtMs, currencyAtMs]);
}

function combineTags(results: readonly UseQueryResult<EconomyColumns>[]) {
  return {
    columns: results.flatMap((result) => result.data ?? []),
    settledCount: results.filter((result) => !result.isPending).length,
    readAtMs: results.reduce<number | null>(
      (oldest, { dataUpdatedAt }) => (dataUpdatedAt > 0 ? Math.min(oldest ?? dataUpdatedAt, dataUpdatedAt) : oldest),
      null,
    ),
    failed: results.map((result) => result.isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
