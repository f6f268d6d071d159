import { makeGroup } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { roundPriceOf } from '@poexchange/domain/currency';
import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { storeGroups } from '../asks/known-ids.ts';
import { isBelieved } from './anchor.ts';
import type { PastMoment } from './past-moments.ts';
import { orientPair } from './pair-hour.ts';
import { priceTrades } from './price-trades.ts';
import type { Trade } from './read-digest.ts';

/** A pair's trades in a past hour. `hourMs` is in ms since 1970. */
export type PastTrade = Trade & { readonly hourMs: number };

/**
 * Reads the moments that need no request, because they were requested before or recorded by the program itself at the
 * time. Keys are `KIND MS`.
 */
export async function readSettledMoments(db: PricesDb, game: Game): Promise<Set<string>> {
  const { rows } = await sql<{ kind: string; atMs: number }>`
    select kind, (extract(epoch from at) * 1000)::float8 as "atMs" from prices.exchange_past where game = ${game}
    union
    select distinct 'hour', (extract(epoch from v.hour_at) * 1000)::float8
    from prices.hourly_value v join prices.league l on l.id = v.league_id and l.game = ${game}
    union
    select distinct 'day', (extract(epoch from v.day) * 1000)::float8
    from prices.daily_value v join prices.league l on l.id = v.league_id and l.game = ${game}`.execute(db);
  return new Set(rows.map(({ kind, atMs }) => `${kind} ${atMs}`));
}

/** Counts a game's moments that have points from the exchange's past; a cached history with a lower count is stale. */
export async function countPastMoments(db: PricesDb, game: Game): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from prices.exchange_past where game = ${game} and outcome = 'filled'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Records that the exchange has no data for some moments. */
export async function storeMissingMoments(
  db: PricesDb,
  game: Game,
  options: { moments: readonly PastMoment[]; askedAt: Date },
): Promise<void> {
  await sql`
    insert into prices.exchange_past (game, kind, at, outcome, asked_at)
    select ${game}::text, kind, to_timestamp(at_ms / 1000), 'missing', ${options.askedAt}::timestamptz
    from unnest(${options.moments.map(({ kind }) => kind)}::text[], ${options.moments.map(({ atMs }) => atMs)}::float8[]) as m (kind, at_ms)
    on conflict do nothing`.execute(db);
}

/**
 * Writes one moment's points from the trades of its hours and marks the moment as requested, in one transaction, so a
 * second program or a repeat after a kill writes nothing. Only chaos, which is always 1, and goods with enough trades
 * to believe a price get a point; existing points are not changed. A point is the exchange's own price in these hours.
 */
export async function storePastMoment(
  db: PricesDb,
  game: Game,
  { moment, trades, askedAt }: { moment: PastMoment; trades: readonly PastTrade[]; askedAt: Date },
): Promise<'stored' | 'known'> {
  return withTransaction(db, async (tx) => {
    const { rows } = await sql`
      insert into prices.exchange_past (game, kind, at, outcome, asked_at) values (${game}, ${moment.kind}, ${new Date(moment.atMs)}, 'filled', ${askedAt})
      on conflict do nothing returning 1`.execute(tx);
    if (rows.length === 0) return 'known';
    const baseCurrencies = ['chaos orb', 'divine orb', 'exalted orb'].map((key) => makeGroup('currency', key, {}));
    const groups = new Map([...baseCurrencies, ...trades.flatMap(({ base, quote }) => [base, quote])].map((group) => [group.hash, group]));
    const ids = await storeGroups(
      tx,
      game,
      [...groups.values()].map((group) => ({ group, icon: undefined })),
    );
    const idOf = (hash: string): number => ids.get(hash) ?? 0;
    const [chaosId = 0, ...guardedIds] = baseCurrencies.map(({ hash }) => idOf(hash));
    const points: { league: string; groupId: number; value: number; paid: number | null }[] = [];
    for (const [league, traded] of Map.groupBy(trades, ({ league }) => league)) {
      const hours = traded.map(({ hourMs, base, quote, ...trade }) => ({
        hourMs,
        ...orientPair({ ...trade, baseId: idOf(base.hash), quoteId: idOf(quote.hash) }),
      }));
      points.push({ league, groupId: chaosId, value: 1, paid: null });
      for (const [groupId, anchor] of priceTrades(hours, { chaosId, guardedIds, rates: new Map() })) {
        const value = roundPriceOf(anchor.priceChaos, game);
        if (isBelieved(anchor) && value > 0) points.push({ league, groupId, value, paid: value });
      }
    }
    const placed = sql`
      select l.id as league_id, p.group_id, p.value, p.paid, p.paid is not null as by_exchange
      from unnest(
        ${points.map(({ league }) => league)}::text[], ${points.map(({ groupId }) => groupId)}::int[],
        ${points.map(({ value }) => value)}::float8[], ${points.map(({ paid }) => paid)}::float8[]
      ) as p (league, group_id, value, paid)
      join prices.league l on l.game = ${game} and l.name = p.league`;
    if (moment.kind === 'hour')
      await sql`
        insert into prices.hourly_value (league_id, group_id, hour_at, value_chaos, exchange_chaos, by_exchange)
        select league_id, group_id, ${new Date(moment.atMs)}::timestamptz, value, paid, by_exchange from (${placed}) as r
        on conflict do nothing`.execute(tx);
    else
      await sql`
        insert into prices.daily_value (league_id, group_id, day, value_chaos, exchange_chaos, by_exchange)
        select league_id, group_id, ${new Date(moment.atMs).toISOString().slice(0, 10)}::date, value, paid, by_exchange from (${placed}) as r
        on conflict do nothing`.execute(tx);
    return 'stored';
  });
}
