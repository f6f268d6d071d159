/** Reminders to vouch that somebody ended: kept in this browser, longer than a reminder stands (D61). */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Ids that are kept, the newest last: a reminder stands for a day, in which nobody finishes as many services. */
const MOST_IDS = 300;

const storedSchema = z.object({ ended: z.catch(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MOST_IDS)), []) });
type Reminders = { readonly ended: readonly string[] };

export function readReminders(stored: unknown): Reminders {
  return storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

const useReminders = create<Reminders>()(
  persist(() => readReminders({}), { name: 'poexchange:vouch-reminders', version: 1, merge: (stored) => readReminders(stored) }),
);

// Another tab ended one: this one must not write it back.
window.addEventListener('storage', ({ key }) => {
  if (key === useReminders.persist.getOptions().name) void useReminders.persist.rehydrate();
});

/** Returns the requests whose reminder was ended. */
export function useEndedReminders(): ReadonlySet<string> {
  return new Set(useReminders(({ ended }) => ended));
}

/** Ends the reminder of a request for good: it stands in the history from now on, where one still can vouch. */
export function endReminder(id: string): void {
  useReminders.setState(({ ended }) => ({ ended: [...ended.filter((other) => other !== id), id].slice(-MOST_IDS) }));
}
