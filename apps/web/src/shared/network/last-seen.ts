/**
 * The last answers to an account, for its pages to open while nothing can be reached (D36). They are shown only then,
 * and only to the account they were given to; signing out removes them.
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

/** Time of the oldest earlier answer that is shown, on the local clock; null while none is. */
export const useShownLast = create<{ readonly atMs: number | null }>()(() => ({ atMs: null }));

export type LastSeenOf<Answer> = {
  readonly name: LastSeenName;
  /** Game, league or id that was asked for; the last one of a name is kept. */
  readonly part?: string;
  readonly schema: z.ZodMiniType<Answer>;
  /** Older answers say nothing any more. */
  readonly maxAgeMs: number;
  readonly call: () => Promise<Answer>;
  /** Puts an earlier answer on the page; the failure is still reported, so that it is fetched again (D36). */
  readonly show: (answer: Answer) => void;
};

/** Calls, and keeps the answer. Where the call fails because nothing can be reached, the last answer is shown. */
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

/** Forgets all of it: the account has left this browser. */
export async function forgetLastSeen(): Promise<void> {
  for (const name of names) await attempt(() => del(keyOf(name)));
}

/** Some browsers throw at once if storage is refused: then nothing is kept. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // A failed write is no error: the data is only a copy.
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
