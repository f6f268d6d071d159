/** The work that programs share by leases: each league's prices, and tasks done once for all programs. */
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { SharedWork } from '../leases/lease-keeper.ts';
import { readPublishedLeagues } from '../leagues/league-queries.ts';
import { leagueLease, partitionLease } from './partitions/lease-names.ts';
import { readDivisions } from './partitions/division-queries.ts';

/** Lease of the league list, which names only leagues that have files. */
export const LIST_LEASE = 'list';
/** Tasks other than leagues, and their weights relative to a league with a few groups. */
export const tasks = { stream: 4, exchange: 1, past: 1, leagues: 1, retention: 1, aging: 1, [LIST_LEASE]: 1 } as const;

/** Weight of a divided league itself: its owner waits more than it works. */
const DIVIDED_WEIGHT = 1;
/** Number of groups in a league that weigh as much as one small task. */
const GROUPS_OF_WEIGHT = 50;

/** Lists all current shared work. */
export async function listSharedWork(db: PricesDb, nowMs: number): Promise<SharedWork[]> {
  const [leagues, divisions] = await Promise.all([readPublishedLeagues(db, nowMs), readDivisions(db)]);
  const { rows } = await sql<{ leagueId: number; groups: number }>`
    select league_id as "leagueId", sum(groups)::int as groups from prices.league_tag group by league_id`.execute(db);
  const groupsOf = new Map(rows.map(({ leagueId, groups }) => [leagueId, groups]));
  return [
    ...Object.entries(tasks).map(([name, weight]) => ({ name, weight })),
    ...leagues.flatMap(({ id }) => listLeague(id, { groups: groupsOf.get(id) ?? 0, partitions: divisions.get(id) ?? 1 })),
  ];
}

function listLeague(leagueId: number, { groups, partitions }: { groups: number; partitions: number }): SharedWork[] {
  const name = leagueLease(leagueId);
  if (partitions === 1) return [{ name, weight: weigh(groups) }];
  const parts = Array.from({ length: partitions }, (_, at) => partitionLease({ leagueId, partition: at + 1, partitions }));
  return [{ name, weight: DIVIDED_WEIGHT }, ...parts.map((part) => ({ name: part, weight: weigh(groups / partitions) }))];
}

/** Rounds weights to powers of two, so that a few new groups do not move leases. */
function weigh(groups: number): number {
  return 2 ** Math.ceil(Math.log2(1 + groups / GROUPS_OF_WEIGHT));
}
