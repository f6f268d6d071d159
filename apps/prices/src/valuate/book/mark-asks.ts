import { askAt, ASK_BYTES, viewBytes } from '../../asks/packed-asks.ts';
import type { GroupMarks } from './group-marks.ts';

/** Marks the groups of these asks. */
export function markAsks(marks: GroupMarks, asks: Uint8Array): void {
  const view = viewBytes(asks);
  for (let at = 0; at < asks.length; at += ASK_BYTES) marks.mark(view.getInt32(at + askAt.groupId));
}

/**
 * Marks the groups of asks that differ between two versions of a tab, after cutting their common start and end; may
 * mark a few additional groups.
 */
export function markDifferences(marks: GroupMarks, before: Uint8Array, after: Uint8Array): void {
  const [old, young] = [viewBytes(before), viewBytes(after)];
  if (before.length === after.length) {
    for (let at = 0; at < after.length; at += ASK_BYTES) {
      if (isSameAsk(old, at, young, at)) continue;
      marks.mark(old.getInt32(at + askAt.groupId));
      marks.mark(young.getInt32(at + askAt.groupId));
    }
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSameAsk(old, head, young, head)) head += ASK_BYTES;
  let tail = ASK_BYTES;
  while (tail <= shorter - head && isSameAsk(old, before.length - tail, young, after.length - tail)) tail += ASK_BYTES;
  tail -= ASK_BYTES;
  markAsks(marks, before.subarray(head, before.length - tail));
  markAsks(marks, after.subarray(head, after.length - tail));
}

function isSameAsk(a: DataView, atA: number, b: DataView, atB: number): boolean {
  for (let byte = ASK_BYTES - 4; byte >= 0; byte -= 4) if (a.getInt32(atA + byte) !== b.getInt32(atB + byte)) return false;
  return true;
}
