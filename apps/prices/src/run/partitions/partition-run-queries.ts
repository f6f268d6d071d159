/** Price runs of divided leagues: the league's owner starts and ends them, and the partitions' owners do the work. */
import { sql } from 'kysely';
import { withLazyCommit, type PricesDb } from '../../database.ts';
import type { Fence } from '../../leases/fence.ts';

/** A price run in progress, and its finished partitions. */
export type OpenRun = { readonly leagueId: number; readonly number: number; readonly partitions: number; readonly done: readonly number[] };

/** Starts a price run under the league's lease, replacing the previous run; returns the new run's number. */
export async function beginPartitionRun(
  db: PricesDb,
  { leagueId, partitions, input, fence }: { leagueId: number; partitions: number; input: string; fence: Fence },
): Promise<number> {
  return withLazyCommit(
    db,
    async (tx) => {
      // Re-insert to get the next sequence number.
      await sql`delete from prices.partition_run where league_id = ${leagueId}`.execute(tx);
      const { rows } = await sql<{ number: number }>`
        insert into prices.partition_run (league_id, partitions, input) values (${leagueId}, ${partitions}, ${input}) returning number`.execute(
        tx,
      );
      return rows[0]?.number ?? 0;
    },
    fence,
  );
}

/** Ends a price run: its results are no longer needed. */
export async function endPartitionRun(db: PricesDb, { leagueId, number }: { leagueId: number; number: number }): Promise<void> {
  await withLazyCommit(db, async (tx) => {
    await sql`delete from prices.partition_run where league_id = ${leagueId} and number = ${number}`.execute(tx);
    await sql`delete from prices.partition_result where league_id = ${leagueId} and number <= ${number}`.execute(tx);
  });
}

export async function readOpenRuns(db: PricesDb, leagueIds: readonly number[]): Promise<OpenRun[]> {
  const { rows } = await sql<OpenRun>`
    select r.league_id as "leagueId", r.number, r.partitions, array(
      select p.partition from prices.partition_result p where p.league_id = r.league_id and p.number = r.number) as done
    from prices.partition_run r where r.league_id = any(${leagueIds}) order by r.league_id`.execute(db);
  return rows;
}

type RunId = { readonly leagueId: number; readonly number: number };

/** Reads a price run's input; null once the run is over. */
export async function readRunInput(
  db: PricesDb,
  { leagueId, number }: RunId,
): Promise<{ readonly input: string; readonly firstRates: string | null } | null> {
  const { rows } = await sql<{ input: string; firstRates: string | null }>`
    select input, first_rates as "firstRates" from prices.partition_run where league_id = ${leagueId} and number = ${number}`.execute(db);
  return rows[0] ?? null;
}

/** Stores a league's first rates, under the lease of the partition that computed them. */
export async function storeFirstRates(
  db: PricesDb,
  { leagueId, number, firstRates, fence }: RunId & { firstRates: string; fence: Fence },
): Promise<void> {
  await withLazyCommit(
    db,
    (tx) =>
      sql`update prices.partition_run set first_rates = ${firstRates} where league_id = ${leagueId} and number = ${number}`.execute(tx),
    fence,
  );
}

/** Stores a partition's result, under the partition's lease. */
export async function storePartitionResult(
  db: PricesDb,
  { leagueId, number, partition, result, fence }: RunId & { partition: number; result: string; fence: Fence },
): Promise<void> {
  await withLazyCommit(
    db,
    (tx) =>
      sql`insert into prices.partition_result (league_id, partition, number, result) values (${leagueId}, ${partition}, ${number}, ${result})
        on conflict (league_id, partition) do update set number = excluded.number, result = excluded.result
        where partition_result.number <= excluded.number`.execute(tx),
    fence,
  );
}

/** Reads a price run's results by partition. */
export async function readPartitionResults(db: PricesDb, { leagueId, number }: RunId): Promise<string[]> {
  const { rows } = await sql<{ result: string }>`
    select result from prices.partition_result where league_id = ${leagueId} and number = ${number} order by partition`.execute(db);
  return rows.map(({ result }) => result);
}
