/** Presence of the simulated people, as stored by the server. */
import { setTimeout as sleep } from 'node:timers/promises';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const LOOK_EVERY_MS = 250;

/** Checks presence periodically, and describes the maximum numbers of idle and offline people. */
export function createPresenceWatch(query: Query): { look: () => Promise<void>; describeMost: () => string } {
  const most = { idle: 0, offline: 0 };
  return {
    look: async () => {
      const found = await countStates(query);
      for (const state of ['idle', 'offline'] as const) most[state] = Math.max(most[state], found.get(state) ?? 0);
    },
    describeMost: () => `${most.idle} were idle and ${most.offline} offline`,
  };
}

/** Waits until every person has an open page and is online; returns how many people were not online in time. */
export async function waitUntilAllOnline(
  query: Query,
  { count, latestMs, ask }: { count: number; latestMs: number; ask: (path: string) => Promise<{ open: number }> },
): Promise<number> {
  const untilMs = performance.now() + latestMs;
  for (;;) {
    const [{ open }, states] = await Promise.all([ask('/state'), countStates(query)]);
    const missing = count - Math.min(open, states.get('online') ?? 0);
    if (missing <= 0 || performance.now() > untilMs) return Math.max(0, missing);
    await sleep(LOOK_EVERY_MS);
  }
}

async function countStates(query: Query): Promise<Map<string, number>> {
  const rows = await query(`select state, count(*)::int as count from user_presence join users on users.id = user_id
    where game = 'poe1' and name like 'Soaker%' group by state`);
  return new Map(rows.map((row) => [String(row['state']), Number(row['count'])]));
}
