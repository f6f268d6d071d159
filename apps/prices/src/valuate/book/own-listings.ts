/** Asks from this site's own listings for poe2 goods, which have no public stream, read from the server's view. */
import type { Game } from '@poexchange/domain/item';
import { makeGroup, type Tag } from '@poexchange/domain/grouping';
import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../../database.ts';
import type { AskRow } from './ask-book.ts';
import type { TagGroup } from '../../asks/group-queries.ts';
import { storeGroups } from '../../asks/known-ids.ts';
import { storeLeagueGroups } from '../../asks/league-groups.ts';

/** Lifetime of an active listing (R4.02). Checked here because the job that ends listings may be slightly late. */
const LISTING_LIFE_MS = 2 * 3_600_000;

type Place = { readonly game: Game; readonly league: { readonly id: number; readonly name: string } };

/** Returns whether the server has created its view, which it does on its first start. */
export async function hasOwnListings(db: PricesDb): Promise<boolean> {
  const { rows } = await sql<{ view: string | null }>`select to_regclass('public.shared_own_asks')::text as view`.execute(db);
  return (rows[0]?.view ?? null) !== null;
}

/**
 * Creates table groups that are listed in a league on the site, so that they can have a value and a history. Other
 * groups cannot be listed manually.
 */
export async function noteOwnGroups(
  db: PricesDb,
  { game, league, tables }: Place & { readonly tables: ReadonlyMap<string, readonly TagGroup[]> },
): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    select distinct a.hash from public.shared_own_asks a
    where a.game = ${game} and a.league = ${league.name.toLowerCase()} and not exists (
      select 1 from prices.league_group lg join prices.item_group g on g.id = lg.group_id
      where lg.league_id = ${league.id} and g.game = a.game and g.hash = a.hash)`.execute(db);
  const wanted = new Set(rows.map(({ hash }) => hash));
  if (wanted.size === 0) return;
  const groups = [...tables].flatMap(([tag, members]) =>
    members
      .filter(({ hash }) => wanted.has(hash))
      .map(({ key, properties }) => ({ group: makeGroup(tag as Tag, key, properties), icon: undefined })),
  );
  await withTransaction(db, async (tx) => {
    const ids = await storeGroups(tx, game, groups);
    await storeLeagueGroups(
      tx,
      [...ids.values()].map((groupId) => ({ leagueId: league.id, groupId })),
    );
  });
}

/**
 * Reads the asks in the site's own active listings: each account's lowest ask for each group, in chaos, with the
 * listing's age. Account numbers are negative, so that they never equal account numbers from the stream.
 */
export async function readOwnAsks(
  db: PricesDb,
  { game, league, chaosId, nowMs }: Place & { readonly chaosId: number; readonly nowMs: number },
): Promise<AskRow[]> {
  const { rows } = await sql<Omit<AskRow, 'currencyId' | 'isNoted'>>`
    select g.id as "groupId", (-dense_rank() over (order by a.seller))::int as "accountId",
      min(a.price_chaos) as ask, max(a.listed_ms)::float8 as "seenAtMs"
    from public.shared_own_asks a join prices.item_group g on g.game = a.game and g.hash = a.hash
    where a.game = ${game} and a.league = ${league.name.toLowerCase()} and a.listed_ms > ${nowMs - LISTING_LIFE_MS}
    group by g.id, a.seller`.execute(db);
  return rows.map((row) => ({ ...row, currencyId: chaosId, isNoted: true }));
}
