import type { LeagueEntry } from '@poexchange/contract/price-files';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';

type Game = LeagueEntry['game'];

/** D27: an ended league stays readable for this long. */
const ENDED_LEAGUE_LIFE_MS = 14 * 24 * 3_600_000;

export type ListedLeague = { readonly name: string; readonly startAt: Date | null; readonly endAt: Date | null };
/** A league with its id and its path components. */
export type PlacedLeague = { readonly id: number; readonly game: Game; readonly name: string };
export type PublishedLeague = ListedLeague & PlacedLeague;

export async function storeListedLeagues(
  db: PricesDb,
  game: Game,
  { leagues, listedAt }: { leagues: readonly ListedLeague[]; listedAt: Date },
): Promise<void> {
  if (leagues.length === 0) return;
  await sql`
    insert into prices.league (game, name, start_at, end_at, listed_at)
    select ${game}::text, name, start_at, end_at, ${listedAt}::timestamptz
    from unnest(
      ${leagues.map(({ name }) => name)}::text[], ${leagues.map(({ startAt }) => startAt)}::timestamptz[], ${leagues.map(({ endAt }) => endAt)}::timestamptz[]
    ) as l (name, start_at, end_at)
    on conflict (game, name) do update set start_at = excluded.start_at, end_at = excluded.end_at, listed_at = excluded.listed_at`.execute(
    db,
  );
}

/** Leagues to publish: listed now or within the last 14 days, and, if ended, not more than 14 days ago. */
export async function readPublishedLeagues(db: PricesDb, nowMs: number): Promise<PublishedLeague[]> {
  const since = new Date(nowMs - ENDED_LEAGUE_LIFE_MS);
  const { rows } = await sql<PublishedLeague>`
    select id, game, name, start_at as "startAt", end_at as "endAt" from prices.league
    where listed_at > ${since} and (end_at is null or end_at > ${since})`.execute(db);
  return rows;
}

export async function hasListedLeagues(db: PricesDb, game: Game): Promise<boolean> {
  const { rows } = await sql`select 1 from prices.league where game = ${game} and listed_at is not null limit 1`.execute(db);
  return rows.length > 0;
}
