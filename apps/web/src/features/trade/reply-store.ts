/** The replies as worded by this browser's user. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { cleanReply, defaultReplies, replyIds, type Replies } from './replies.ts';

const storedSchema = z.record(z.string(), z.unknown());

/** Keeps only replies that are strings. */
export function readStoredReplies(stored: unknown): Replies {
  const read = z.safeParse(storedSchema, stored);
  const texts = read.success ? read.data : {};
  return Object.fromEntries(
    replyIds.map((id) => [id, typeof texts[id] === 'string' ? cleanReply(id, texts[id]) : defaultReplies[id]]),
  ) as Replies;
}

export const useReplies = create<Replies>()(
  persist(() => readStoredReplies({}), { name: 'poexchange:replies', version: 1, merge: (stored) => readStoredReplies(stored) }),
);

export function keepReplies(replies: Replies): void {
  useReplies.setState(readStoredReplies(replies));
}
