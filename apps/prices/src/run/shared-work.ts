/** The work that programs share by leases (record 0170): prices of each league, and what is done once for all. */
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { SharedWork } from '../leases/lease-keeper.ts';
import { readPublishedLeagues } from '../leagues/league-queries.ts';

/** The list of leagues, which names only those that have files. */
export const LIST_LEASE = 'list';
export const leagueLease = (leagueId: number): string => `league/${leagueId}`;

/** Tasks beside leagues, and how much they are beside a league of a few groups. */
export const tasks = { stream: 4, exchange: 1, past: 1, leagues: 1, retention: 1, aging: 1, [LIST_LEASE]: 1 } as const;

/** Groups of a league that weigh as much as one small task. */
const GROUPS_OF_WEIGHT = 50;

/** Lists all shared work now. */
export async function listSharedWork(db: PricesDb, nowMs: number): Promise<SharedWork[]> {
  const leagues = await readPublishedLeagues(db, nowMs);
  const { rows } = await sql<{ leagueId: number; groups: number }>`
    select league_id as "leagueId", sum(groups)::int as groups from prices.league_tag group by league_id`.execute(db);
  const groupsOf = new Map(rows.map(({ leagueId, groups }) => [leagueId, groups]));
  return [
    ...Object.entries(tasks).map(([name, weight]) => ({ name, weight })),
    ...leagues.map(({ id }) => ({ name: leagueLease(id), weight: weigh(groupsOf.get(id) ?? 0) })),
  ];
}

/** In powers of two, so that a few groups more move nothing. */
function weigh(groups: number): number {
  return 2 ** Math.ceil(Math.log2(1 + groups / GROUPS_OF_WEIGHT));
}
