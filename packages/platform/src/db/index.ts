export { findOutlet } from './after-commit.ts';
export type { Outlet } from './after-commit.ts';
export { copyRows } from './copy-out.ts';
export { createDb, retryDeadlocks, TryAgainError, withTransaction } from './database.ts';
export { connectToWriter, createHostChoice } from './hosts.ts';
export { migrate, MigrationError } from './migrate.ts';
export type { MigrationSet } from './migrate.ts';
export { createPool } from './pool.ts';
export { isStorable } from './storable.ts';
