import { statusApi, statusParts, type Status } from '@poexchange/contract/rest/status';
import type { ServerApp } from '../../http/server-app.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { describePart, startDay, type Seen } from './describe-part.ts';
import { lookAround, type Looks } from './looks.ts';
import { readStatusMarks } from './status-marks.queries.ts';

/** All requests within this time share a reply. */
const SHARED_FOR_MS = 5000;
/** Parts that are optional in an installation. */
const optional: ReadonlySet<string> = new Set(['replica', 'redis']);

type StatusDeps = Pick<ServerDeps, 'db' | 'clock'> & { readonly looks: Looks };

export function registerStatus(app: ServerApp, deps: StatusDeps): void {
  let shared: { readonly atMs: number; readonly status: Promise<Status> } | null = null;
  app.mount(statusApi.getStatus, async () => {
    const nowMs = deps.clock();
    if (shared === null || Math.abs(nowMs - shared.atMs) >= SHARED_FOR_MS) shared = { atMs: nowMs, status: readStatus(deps, nowMs) };
    return { ...(await shared.status), serverTimeMs: deps.clock() };
  });
}

/** Reads the status. While the database is down, returns only what is known without it. */
async function readStatus({ db, looks }: StatusDeps, nowMs: number): Promise<Status> {
  const dayStartMs = startDay(nowMs);
  const seen = await lookAround(looks);
  const isAway = seen.get('database')?.state === 'away';
  const marks = isAway ? [] : await readStatusMarks(db, dayStartMs).catch(() => []);
  const parts = statusParts
    .filter((part) => !optional.has(part) || looks[part] !== undefined)
    .map((part) => {
      const own = marks.filter((mark) => mark.part === part);
      const described = describePart(part, { marks: own, nowMs, seen: seen.get(part) ?? null });
      // Answering this request proves that the site works.
      return part === 'site' && described.state === 'unknown' ? describePart(part, { marks: own, nowMs, seen: works }) : described;
    });
  return { serverTimeMs: nowMs, dayStartMs, parts };
}

const works: Seen = { state: 'works' };
