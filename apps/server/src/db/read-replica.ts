import type { LogPosition, Replica } from '@poexchange/platform/db';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type ReplicaReads = Pick<Replica<Database>, 'read' | 'mark'>;
type Deps = { readonly db: Kysely<Database>; readonly replica?: ReplicaReads | undefined };

/**
 * Runs a read on the replica, if there is one. The result may be a few seconds old, so do not use this for data that
 * the caller has just written.
 */
export function readLagging<Result>(deps: Deps, ask: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  return deps.replica === undefined ? ask(deps.db) : deps.replica.read(ask);
}

/** Reads from the replica once the replica contains everything that was committed before a mark. */
export type ReadSince = <Result>(ask: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** Marks this moment for replica reads that must include everything written until now. */
export async function markReads(deps: Deps): Promise<ReadSince> {
  const { db, replica } = deps;
  if (replica === undefined) return (ask) => ask(db);
  const since: LogPosition = await replica.mark();
  return (ask) => replica.read(ask, { since });
}
