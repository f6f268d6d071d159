/** State that survives a reload: this window's queue, and a sent snapshot that has not been answered. */
import type { AddSnapshotBody } from '@poexchange/contract/rest/net-worth';
import { snapshotTypes, type SnapshotJob } from '@poexchange/domain/net-worth';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';

/** How long tabs from a cancelled or interrupted run are reused instead of read again. */
export const KEPT_TABS_MS = 30 * 60_000;

/** Key in session storage: the queue resumes after a reload of this window, but not in another window. */
export const KEPT_RUN_KEY = 'poexchange:snapshot-run';

const jobSchema = z.object({ id: z.string(), profileId: z.string(), type: z.enum(snapshotTypes) });
const keptSchema = z.object({
  accountId: z.string(),
  running: z.nullable(jobSchema),
  waiting: z.array(jobSchema),
  freeFromMs: z.number(),
  /** Start times of runs that did not produce a snapshot, by profile. */
  startedMs: z.record(z.string(), z.number()),
});
export type KeptRun = {
  readonly accountId: string;
  readonly running: SnapshotJob | null;
  readonly waiting: readonly SnapshotJob[];
  readonly freeFromMs: number;
  readonly startedMs: Readonly<Record<string, number>>;
};

/** Stores the queue. If storage is blocked or full, nothing is stored, and a reload starts over. */
export function keepRun(kept: KeptRun | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(KEPT_RUN_KEY);
    else sessionStorage.setItem(KEPT_RUN_KEY, JSON.stringify(kept));
  } catch {
    // Nothing is stored.
  }
}

export function readKeptRun(): KeptRun | null {
  try {
    const parsed = z.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(KEPT_RUN_KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A sent snapshot that the server has not yet confirmed. */
export type Unanswered = { readonly accountId: string; readonly body: AddSnapshotBody };

const UNANSWERED_KEY = 'unanswered';
let opened: UseStore | null = null;
/** Uses IndexedDB, because a snapshot is too large for session storage. */
const open = (): UseStore => (opened ??= createStore('poexchange:snapshot', 'sent'));

/** Stores a sent snapshot. If storage is blocked or full, nothing is stored. */
export async function keepUnanswered(unanswered: Unanswered): Promise<void> {
  await attempt(() => set(UNANSWERED_KEY, unanswered, open()));
}

export async function readUnanswered(): Promise<Unanswered | null> {
  return (await attempt(() => get<Unanswered>(UNANSWERED_KEY, open()))) ?? null;
}

export async function dropUnanswered(snapshotId: string): Promise<void> {
  const kept = await readUnanswered();
  if (kept?.body.snapshot.id === snapshotId) await attempt(() => del(UNANSWERED_KEY, open()));
}

async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
