/** The services of a league as the page knows them, and how replies and events change them. Pure. */
import type { ServiceRow } from '@poexchange/contract/rest/services';

export type ServicesState = {
  readonly rows: ReadonlyMap<string, ServiceRow>;
  /** People that left since the page was opened, the newest last: a list that somebody points at shows them faded. */
  readonly ended: ReadonlyMap<string, ServiceRow>;
  /** The newest stamp the server told of, which the next question starts from. */
  readonly newestMs: number;
  /** When this was true, on the server's clock. */
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

/** Takes a reply over: all there is, or what changed since the last one. */
export function mergeReply(before: ServicesState, reply: Reply): ServicesState {
  const listed = new Set<string>(reply.services.map(({ id }) => id));
  const gone = reply.full ? [...before.rows.keys()].filter((id) => !listed.has(id)) : reply.gone;
  const merged = putRows(removeRows(before, gone), reply.services);
  return { ...merged, newestMs: Math.max(before.newestMs, reply.newestMs), serverTimeMs: reply.serverTimeMs };
}

/** Takes rows over that an event or a refusal told of; an older version never replaces a newer one. */
export function putRows(before: ServicesState, added: readonly ServiceRow[]): ServicesState {
  if (added.length === 0) return before;
  const rows = new Map(before.rows);
  const ended = new Map(before.ended);
  for (const row of added) {
    // Replies and events overtake each other.
    if ((rows.get(row.id)?.timestampMs ?? 0) <= row.timestampMs) rows.set(row.id, row);
    ended.delete(row.id);
  }
  return { ...before, rows, ended };
}

/** More than are ever in sight. */
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

/** Changes what all offers of a person say of that person. */
export function changePerson(before: ServicesState, userId: string, facts: PersonFacts): ServicesState {
  const changed = [...before.rows.values()].filter((row) => row.userId === userId);
  if (changed.length === 0) return before;
  const rows = new Map(before.rows);
  for (const row of changed) rows.set(row.id, { ...row, ...facts });
  return { ...before, rows };
}
