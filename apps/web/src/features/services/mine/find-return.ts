/** Finds the last return of the person's services among the notifications. Pure. */
import type { Notification } from '@poexchange/contract/rest';

export type Return = {
  /** Services that came back, by game. */
  readonly poe1: number;
  readonly poe2: number;
  readonly atMs: number;
  /** Time at which the server hid them, from the first of these notifications that has it; null if none does. */
  readonly hiddenSinceMs: number | null;
  /** Notifications about the return. */
  readonly ids: readonly Notification['id'][];
};

/** Age, in ms, from which a return is no longer announced. */
const NEWS_MS = 3_600_000;

/**
 * Returns the last return of each game within an hour, if it is unread, merged into one: each game has its own
 * notification. A return that was read, here or elsewhere, is over.
 */
export function findReturn(notifications: readonly Notification[], nowMs: number): Return | null {
  const recent = notifications
    .filter((each) => each.type === 'serviceRelist')
    .filter(({ timestamp }) => nowMs - timestamp < NEWS_MS)
    .toSorted((a, b) => b.timestamp - a.timestamp);
  const last = (['poe1', 'poe2'] as const).map((game) => ({ game, told: recent.find(({ body }) => body[game] > 0) }));
  const unread = last.flatMap(({ game, told }) => (told === undefined || told.read ? [] : [{ game, told }]));
  if (unread.length === 0) return null;
  const countOf = (wanted: 'poe1' | 'poe2'): number => unread.find(({ game }) => game === wanted)?.told.body[wanted] ?? 0;
  return {
    poe1: countOf('poe1'),
    poe2: countOf('poe2'),
    hiddenSinceMs: unread.reduce<number | null>((first, { told }) => {
      const sinceMs = told.body.hiddenSinceMs ?? null;
      return first === null || (sinceMs !== null && sinceMs < first) ? sinceMs : first;
    }, null),
    atMs: Math.max(...unread.map(({ told }) => told.timestamp)),
    ids: [...new Set(recent.filter(({ read }) => !read).map(({ id }) => id))],
  };
}
