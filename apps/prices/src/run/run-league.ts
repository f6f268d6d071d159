import { priceIndexPath, statusPath } from '@poexchange/contract/price-files';
import type { PricesDb } from '../database.ts';
import type { PublishedLeague } from '../leagues/league-queries.ts';
import { makeStoreFence, type Fence } from '../leases/fence.ts';
import type { AskBook, AskRow } from '../valuate/book/ask-book.ts';
import { limitAsksHere } from '../asks/ask-memory.ts';
import { estimateAsks } from '../asks/ask-queries.ts';
import { pickSurest, readGoodsRates, type GoodsRate } from '../valuate/rates/goods-rate.ts';
import { readSeenIds } from '../asks/group-queries.ts';
import { priorOf, readMarketStates } from '../valuate/value/market-state.ts';
import { sortMarkets, type Rates } from '../valuate/market/markets.ts';
import type { RateGuard } from '../valuate/rates/rate-guard.ts';
import { storeRates, type Rate } from '../valuate/rates/rate-queries.ts';
import { createMarketReader } from '../valuate/market/read-market.ts';
import { valueGroup } from '../valuate/value/value-group.ts';
import { readLeagueMarket, type LeagueMarket } from '../valuate/rates/league-market.ts';
import type { BaseCurrencies } from '../valuate/rates/base-currencies.ts';
import type { PartRunner } from './part-runner.ts';
import type { PartResult, PartTag } from './run-part.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';

export type RunLeagueInput = {
  readonly league: PublishedLeague;
  /** Tags that get files. */
  readonly tags: readonly PartTag[];
  /** The groups of chaos, which is in every currency file, seen or not, and of the divine and the exalted orb. */
  readonly baseCurrencies: BaseCurrencies;
  /** Time of the stream's last page, and the newest hour of the exchange; null where there is none. */
  readonly streamAtMs: number | null;
  readonly exchangeHourMs: number | null;
  /** Changes whenever hours of the exchange were taken. */
  readonly exchangeVersion: string;
  /** Asks of the site's own listings in the league (D55); empty where there is a stream. */
  readonly ownAsks: readonly AskRow[];
  readonly nowMs: number;
  /** Number of past moments filled from the exchange (record 0066). */
  readonly pastMoments: number;
  readonly leagueIds: readonly number[];
  readonly memory?: 'keep' | 'forget' | undefined;
  /** About how many asks are read at once. */
  readonly asksAtOnce?: number | undefined;
  /** Ends the work between two tags. */
  readonly signal?: AbortSignal | undefined;
  /** Lease under which the league is published. */
  readonly fence?: Fence | undefined;
};

let priceRuns = 0;

/**
 * Values a league and publishes its files, all at the same rates; then the index, which names only tags whose files
 * exist (record 0065), and last the status file with their age. Returns the number of changed files.
 */
export async function runLeague(
  { db, writer: anyWriter, runner }: { db: PricesDb; writer: PriceFileWriter; runner: PartRunner },
  input: RunLeagueInput,
): Promise<number> {
  const { league, baseCurrencies, nowMs, signal, fence } = input;
  const writer = fence === undefined ? anyWriter : anyWriter.under(makeStoreFence(db, fence));
  const runNumber = (priceRuns += 1);
  const [market, parts] = await Promise.all([
    readLeagueMarket(db, { leagueId: league.id, baseCurrencies, nowMs, exchangeVersion: input.exchangeVersion, anchors: runner.anchors }),
    listParts(db, input),
  ]);
  const results: PartResult[] = [];
  const goods: ReadonlyMap<number, GoodsRate>[] = [];
  const currencyIds = new Set<number>();
  let { rates } = market;
  for (const part of parts) {
    signal?.throwIfAborted();
    const book = await runner.asks.read(db, {
      leagueId: league.id,
      nowMs,
      onlyIds: part.onlyIds,
      ownAsks: input.ownAsks,
      expectedAsks: part.expectedAsks,
    });
    await runner.usedGroups.note(db, { leagueId: league.id, book, tradedIds: market.anchors.keys(), nowMs });
    for (const id of book.currencyIds) currencyIds.add(id);
    rates = await findFirstRates(db, book, { ...input, market, rates });
    const { anchors, guards, moves } = market;
    const publishing = runner.runPart(
      {
        league,
        tags: part.tags,
        baseCurrencies,
        nowMs,
        pastMoments: input.pastMoments,
        runNumber,
        book,
        rates,
        anchors,
        guards,
        moves,
        memory: input.memory ?? 'keep',
        leagueIds: input.leagueIds,
        fence,
      },
      signal,
    );
    try {
      // The threads are working; goods rates count from the next price run on (record 0052).
      goods.push(readGoodsRates(book, { chaosId: baseCurrencies.chaos.id, currencyIds: baseCurrencies.guardedIds, rates }));
    } finally {
      // The threads read the book that the next run overwrites.
      results.push(...(await publishing));
    }
  }
  const guards = new Map(
    results.flatMap((result) =>
      [...result.guards].map(([id, guard]): [number, RateGuard] => [id, { ...guard, goods: pickSurest(goods, id) }]),
    ),
  );
  const isRate = ({ groupId }: Rate): boolean => currencyIds.has(groupId) || guards.has(groupId);
  await storeRates(db, league.id, { rates: results.flatMap((result) => result.rates.filter(isRate)), guards, at: new Date(nowMs), fence });
  const sum = (count: (result: PartResult) => number): number => results.reduce((total, result) => total + count(result), 0);
  const { streamAtMs, exchangeHourMs } = input;
  const place = { game: league.game, league: league.name };
  const published = results.flatMap((result) => [...result.tags]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writer.writeBundle({ ...place, tags: published.map(([tag]) => tag) });
  await writer.writeWhole(priceIndexPath(place), { meta: { timestampMs: nowMs }, tags: Object.fromEntries(published) });
  await writer.writeWhole(statusPath(place), {
    meta: { timestampMs: nowMs },
    status: { streamAtMs, exchangeHourMs, offers: sum(({ offers }) => offers), groups: sum(({ groups }) => groups) },
  });
  return sum(({ changes }) => changes);
}

type Part = { readonly tags: readonly PartTag[]; readonly onlyIds?: ReadonlySet<number> | undefined; readonly expectedAsks: number };

/** Splits a league into parts that fit the memory: one, or several of whole tags, with currencies in the first. */
async function listParts(
  db: PricesDb,
  { league, tags, baseCurrencies, asksAtOnce = limitAsksHere().atOnce }: RunLeagueInput,
): Promise<Part[]> {
  const asks = await estimateAsks(db, league.id);
  const count = Math.max(1, Math.ceil(asks / asksAtOnce));
  const expectedAsks = Math.ceil(asks / count);
  if (count === 1) return [{ tags, expectedAsks }];
  const shares = Array.from({ length: count }, () => ({ tags: [] as PartTag[], groups: 0 }));
  for (const tag of tags.toSorted((a, b) => b.seenGroups - a.seenGroups)) {
    const share = tag.tag === 'currency' ? shares[0] : shares.toSorted((a, b) => a.groups - b.groups)[0];
    share?.tags.push(tag);
    if (share !== undefined) share.groups += tag.seenGroups;
  }
  return Promise.all(
    shares.map(async (share) => {
      const seen = share.tags.map(({ tag }) => tag);
      const ids = await readSeenIds(db, { leagueId: league.id, tags: seen });
      return { tags: share.tags, expectedAsks, onlyIds: seen.includes('currency') ? ids.add(baseCurrencies.chaos.id) : ids };
    }),
  );
}

/** Computes the first rates of a league, from asks in chaos alone (record 0015). */
async function findFirstRates(
  db: PricesDb,
  book: AskBook,
  { league, baseCurrencies, nowMs, market: { anchors }, rates }: RunLeagueInput & { market: LeagueMarket; rates: Rates },
): Promise<Rates> {
  if (rates.size > 1 || book.currencyIds.every((id) => id === baseCurrencies.chaos.id)) return rates;
  const ids = await readSeenIds(db, { leagueId: league.id, tags: ['currency'] });
  const states = await readMarketStates(db, { leagueId: league.id, groupIds: [...ids] });
  const markets = sortMarkets(book, rates, { onlyIds: ids });
  const readMarket = createMarketReader(markets);
  const found = new Map(rates);
  markets.groupIds.forEach((groupId, place) => {
    if (groupId === baseCurrencies.chaos.id) return;
    const exchange = anchors.get(groupId) ?? null;
    const pace = baseCurrencies.guardedIds.includes(groupId) ? 'at once' : 'smoothed';
    const value = valueGroup(readMarket(place), { nowMs, game: league.game, prior: priorOf(states.get(groupId), nowMs), exchange, pace });
    if (value?.reason === null) found.set(groupId, value.primary);
  });
  return found;
}
