/** Keeps requests in place on their page while their vouch changes. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useEffect, useState } from 'react';
import { noHold, type VouchHold } from './requests-view.ts';

/** How long a request stays in place after a vouch, in ms: longer than the star takes to fill (R9.26). */
export const VOUCH_REST_MS = 1000;

type Seen = VouchHold & {
  /** Finished requests that could be vouched for at the last render; `closed` contains those that could not. */
  readonly open: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
};

/** Tracks, for the lifetime of the page, which finished requests can be vouched for. */
export function useVouchHold(requests: readonly ServiceRequest[]): VouchHold {
  const [seen, setSeen] = useState<Seen>({ ...noHold, open: noHold.resting, closed: noHold.resting });
  const next = follow(seen, requests);
  if (next !== seen) setSeen(next);
  const { resting } = next;
  useEffect(() => {
    if (resting.size === 0) return undefined;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, resting: noHold.resting })), VOUCH_REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);
  return next;
}

/** Returns the same object if no request changed. */
function follow(before: Seen, requests: readonly ServiceRequest[]): Seen {
  const done = requests.filter(({ state }) => state === 'done');
  const open = new Set(done.flatMap(({ id, canVouch }) => (canVouch ? [id] : [])));
  const closed = new Set(done.flatMap(({ id, canVouch }) => (canVouch ? [] : [id])));
  if (isSame(open, before.open) && isSame(closed, before.closed)) return before;
  const given = [...closed].filter((id) => before.open.has(id) && !before.settled.has(id));
  const takenBack = [...open].filter((id) => before.closed.has(id) && !before.resting.has(id));
  return {
    open,
    closed,
    resting: given.length === 0 ? before.resting : new Set([...before.resting, ...given]),
    settled: takenBack.length === 0 ? before.settled : new Set([...before.settled, ...takenBack]),
  };
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
