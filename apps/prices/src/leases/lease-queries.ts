/** The leases of prices programs. Times are by the database's clock. */
import type { PoolClient } from '@poexchange/platform/db';

/** A dedicated connection that holds the program's advisory lock. */
export type LeaseClient = Pick<PoolClient, 'query' | 'release'>;

/** First of the two keys of the programs' advisory locks. */
const LOCK_CLASS = 7_214_002;
/** A program is alive as long as its connection exists and it reports regularly. */
const isAlive = `p.alive_until > clock_timestamp() and exists (
  select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.granted
    and l.classid::bigint = ${LOCK_CLASS} and l.objid::bigint = p.lock_key and l.objsubid = 2)`;
const fromNow = (parameter: string): string => `clock_timestamp() + ${parameter} * interval '1 millisecond'`;

export type TakenLease = { readonly name: string; readonly fence: number };

/** Registers a program as alive. Its first price run completes all earlier operator requests. */
export async function registerProgram(client: LeaseClient, { id, leaseMs }: { id: string; leaseMs: number }): Promise<void> {
  const { rows } = await client.query<{ key: number }>(
    `insert into prices.program (id, alive_until, repriced_to)
     values ($1, ${fromNow('$2')}, (select coalesce(max(id), 0) from prices.reprice_request)) returning lock_key as key`,
    [id, leaseMs],
  );
  await client.query('select pg_advisory_lock($1::int, $2::int)', [LOCK_CLASS, rows[0]?.key]);
  await client.query(`delete from prices.program where alive_until < clock_timestamp() - interval '1 hour'`);
}

/**
 * Reports that a program is alive and extends all its leases. Returns the leases that no other program has acquired.
 * Throws if the program is no longer registered.
 */
export async function renewLeases(client: LeaseClient, { id, leaseMs }: { id: string; leaseMs: number }): Promise<TakenLease[]> {
  const { rowCount } = await client.query(`update prices.program set alive_until = ${fromNow('$2')} where id = $1`, [id, leaseMs]);
  if (rowCount === 0) throw new Error('this program hung for so long that it is forgotten, and has to register again');
  const { rows } = await client.query<TakenLease>(
    `update prices.lease set expires_at = ${fromNow('$2')} where owner = $1 returning name, fence`,
    [id, leaseMs],
  );
  return rows;
}

/** Reads live programs and lease owners; creates missing leases with these names. Free leases have no owner. */
export async function readLeases(
  client: LeaseClient,
  names: readonly string[],
): Promise<{ programs: string[]; owners: ReadonlyMap<string, string | null> }> {
  const programs = await client.query<{ id: string }>(`select p.id from prices.program p where ${isAlive}`);
  const select = `select l.name, case when l.expires_at > clock_timestamp() then p.id end as owner
    from prices.lease l left join prices.program p on p.id = l.owner and ${isAlive} where l.name = any($1)`;
  let { rows } = await client.query<{ name: string; owner: string | null }>(select, [names]);
  if (rows.length < names.length) {
    await client.query('insert into prices.lease (name) select unnest($1::text[]) on conflict do nothing', [names]);
    ({ rows } = await client.query<{ name: string; owner: string | null }>(select, [names]));
  }
  return { programs: programs.rows.map(({ id }) => id), owners: new Map(rows.map(({ name, owner }) => [name, owner])) };
}

/** Acquires those of the named leases that are free, each under a new number. Skips a lease whose owner is writing. */
export async function takeLeases(
  client: LeaseClient,
  { id, leaseMs, names }: { id: string; leaseMs: number; names: readonly string[] },
): Promise<TakenLease[]> {
  if (names.length === 0) return [];
  const { rows } = await client.query<TakenLease>(
    `with free as materialized (
       select l.name from prices.lease l
       where l.name = any($3) and (l.owner is null or l.expires_at <= clock_timestamp()
         or not exists (select from prices.program p where p.id = l.owner and ${isAlive}))
       order by l.name for update of l skip locked
     )
     update prices.lease l set owner = $1, fence = nextval('prices.fence_number'), expires_at = ${fromNow('$2')}
     from free where l.name = free.name returning l.name, l.fence`,
    [id, leaseMs, names],
  );
  return rows;
}

/** Releases leases, so that another program can acquire them immediately. */
export async function releaseLeases(client: LeaseClient, { id, names }: { id: string; names: readonly string[] }): Promise<void> {
  if (names.length === 0) return;
  await client.query('update prices.lease set owner = null where owner = $1 and name = any($2)', [id, names]);
}

/** Removes a program that has released its leases. */
export async function removeProgram(client: LeaseClient, id: string): Promise<void> {
  await client.query('update prices.lease set owner = null where owner = $1', [id]);
  await client.query('delete from prices.program where id = $1', [id]);
}

/**
 * Stores which operator request a program has completed. Returns the number up to which all live programs have
 * completed requests.
 */
export async function noteRepriced(client: LeaseClient, { id, upTo }: { id: string; upTo: number }): Promise<number> {
  await client.query('update prices.program set repriced_to = greatest(repriced_to, $2) where id = $1', [id, upTo]);
  const { rows } = await client.query<{ upTo: number | null }>(
    `select min(p.repriced_to) as "upTo" from prices.program p where ${isAlive}`,
  );
  return rows[0]?.upTo ?? upTo;
}
