/** The services of a league that the page has loaded, updated by replies and events. Pure. */
import type { ServiceRow } from '@poexchange/contract/rest/services';

export type ServicesState = {
  readonly rows: ReadonlyMap<string, ServiceRow>;
  /**
   * Offers of people who left after the page was opened, newest last. While the pointer is over the list, the list
   * shows these offers faded.
   */
  readonly ended: ReadonlyMap<string, ServiceRow>;
  /** The newest timestamp received from the server, from which the next request starts. */
  readonly newestMs: number;
  /** The server time at which this state was current. */
  readonly serverTimeMs: number;
};

type Reply = {
  readonly full: boolean;
  readonly services: readonly ServiceRow[];
  readonly gone: readonly string[];
  readonly newestMs: number;
  readonly serverTimeMs: number;
};

export const emptyServices: ServicesState = { rows: new Map(), ended: new Map(), newestMs: 0, serverTimeMs: 0 };

/** Applies a reply: the full list, or the changes since the last reply. */
export function mergeReply(before: ServicesState, reply: Reply): ServicesState {
  const listed = new Set<string>(reply.services.map(({ id }) => id));
  const gone = reply.full ? [...before.rows.keys()].filter((id) => !listed.has(id)) : reply.gone;
  const merged = putRows(removeRows(before, gone), reply.services);
  return { ...merged, newestMs: Math.max(before.newestMs, reply.newestMs), serverTimeMs: reply.serverTimeMs };
}

/** Applies rows from an event or an error reply; an older version never replaces a newer one. */
export function putRows(before: ServicesState, added: readonly ServiceRow[]): ServicesState {
  if (added.length === 0) return before;
  const rows = new Map(before.rows);
  const ended = new Map(before.ended);
  for (const row of added) {
    // Replies and events may arrive out of order.
    if ((rows.get(row.id)?.timestampMs ?? 0) <= row.timestampMs) rows.set(row.id, row);
    ended.delete(row.id);
  }
  return { ...before, rows, ended };
}

/** More offers than the page ever shows. */
const MOST_ENDED = 300;

export function removeRows(before: ServicesState, ids: readonly string[]): ServicesState {
  const left = ids.flatMap((id) => before.rows.get(id) ?? []);
  if (left.length === 0) return before;
  const rows = new Map(before.rows);
  const ended = new Map(before.ended);
  for (const row of left) {
    rows.delete(row.id);
    ended.set(row.id, row);
  }
  for (const id of ended.keys()) {
    if (ended.size <= MOST_ENDED) break;
    ended.delete(id);
  }
  return { ...before, rows, ended };
}

type PersonFacts = Partial<Pick<ServiceRow, 'userStatus' | 'onlineSinceMs' | 'vouchCount' | 'oldestVouchMs' | 'isChatLinked'>>;

/** Updates the facts about a person in all of that person's offers. */
export function changePerson(before: ServicesState, userId: string, facts: PersonFacts): ServicesState {
  const changed = [...before.rows.values()].filter((row) => row.userId === userId);
  if (changed.length === 0) return before;
  const rows = new Map(before.rows);
  for (const row of changed) rows.set(row.id, { ...row, ...facts });
  return { ...before, rows };
}
