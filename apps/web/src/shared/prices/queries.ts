/** Prices and leagues for the pages: read from the published files, fresh for 30 minutes (R9.50, D27). */
import {
  leaguesFileSchema,
  LEAGUES_PATH,
  priceIndexFileSchema,
  priceIndexPath,
  statusFileSchema,
  statusPath,
  type LeagueEntry,
  type PriceIndexFile,
} from '@poexchange/contract/price-files';
import { currencies, type CurrencyUnit } from '@poexchange/domain/currency';
import type { Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { PRIMARY_LEVEL, type ConfidenceLevel } from '@poexchange/domain/pricing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPricingWorker } from '../workers/pricing-client.ts';
import { readPageConfig } from '../config/page-config.ts';
import type { TagPrices } from '../price-files/price-book.ts';
import { createPriceFileReader } from '../price-files/read-price-file.ts';

const FRESH_MS = 30 * 60_000;
const UNPRICED_MS = 60_000;
/**
 * Rates convert totals to payable amounts, and the server writes whispers at the newest rates, so pages poll as often
 * as rates are published (D35).
 */
const RATE_FRESH_MS = 60_000;

/**
 * All data of a tag's groups, fetched and parsed in the worker. Values are at `level`, by default the primary level.
 */
export function tagPricesQuery(options: {
  readonly game: Game;
  readonly league: string;
  readonly tag: Tag;
  readonly level?: ConfidenceLevel;
}) {
  const { game, league, tag, level = PRIMARY_LEVEL } = options;
  return queryOptions({
    queryKey: ['tag-prices', game, league, tag, level],
    queryFn: () => getPricingWorker().readTagPrices({ game, league, level }, tag),
    staleTime: ({ state }) => freshFor(state.data),
    refetchInterval: ({ state }) => freshFor(state.data),
    gcTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

/** A new market gets its first prices within minutes: until then, poll as often as files are published. */
function freshFor(prices: TagPrices | undefined): number {
  return prices === undefined || prices.entries.some((entry) => entry.valueChaos !== null && entry.listings > 0) ? FRESH_MS : UNPRICED_MS;
}

/** Published chaos per divine (poe1, R9.36); null or undefined while unknown. */
export function useChaosPerDivine(game: Game, league: string | null): number | null | undefined {
  return useChaosPerUnit({ game, league: game === 'poe1' ? league : null, unit: 'd' });
}

/**
 * Prices for rates: loaded with all other prices at first, then every minute from the currency files alone, which are
 * small and revalidated by ETag.
 */
export function ratesQuery(options: { readonly game: Game; readonly league: string }) {
  const { game, league } = options;
  const queryKey = ['rates', game, league];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<TagPrices> => {
      const table = tagPricesQuery({ game, league, tag: 'currency' });
      if (client.getQueryData(queryKey) === undefined) return client.fetchQuery(table);
      const newest = await getPricingWorker().readNewestTagPrices({ game, league, level: PRIMARY_LEVEL }, 'currency');
      // Update the table too, so that the rate and the table row of the same currency change together.
      if (client.getQueryData(table.queryKey) !== undefined) client.setQueryData(table.queryKey, newest);
      return newest;
    },
    staleTime: RATE_FRESH_MS,
    refetchInterval: RATE_FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

/**
 * Chaos per currency unit at the primary level (the level that the server uses for payments), read from the currency
 * file. For poe2, which shows all prices in one chosen unit. Undefined until the file has loaded, null if the file has
 * no such price.
 */
export function useChaosPerUnit(options: { game: Game; league: string | null; unit: CurrencyUnit }): number | null | undefined {
  const { group } = currencies[options.unit];
  const query = useQuery({
    ...ratesQuery({ game: options.game, league: options.league ?? '' }),
    enabled: options.league !== null && options.unit !== 'c',
    select: (prices) => {
      const entry = prices.entries.find((candidate) => candidate.key === group);
      // The unit of all poe2 prices must not depend on a few accounts; the server applies the same rule.
      return entry === undefined || (options.game === 'poe2' && entry.lowConfidence === 'few') ? null : entry.valueChaos;
    },
  });
  if (options.unit === 'c') return 1;
  return query.isError ? null : query.data;
}

const makeReader = () => createPriceFileReader({ baseUrl: readPageConfig().pricesUrl, fetch: (input, init) => fetch(input, init) });

/** Time of a league's last price run, even if no price changed; null before the first price run. */
export function pricesMadeAtQuery(options: { readonly game: Game; readonly league: string }) {
  return queryOptions({
    queryKey: ['prices-made-at', options.game, options.league],
    queryFn: async (): Promise<number | null> => {
      const empty = { meta: { timestampMs: 0 }, status: { streamAtMs: null, exchangeHourMs: null, offers: 0, groups: 0 } };
      const { meta } = await makeReader()(statusPath(options), statusFileSchema, empty);
      return meta.timestampMs > 0 ? meta.timestampMs : null;
    },
    staleTime: UNPRICED_MS,
    refetchInterval: UNPRICED_MS,
    // Keep this time as long as the prices it belongs to.
    gcTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

/** Time of each price file's last change in a league; empty if the league has no index. */
export function readPublishedIndex(options: { readonly game: Game; readonly league: string }): Promise<PriceIndexFile> {
  return makeReader()(priceIndexPath(options), priceIndexFileSchema, { meta: { timestampMs: 0 }, tags: {} });
}

/** The leagues that allow trading, for both games. */
export const leaguesQuery = queryOptions({
  queryKey: ['leagues'],
  queryFn: (): Promise<LeagueEntry[]> => makeReader()(LEAGUES_PATH, leaguesFileSchema, []),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  meta: { failure: 'silent', persist: true },
});
