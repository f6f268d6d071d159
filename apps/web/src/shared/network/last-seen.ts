/**
 * Stores the last answers to an account, so that its pages can open while the server is unreachable. The answers are
 * shown only during an outage, and only to that account. Signing out deletes them.
 */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { readTokenOwner } from '../session/token.ts';
import { isAway, useReachability } from './connection.ts';

const names = [
  'profile',
  'my-listings',
  'my-services',
  'net-worth-settings',
  'net-worth-profiles',
  'net-worth-rows',
  'net-worth-snapshot',
] as const;
export type LastSeenName = (typeof names)[number];

const keyOf = (name: LastSeenName): string => `poexchange:last-seen:${name}`;
const storedSchema = z.object({ owner: z.string(), atMs: z.number(), part: z._default(z.string(), ''), answer: z.unknown() });

/** Time of the oldest stored answer on the page, by the local clock; null if none is shown. */
export const useShownLast = create<{ readonly atMs: number | null }>()(() => ({ atMs: null }));

export type LastSeenOf<Answer> = {
  readonly name: LastSeenName;
  /** Requested game, league or id. Only the answer for the last requested part is stored under each name. */
  readonly part?: string;
  readonly schema: z.ZodMiniType<Answer>;
  /** Older answers are not shown. */
  readonly maxAgeMs: number;
  readonly call: () => Promise<Answer>;
  /** Shows a stored answer on the page. The failure is still reported, so that the data is refetched. */
  readonly show: (answer: Answer) => void;
};

/** Makes the call and stores its answer. If the server is unreachable, shows the stored answer instead. */
export async function callOrShowLast<Answer>(lastSeenOf: LastSeenOf<Answer>): Promise<Answer> {
  const owner = readTokenOwner();
  try {
    const answer = await lastSeenOf.call();
    if (useShownLast.getState().atMs !== null) useShownLast.setState({ atMs: null });
    const { name, part = '' } = lastSeenOf;
    if (owner !== null && owner === readTokenOwner()) void attempt(() => set(keyOf(name), { owner, atMs: Date.now(), part, answer }));
    return answer;
  } catch (error) {
    const last = owner !== null && isAway(useReachability.getState().verdict) ? await readLast(lastSeenOf, owner) : null;
    if (last !== null && owner === readTokenOwner()) {
      useShownLast.setState(({ atMs }) => ({ atMs: Math.min(atMs ?? Infinity, last.atMs) }));
      lastSeenOf.show(last.answer);
    }
    throw error;
  }
}

/** Deletes all stored answers, after the account has been removed from this browser. */
export async function forgetLastSeen(): Promise<void> {
  for (const name of names) await attempt(() => del(keyOf(name)));
}

/** Some browsers throw synchronously when storage is blocked, in which case nothing is stored. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Ignore a failed write: the data is only a copy.
  }
}

async function readLast<Answer>(
  lastSeenOf: LastSeenOf<Answer>,
  owner: string,
): Promise<{ readonly answer: Answer; readonly atMs: number } | null> {
  try {
    const stored = z.safeParse(storedSchema, await get(keyOf(lastSeenOf.name)));
    if (!stored.success || stored.data.owner !== owner || stored.data.part !== (lastSeenOf.part ?? '')) return null;
    if (Date.now() - stored.data.atMs > lastSeenOf.maxAgeMs) return null;
    const answer = z.safeParse(lastSeenOf.schema, stored.data.answer);
    return answer.success ? { answer: answer.data, atMs: stored.data.atMs } : null;
  } catch {
    return null;
  }
}
