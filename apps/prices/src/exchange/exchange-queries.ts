import type { Game } from '@poexchange/domain/item';
import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { storeGroups, storeLeagueNames } from '../asks/known-ids.ts';
import { storeLeagueGroups } from '../asks/league-groups.ts';
import { writeArray } from '../asks/tab-queries.ts';
import { orientPair, type PairHour } from './pair-hour.ts';
import type { Trade } from './read-digest.ts';

/** Reads a game's newest stored hour, in ms since 1970; null before the first hour. */
export async function readLastHour(db: PricesDb, game: Game): Promise<number | null> {
  const { rows } = await sql<{ atMs: number | null }>`
    select (extract(epoch from max(hour_at)) * 1000)::float8 as "atMs" from prices.exchange_hour where game = ${game}`.execute(db);
  return rows[0]?.atMs ?? null;
}

/** Reads a version that changes whenever hours of a game are stored or deleted. */
export async function readExchangeVersion(db: PricesDb, game: Game): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', count(*), min(hour_at), max(hour_at), max(taken_at)) as version from prices.exchange_hour where game = ${game}`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** Reads which hours of a game since `fromMs` are stored, in ms since 1970. */
export async function readTakenHours(db: PricesDb, game: Game, fromMs: number): Promise<Set<number>> {
  const { rows } = await sql<{ atMs: number }>`
    select (extract(epoch from hour_at) * 1000)::float8 as "atMs" from prices.exchange_hour
    where game = ${game} and hour_at >= ${new Date(fromMs)}`.execute(db);
  return new Set(rows.map(({ atMs }) => atMs));
}

/**
 * Stores an hour's trades and marks the hour as stored in one transaction, so a late or repeated digest of the same
 * hour writes nothing. New goods are added to the groups that their league has seen.
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
      insert into prices.exchange_trade
        (league_id, hour_at, base_id, quote_id, base_units, quote_units, base_stock, quote_stock, lowest_ratio, highest_ratio)
      select league_id, ${new Date(hourMs)}::timestamptz, base_id, quote_id, sum(base_units), sum(quote_units),
        max(base_stock), max(quote_stock), min(lowest), max(highest)
      from unnest(
        ${placed.map(({ leagueId }) => leagueId)}::int[], ${placed.map(({ baseId }) => baseId)}::int[], ${placed.map(({ quoteId }) => quoteId)}::int[],
        ${placed.map(({ baseUnits }) => baseUnits)}::float8[], ${placed.map(({ quoteUnits }) => quoteUnits)}::float8[],
        ${placed.map(({ baseStock }) => baseStock)}::float8[], ${placed.map(({ quoteStock }) => quoteStock)}::float8[],
        ${placed.map(({ lowest }) => lowest)}::float8[], ${placed.map(({ highest }) => highest)}::float8[]
      ) as t (league_id, base_id, quote_id, base_units, quote_units, base_stock, quote_stock, lowest, highest)
      group by league_id, base_id, quote_id`.execute(tx);
    return 'stored';
  });
}

type PlacedTrade = Omit<PairHour, 'hourMs'> & { readonly leagueId: number };
type Ids = { readonly groupIds: ReadonlyMap<string, number>; readonly leagueIds: ReadonlyMap<string, number> };

/** Puts a pair into the orientation in which it is stored. */
function place({ league, base, quote, ...trade }: Trade, { groupIds, leagueIds }: Ids): PlacedTrade {
  return {
    leagueId: leagueIds.get(league) ?? 0,
    ...orientPair({ ...trade, baseId: groupIds.get(base.hash) ?? 0, quoteId: groupIds.get(quote.hash) ?? 0 }),
  };
}

/** Reads a league's trades from one hour up to, but not including, another. */
export async function readPairHours(
  db: PricesDb,
  { leagueId, fromMs, toMs }: { leagueId: number; fromMs: number; toMs: number },
): Promise<PairHour[]> {
  const { rows } = await sql<PairHour>`
    select (extract(epoch from hour_at) * 1000)::float8 as "hourMs", base_id as "baseId", quote_id as "quoteId",
      base_units as "baseUnits", quote_units as "quoteUnits", base_stock as "baseStock", quote_stock as "quoteStock",
      lowest_ratio as lowest, highest_ratio as highest
    from prices.exchange_trade where league_id = ${leagueId} and hour_at >= ${new Date(fromMs)} and hour_at < ${new Date(toMs)}`.execute(
    db,
  );
  return rows;
}

/** Minimum number of a game's hours needed to compute usual volumes. */
const FEWEST_USUAL_HOURS = 24;

/**
 * Recomputes a game's usual hourly volumes: for each league and group, the median over the stored hours since its first
 * trade. Groups known for less than a day have no usual volume yet.
 */
export async function storeUsualUnits(db: PricesDb, game: Game): Promise<void> {
  await withTransaction(db, async (tx) => {
    await sql`delete from prices.exchange_usual u using prices.league l where l.id = u.league_id and l.game = ${game}`.execute(tx);
    await sql`
      with sold as (
        select t.league_id, t.hour_at, side.group_id, sum(side.units) as units
        from prices.exchange_trade t
          join prices.league l on l.id = t.league_id and l.game = ${game}
          cross join lateral (values (t.base_id, t.base_units), (t.quote_id, t.quote_units)) as side (group_id, units)
        group by t.league_id, t.hour_at, side.group_id
      ), goods as (
        select league_id, group_id, min(hour_at) as first_at, array_agg(units order by units desc) as units from sold group by league_id, group_id
      )
      insert into prices.exchange_usual (league_id, group_id, units)
      -- The middle of all hours, of which those without trades are the last.
      select league_id, group_id, coalesce(units[hours / 2 + 1], 0)
      from goods cross join lateral (
        select count(*)::int as hours from prices.exchange_hour h where h.game = ${game} and h.hour_at >= first_at
      ) as kept
      where hours >= ${FEWEST_USUAL_HOURS}`.execute(tx);
  });
}

/** Reads the usual hourly volume of each group in a league. */
export async function readUsualUnits(db: PricesDb, leagueId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ groupId: number; units: number }>`
    select group_id as "groupId", units from prices.exchange_usual where league_id = ${leagueId}`.execute(db);
  return new Map(rows.map(({ groupId, units }) => [groupId, units]));
}

export async function readHashes(db: PricesDb, groupIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, hash from prices.item_group where id = any(${writeArray(groupIds)}::int[])`.execute(db);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Deletes hours that no price uses any longer. */
export async function pruneExchange(db: PricesDb, before: Date): Promise<void> {
  await sql`delete from prices.exchange_trade where hour_at < ${before}`.execute(db);
  // Keep the newest hour, however old: its age is reported.
  await sql`
    delete from prices.exchange_hour h
    where hour_at < ${before} and exists (select from prices.exchange_hour n where n.game = h.game and n.hour_at > h.hour_at)`.execute(db);
}
