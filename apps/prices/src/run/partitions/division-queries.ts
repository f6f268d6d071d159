/** Stores and changes each league's number of partitions; after a change, no earlier owner can write. */
import { withTransaction } from '@poexchange/platform/db';
import type { PriceStore } from '@poexchange/platform/price-store';
import { sql } from 'kysely';
import type { PricesDb } from '../../database.ts';
import { holdFence, type Fence } from '../../leases/fence.ts';
import { choosePartitions } from './divide-league.ts';
import { leagueLease } from './lease-names.ts';

type Division = { readonly partitions: number; readonly isFenced: boolean };

export type DivisionToSettle = {
  readonly leagueId: number;
  /** Approximate number of asks in the league, and the maximum per partition. */
  readonly asks: number;
  readonly partitionAsks: number;
  /** Lease of the league. */
  readonly fence: Fence;
};

/**
 * Decides a league's number of partitions; 1 for an undivided league. Returns null if the number changes: the leases of
 * the old partitions end, late writes of their owners are rejected, and the league's owner continues under a new lease
 * number without its earlier state. Throws if another program has the league.
 */
export async function settleDivision(
  { db, store }: { db: PricesDb; store: PriceStore },
  { leagueId, asks, partitionAsks, fence }: DivisionToSettle,
): Promise<number | null> {
  const now = (await readDivision(db, leagueId)) ?? { partitions: 1, isFenced: true };
  const partitions = choosePartitions(asks, { limit: partitionAsks, now: now.partitions });
  if (partitions === now.partitions && now.isFenced) return partitions;
  if (partitions !== now.partitions) {
    await storeDivision(db, { leagueId, partitions, fence });
    return null;
  }
  await fenceFiles(db, store, leagueId);
  await withTransaction(db, async (tx) => {
    await holdFence(tx, fence);
    await sql`update prices.league_division set is_fenced = true where league_id = ${leagueId}`.execute(tx);
  });
  return partitions;
}

async function readDivision(db: PricesDb, leagueId: number): Promise<Division | undefined> {
  const { rows } = await sql<Division>`
    select partitions, is_fenced as "isFenced" from prices.league_division where league_id = ${leagueId}`.execute(db);
  return rows[0];
}

async function storeDivision(
  db: PricesDb,
  { leagueId, partitions, fence }: { leagueId: number; partitions: number; fence: Fence },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await holdFence(tx, fence);
    // Waits for owners that are writing; after that none of them can write.
    await sql`
      with old as materialized (
        select name from prices.lease where starts_with(name, ${partitionsOf(leagueId)}) order by name for update
      )
      update prices.lease l set owner = null, fence = nextval('prices.fence_number') from old where l.name = old.name`.execute(tx);
    await sql`update prices.lease set fence = nextval('prices.fence_number') where name = ${fence.lease}`.execute(tx);
    await sql`
      insert into prices.league_division (league_id, partitions) values (${leagueId}, ${partitions})
      on conflict (league_id) do update set partitions = excluded.partitions, is_fenced = false`.execute(tx);
  });
}

/** Prevents earlier partition owners from writing files by storing a newer number for their leases. */
async function fenceFiles(db: PricesDb, store: PriceStore, leagueId: number): Promise<void> {
  const { rows } = await sql<{ name: string; number: number }>`
    select name, fence as number from prices.lease where starts_with(name, ${partitionsOf(leagueId)})`.execute(db);
  for (const { name, number } of rows)
    await store.fenced({ lease: name, number, verify: async () => true, isValid: () => true }).keepOthersOut();
}

const partitionsOf = (leagueId: number): string => `${leagueLease(leagueId)}/`;

/** Reads the number of partitions of divided leagues, by league id. */
export async function readDivisions(db: PricesDb): Promise<Map<number, number>> {
  const { rows } = await sql<{ leagueId: number; partitions: number }>`
    select league_id as "leagueId", partitions from prices.league_division where partitions > 1`.execute(db);
  return new Map(rows.map(({ leagueId, partitions }) => [leagueId, partitions]));
}
