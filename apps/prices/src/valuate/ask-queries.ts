import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { createAskColumns } from './ask-columns.ts';
import type { AskColumns } from './ask-columns.ts';

/** Offers older than this are dead (D51). */
export const OFFER_LIFE_MS = 48 * 3_600_000;

export type ValuedTag = { readonly leagueId: number; readonly tag: string };

type ColumnsRow = Readonly<
  Record<
    'groupIds' | 'accountIds' | 'currencyIds' | 'asks' | 'quantities' | 'listedAtMs' | 'seenAtMs' | 'isNoted',
    readonly number[] | null
  >
>;

/** The living asks of a tag in a league, as columns: the only reader of tabs and offers that valuation has. */
export async function readAsks(db: PricesDb, { leagueId, tag }: ValuedTag, nowMs: number): Promise<AskColumns> {
  const { rows } = await sql<ColumnsRow>`
    select array_agg(o.group_id) as "groupIds", array_agg(t.account_id) as "accountIds", array_agg(o.currency_id) as "currencyIds", array_agg(o.ask) as asks,
      array_agg(o.quantity::float8) as quantities, array_agg((extract(epoch from o.listed_at) * 1000)::float8) as "listedAtMs",
      array_agg((extract(epoch from t.seen_at) * 1000)::float8) as "seenAtMs", array_agg(o.is_noted::int) as "isNoted"
    from prices.offer o
    join prices.item_group g on g.id = o.group_id and g.tag = ${tag}
    join prices.tab t on t.id = o.tab_id
    where o.league_id = ${leagueId} and t.seen_at > ${new Date(nowMs - OFFER_LIFE_MS)}`.execute(db);
  const columns = createAskColumns(rows[0]?.groupIds?.length ?? 0);
  for (const name of Object.keys(columns) as (keyof AskColumns)[]) columns[name].set(rows[0]?.[name] ?? []);
  return columns;
}

/** How many offers of a tag were filled in the last 24 h (D54), by group. */
export async function countFilled(db: PricesDb, { leagueId, tag }: ValuedTag, nowMs: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ groupId: number; count: number }>`
    select f.group_id as "groupId", count(*) as count
    from prices.filled_offer f
    join prices.item_group g on g.id = f.group_id and g.tag = ${tag}
    where f.league_id = ${leagueId} and f.filled_at > ${new Date(nowMs - 24 * 3_600_000)}
    group by f.group_id`.execute(db);
  return new Map(rows.map(({ groupId, count }) => [groupId, count]));
}

export type TagGroup = {
  readonly id: number;
  readonly hash: string;
  readonly key: string;
  readonly properties: Record<string, string | number | boolean | string[] | null>;
  readonly icon: string | null;
};

/** The groups of a tag that a league has seen, by hash. */
export async function readSeenGroups(db: PricesDb, { leagueId, tag }: ValuedTag): Promise<TagGroup[]> {
  const { rows } = await sql<TagGroup>`
    select g.id, g.hash, g.key, g.properties, g.icon
    from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where lg.league_id = ${leagueId} and g.tag = ${tag}
    order by g.hash collate "C"`.execute(db);
  return rows;
}

/** Which tags each league of a game has seen, by league id. */
export async function readSeenTags(db: PricesDb, game: string): Promise<Map<number, Set<string>>> {
  const { rows } = await sql<{ leagueId: number; tags: string[] }>`
    select lg.league_id as "leagueId", array_agg(distinct g.tag) as tags
    from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where g.game = ${game} group by lg.league_id`.execute(db);
  return new Map(rows.map(({ leagueId, tags }) => [leagueId, new Set(tags)]));
}
