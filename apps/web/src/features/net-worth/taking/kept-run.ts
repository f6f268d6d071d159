/** State kept across a reload: the queue of this window, and a snapshot whose answer has not arrived yet. */
import type { AddSnapshotBody } from '@poexchange/contract/rest/net-worth';
import { snapshotTypes, type SnapshotJob } from '@poexchange/domain/net-worth';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';

/** Tabs that a cancelled or interrupted run has read are not read again for this long. */
export const KEPT_TABS_MS = 30 * 60_000;

/** Session storage: a reload of this window resumes the queue, another window does not. */
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

export type RunStore = {
  readonly write: (kept: KeptRun | null) => void;
  readonly read: () => KeptRun | null;
};

/** Stores the queue; blocked or full storage keeps nothing, and a reload then starts over. */
export function createRunStore(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): RunStore {
  return {
    write: (kept) => {
      try {
        if (kept === null) storage().removeItem(KEPT_RUN_KEY);
        else storage().setItem(KEPT_RUN_KEY, JSON.stringify(kept));
      } catch {
        // Nothing is stored.
      }
    },
    read: () => {
      try {
        const parsed = z.safeParse(keptSchema, JSON.parse(storage().getItem(KEPT_RUN_KEY) ?? 'null'));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
  };
}

/** A snapshot that was sent and not answered. */
export type Unanswered = { readonly accountId: string; readonly body: AddSnapshotBody };

export type UnansweredStore = {
  readonly write: (unanswered: Unanswered) => Promise<void>;
  readonly read: () => Promise<Unanswered | null>;
  readonly drop: (snapshotId: string) => Promise<void>;
};

/** In the browser's database: it is too large for the session's storage. Blocked or full storage keeps nothing. */
export function createUnansweredStore(): UnansweredStore {
  const KEY = 'unanswered';
  let opened: UseStore | null = null;
  const open = (): UseStore => (opened ??= createStore('poexchange:snapshot', 'sent'));
  return {
    write: (unanswered) => attempt(() => set(KEY, unanswered, open())).then(() => undefined),
    read: async () => (await attempt(() => get<Unanswered>(KEY, open()))) ?? null,
    drop: async (snapshotId) => {
      const kept = await attempt(() => get<Unanswered>(KEY, open()));
      if (kept?.body.snapshot.id === snapshotId) await attempt(() => del(KEY, open()));
    },
  };
}

async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
