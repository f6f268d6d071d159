import { exchangeDigestSchema, exchangeMarketSchema } from '@poexchange/contract/game-api';
import { type ItemGroup, groupItem, makeGroup } from '@poexchange/domain/grouping';
import { type Game, readItem } from '@poexchange/domain/item';
import { listNameTables } from '@poexchange/domain/tables';
import * as z from 'zod/mini';
import { isTradeLeagueName } from '../leagues/is-trade-league.ts';
import { poe1ExchangeIds } from './tables/poe1.ts';
import { poe2ExchangeIds } from './tables/poe2.ts';

const PREFIX = 'Metadata/Items/';
const texts: Readonly<Record<Game, string>> = { poe1: poe1ExchangeIds, poe2: poe2ExchangeIds };
const known = new Map<Game, ReadonlyMap<string, ItemGroup>>();

/**
 * Finds the group for one of the exchange's metadata paths; undefined for goods that are in no table and match no name
 * rule.
 */
export function findExchangeGroup(game: Game, metadataPath: string): ItemGroup | undefined {
  let groups = known.get(game);
  if (groups === undefined) known.set(game, (groups = readGroups(game)));
  return groups.get(metadataPath);
}

function readGroups(game: Game): ReadonlyMap<string, ItemGroup> {
  const tagOf = new Map(listNameTables(game).flatMap(({ tag, names }) => names.map((name) => [name, tag] as const)));
  const groups = new Map<string, ItemGroup>();
  let folder = '';
  for (const line of texts[game].trim().split('\n')) {
    if (!line.startsWith('  ')) {
      folder = line;
      continue;
    }
    const space = line.indexOf(' ', 2);
    const name = line.slice(space + 1);
    const tag = tagOf.get(name);
    const group = tag === undefined ? groupByRule(game, name) : makeGroup(tag, name.toLowerCase(), {});
    if (group !== undefined) groups.set(PREFIX + folder + line.slice(2, space), group);
  }
  return groups;
}

/**
 * Uses the name of a good that is in no table to find the good's group: maps and waystones by tier, and families of
 * goods by name pattern.
 */
function groupByRule(game: Game, name: string): ItemGroup | undefined {
  const read = readItem({ typeLine: name, baseType: name, frameType: 0 });
  const result = read.ok ? groupItem(read.item, game) : undefined;
  return result?.ok === true ? result.primary : undefined;
}

/**
 * A pair's trades in one hour and league, the maximum stock of each good on offer, and the lowest and highest number of
 * quote pieces for one base piece. Stocks and ratios are null if missing from the digest.
 */
export type Trade = {
  readonly league: string;
  readonly base: ItemGroup;
  readonly quote: ItemGroup;
  readonly baseUnits: number;
  readonly quoteUnits: number;
  readonly baseStock: number | null;
  readonly quoteStock: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
};

export type Digest = {
  readonly nextHourSeconds: number;
  readonly trades: readonly Trade[];
  /**
   * Numbers of markets that were not read: without trades (0:0), in leagues without a market, with goods that no table
   * lists, and unreadable.
   */
  readonly untraded: number;
  readonly otherLeague: number;
  readonly unknown: number;
  readonly unreadable: number;
};

/** Limits the number of units in an hour's trades, so that prices stay finite. */
const LARGEST_UNITS = 1e15;
const SMALLEST_UNITS = 0.001;

/** Reads an hour's digest. Unreadable markets are counted and skipped. Returns null if the body is not a digest. */
export function readDigest(game: Game, body: unknown): Digest | null {
  const parsed = z.safeParse(exchangeDigestSchema, body);
  if (!parsed.success || !Number.isSafeInteger(parsed.data.next_change_id)) return null;
  const counts = { untraded: 0, otherLeague: 0, unknown: 0, unreadable: 0 };
  const trades: Trade[] = [];
  for (const market of parsed.data.markets) {
    const trade = readMarket(game, market);
    if (typeof trade === 'string') counts[trade] += 1;
    else trades.push(trade);
  }
  return { nextHourSeconds: parsed.data.next_change_id, trades, ...counts };
}

function readMarket(game: Game, json: unknown): Trade | 'untraded' | 'otherLeague' | 'unknown' | 'unreadable' {
  const market = z.safeParse(exchangeMarketSchema, json);
  if (!market.success) return 'unreadable';
  const {
    league,
    market_pair: [first, second],
    volume_traded: volumes,
    highest_stock: stocks,
    lowest_ratio: lowest,
    highest_ratio: highest,
  } = market.data;
  if (!isTradeLeagueName(league)) return 'otherLeague';
  const baseUnits = volumes[first] ?? Number.NaN;
  const quoteUnits = volumes[second] ?? Number.NaN;
  if (!isUnits(baseUnits) || !isUnits(quoteUnits) || first === second) return 'unreadable';
  if (baseUnits === 0 || quoteUnits === 0) return 'untraded';
  const base = findExchangeGroup(game, first);
  const quote = findExchangeGroup(game, second);
  // Two paths for the same item (old and new art) are not a pair.
  if (base === undefined || quote === undefined || base.hash === quote.hash) return 'unknown';

  return {
    league,
    base,
    quote,
    baseUnits,
    quoteUnits,
    baseStock: readStock(stocks?.[first]),
    quoteStock: readStock(stocks?.[second]),
    ...readRatios([lowest, highest], first, second),
  };
}

/**
 * Reads the ratios. They are in the pair's original orientation: which ratio is lowest depends on which good is the
 * base.
 */
function readRatios(
  ends: readonly (Readonly<Record<string, number>> | null | undefined)[],
  base: string,
  quote: string,
): Pick<Trade, 'lowest' | 'highest'> {
  const ratios = ends.map((ratio) => (ratio?.[quote] ?? Number.NaN) / (ratio?.[base] ?? Number.NaN)).filter(isRatio);
  return ratios.length === 2 ? { lowest: Math.min(...ratios), highest: Math.max(...ratios) } : { lowest: null, highest: null };
}

function readStock(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= LARGEST_UNITS ? value : null;
}

const isRatio = (ratio: number): boolean => ratio >= 1 / LARGEST_UNITS && ratio <= LARGEST_UNITS;

function isUnits(value: number): boolean {
  return value === 0 || (value >= SMALLEST_UNITS && value <= LARGEST_UNITS);
}
