import { CELL_MS, DAY_CELLS, type PartState, type PartStatus, type StatusPart } from '@poexchange/contract/rest/status';
import { SLOT_MS, type StatusMark } from './status-marks.queries.ts';

/** Result of checking a part; `dataMs` is the time of the newest data, for parts that supply data. */
export type Seen = { readonly state: Exclude<PartState, 'unknown'>; readonly dataMs?: number };

/** A part is unknown after this long without reports, which arrive every minute. */
const SILENT_MS = 3 * 60_000;
const DAY_MS = DAY_CELLS * CELL_MS;
const worstFirst = ['away', 'late', 'works'] as const;

/** Returns the start of the displayed day, which ends with the current half hour. */
export function startDay(nowMs: number): number {
  return (Math.floor(nowMs / CELL_MS) + 1) * CELL_MS - DAY_MS;
}

/** Classifies a mark: a part that works only for some people, or only some of the time, is late. */
function judgeMark({ works, late, away }: StatusMark): Exclude<PartState, 'unknown'> {
  if (late > 0 || (works > 0 && away > 0)) return 'late';
  return away > 0 ? 'away' : 'works';
}

/**
 * Describes a part from its marks, oldest first, and the answering node's current check, which is null if this node
 * cannot check the part.
 */
export function describePart(
  part: StatusPart,
  { marks, nowMs, seen }: { readonly marks: readonly StatusMark[]; readonly nowMs: number; readonly seen: Seen | null },
): PartStatus {
  const newest = marks.at(-1);
  const recorded = newest !== undefined && nowMs - newest.seenMs <= SILENT_MS ? judgeMark(newest) : 'unknown';
  const state = seen?.state ?? recorded;
  return { part, state, sinceMs: findBeginning(marks, state), dataMs: seen?.dataMs ?? null, day: summariseDay(marks, startDay(nowMs)) };
}

/**
 * Follows consecutive slots with the same state back from the newest slot. A state that is not recorded yet started
 * after the newest check.
 */
function findBeginning(marks: readonly StatusMark[], state: PartState): number | null {
  const newest = marks.at(-1);
  if (newest === undefined) return null;
  if (state === 'unknown' || judgeMark(newest) !== state) return newest.seenMs;
  let first = newest;
  for (const mark of marks.toReversed()) {
    if (judgeMark(mark) !== state || first.slotMs - mark.slotMs > SLOT_MS) break;
    first = mark;
  }
  return first.slotMs;
}

function summariseDay(marks: readonly StatusMark[], dayStartMs: number): PartState[] {
  const cells = Array.from({ length: DAY_CELLS }, () => new Set<PartState>());
  for (const mark of marks) cells[Math.floor((mark.slotMs - dayStartMs) / CELL_MS)]?.add(judgeMark(mark));
  return cells.map((states) => worstFirst.find((state) => states.has(state)) ?? 'unknown');
}
