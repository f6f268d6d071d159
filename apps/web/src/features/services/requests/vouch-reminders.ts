/**
 * Dismissed vouch reminders, stored in this browser. A person can have only one vouch from the user, so there is one
 * reminder per person, however many services they provided.
 */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useAccount } from '../../../shared/account/account.ts';

/**
 * Maximum number of stored names, newest last: a reminder lasts for a day, and no user has this many providers in a
 * day.
 */
const MOST_NAMES = 300;

const storedSchema = z.object({ ended: z.catch(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MOST_NAMES)), []) });
type Reminders = { readonly ended: readonly string[] };

export function readReminders(stored: unknown): Reminders {
  return storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

const useReminders = create<Reminders>()(
  persist(() => readReminders({}), { name: 'poexchange:vouch-reminders', version: 1, merge: (stored) => readReminders(stored) }),
);

// Another tab has dismissed a reminder, which this tab must not overwrite.
window.addEventListener('storage', ({ key }) => {
  if (key === useReminders.persist.getOptions().name) void useReminders.persist.rehydrate();
});

type Reminded = Pick<ServiceRequest, 'id' | 'counterpart'>;

/** Returns a predicate for requests whose reminder the signed-in person has dismissed. */
export function useHasEndedReminder(): (request: Reminded) => boolean {
  const ownId = useOwnId();
  const ended = useReminders((reminders) => reminders.ended);
  return useMemo(() => {
    const names = new Set(ended);
    // Earlier versions stored dismissed reminders by request id.
    return (request) => names.has(nameReminder(ownId, request)) || names.has(request.id);
  }, [ended, ownId]);
}

/**
 * Returns a function that permanently dismisses the reminder to vouch for a request's provider; vouching is still
 * possible from the history.
 */
export function useEndReminder(): (request: Reminded) => void {
  const ownId = useOwnId();
  return useCallback((request) => keepEnded(nameReminder(ownId, request)), [ownId]);
}

export function keepEnded(name: string): void {
  useReminders.setState(({ ended }) => ({ ended: [...ended.filter((other) => other !== name), name].slice(-MOST_NAMES) }));
}

/** The name includes the account, because two accounts in one browser are two people. */
function nameReminder(ownId: string, { id, counterpart }: Reminded): string {
  return counterpart === null ? id : `${ownId}/${counterpart.userId}`;
}

function useOwnId(): string {
  const account = useAccount();
  return account.status === 'signedIn' ? account.profile.uuid : '';
}
