/** State kept across a reload: the queue of this window, and a snapshot whose answer has not arrived yet. */
import type { AddSnapshotBody } from '@poexchange/contract/rest/net-worth';
import { snapshotTypes, type SnapshotJob } from '@poexchange/domain/net-worth';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';

/** Tabs that a cancelled or interrupted run has read are not read again for this long. */
export const KEPT_TABS_MS = 30 * 60_000;

/** In the session's storage: a reload of this window resumes the queue, another window does not. */
export const KEPT_RUN_KEY = 'poexchange:snapshot-run';

const jobSchema = z.object({ id: z.string(), profileId: z.string(), type: z.enum(snapshotTypes) });
const keptSchema = z.object({
  accountId: z.string(),
  running: z.nullable(jobSchema),
  waiting: z.array(jobSchema),
  freeFromMs: z.number(),
  /** Start of the runs that did not end in a snapshot, by profile. */
  startedMs: z.record(z.string(), z.number()),
});
export type KeptRun = {
  readonly accountId: string;
  readonly running: SnapshotJob | null;
  readonly waiting: readonly SnapshotJob[];
  readonly freeFromMs: number;
  readonly startedMs: Readonly<Record<string, number>>;
};

/** Stores the queue; blocked or full storage keeps nothing, and a reload then starts over. */
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

/** A snapshot that was sent and not answered. */
export type Unanswered = { readonly accountId: string; readonly body: AddSnapshotBody };

const UNANSWERED_KEY = 'unanswered';
let opened: UseStore | null = null;
/** The browser's database: a snapshot is too large for the session's storage. */
const open = (): UseStore => (opened ??= createStore('poexchange:snapshot', 'sent'));

/** Stores a sent snapshot; blocked or full storage keeps nothing. */
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
