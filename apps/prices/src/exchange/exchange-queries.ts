import type { Game } from '@poexchange/domain/item';
import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { storeGroups, storeLeagueNames } from '../asks/known-ids.ts';
import { storeLeagueGroups } from '../asks/league-groups.ts';
import type { PairTrades } from './price-trades.ts';
import type { Trade } from './read-digest.ts';

/** The newest hour of a game that was taken, in ms since 1970; null before the first. */
export async function readLastHour(db: PricesDb, game: Game): Promise<number | null> {
  const { rows } = await sql<{ atMs: number | null }>`
    select (extract(epoch from max(hour_at)) * 1000)::float8 as "atMs" from prices.exchange_hour where game = ${game}`.execute(db);
  return rows[0]?.atMs ?? null;
}

/** Reads which hours of a game since `fromMs` were taken, in ms since 1970. */
export async function readTakenHours(db: PricesDb, game: Game, fromMs: number): Promise<Set<number>> {
  const { rows } = await sql<{ atMs: number }>`
    select (extract(epoch from hour_at) * 1000)::float8 as "atMs" from prices.exchange_hour
    where game = ${game} and hour_at >= ${new Date(fromMs)}`.execute(db);
  return new Set(rows.map(({ atMs }) => atMs));
}

/**
 * Stores what was traded in an hour, in one transaction with the note that the hour was taken: a late or repeated
 * digest of the same hour writes nothing. Goods met for the first time become groups that their league has seen.
 */
export async function storeHour(
  db: PricesDb,
  { game, hourMs, takenAt, trades }: { game: Game; hourMs: number; takenAt: Date; trades: readonly Trade[] },
): Promise<'stored' | 'known'> {
  return withTransaction(db, async (tx) => {
    const { rows } = await sql`
      insert into prices.exchange_hour (game, hour_at, taken_at) values (${game}, ${new Date(hourMs)}, ${takenAt})
      on conflict do nothing returning 1`.execute(tx);
    if (rows.length === 0) return 'known';
    const groups = new Map(trades.flatMap(({ base, quote }) => [base, quote]).map((group) => [group.hash, { group, icon: undefined }]));
    const groupIds = await storeGroups(tx, game, [...groups.values()]);
    const leagueIds = await storeLeagueNames(tx, game, [...new Set(trades.map(({ league }) => league))]);
    const placed = trades.map((trade) => place(trade, { groupIds, leagueIds }));
    await storeLeagueGroups(
      tx,
      placed.flatMap(({ leagueId, baseId, quoteId }) => [
        { leagueId, groupId: baseId },
        { leagueId, groupId: quoteId },
      ]),
    );
    await sql`
      insert into prices.exchange_trade (league_id, hour_at, base_id, quote_id, base_units, quote_units)
      select league_id, ${new Date(hourMs)}::timestamptz, base_id, quote_id, sum(base_units), sum(quote_units)
      from unnest(
        ${placed.map(({ leagueId }) => leagueId)}::int[], ${placed.map(({ baseId }) => baseId)}::int[], ${placed.map(({ quoteId }) => quoteId)}::int[],
        ${placed.map(({ baseUnits }) => baseUnits)}::float8[], ${placed.map(({ quoteUnits }) => quoteUnits)}::float8[]
      ) as t (league_id, base_id, quote_id, base_units, quote_units)
      group by league_id, base_id, quote_id`.execute(tx);
    return 'stored';
  });
}

type Ids = { readonly groupIds: ReadonlyMap<string, number>; readonly leagueIds: ReadonlyMap<string, number> };

/** A pair the way round in which it is stored. */
function place({ league, base, quote, baseUnits, quoteUnits }: Trade, { groupIds, leagueIds }: Ids) {
  const leagueId = leagueIds.get(league) ?? 0;
  const baseId = groupIds.get(base.hash) ?? 0;
  const quoteId = groupIds.get(quote.hash) ?? 0;
  return baseId < quoteId
    ? { leagueId, baseId, quoteId, baseUnits, quoteUnits }
    : { leagueId, baseId: quoteId, quoteId: baseId, baseUnits: quoteUnits, quoteUnits: baseUnits };
}

/** Reads the trades of a league from one hour up to, and without, another. */
export async function readTrades(
  db: PricesDb,
  { leagueId, fromMs, toMs }: { leagueId: number; fromMs: number; toMs: number },
): Promise<PairTrades[]> {
  const { rows } = await sql<PairTrades>`
    select base_id as "baseId", quote_id as "quoteId", sum(base_units) as "baseUnits", sum(quote_units) as "quoteUnits",
      (extract(epoch from max(hour_at)) * 1000)::float8 as "atMs"
    from prices.exchange_trade where league_id = ${leagueId} and hour_at >= ${new Date(fromMs)} and hour_at < ${new Date(toMs)}
    group by base_id, quote_id`.execute(db);
  return rows;
}

/** Forgets hours that no price looks at any more. */
export async function pruneExchange(db: PricesDb, before: Date): Promise<void> {
  await sql`delete from prices.exchange_trade where hour_at < ${before}`.execute(db);
  // The age of the newest hour is reported, however old it is.
  await sql`
    delete from prices.exchange_hour h
    where hour_at < ${before} and exists (select from prices.exchange_hour n where n.game = h.game and n.hour_at > h.hour_at)`.execute(db);
}
