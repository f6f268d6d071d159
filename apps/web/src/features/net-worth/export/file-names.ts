/** Names for exported files. Pure. */
import { dateOfFile } from '../../../shared/storage/save-file.ts';

const LONGEST_PART = 40;

/**
 * Keeps letters and digits of any language and replaces other characters with a dash, so that every system accepts the
 * name.
 */
function cleanPart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return Array.from(plain).slice(0, LONGEST_PART).join('').toLowerCase();
}

/** `2026-11-22-1031`, in the user's time zone. */
function momentOfFile(atMs: number): string {
  const date = new Date(atMs);
  const clock = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join('');
  return `${dateOfFile(date)}-${clock}`;
}

/** `net-worth-main-stash-2026-11-22-1031.csv`: a snapshot. */
export function nameSnapshotFile(options: { readonly profile: string; readonly createdMs: number; readonly ending: string }): string {
  return `${joinParts(['net-worth', cleanPart(options.profile), momentOfFile(options.createdMs)])}.${options.ending}`;
}

/** `net-worth-main-stash-2026-11-15-1031-to-2026-11-22-1031.csv`: a comparison of two snapshots. */
export function nameComparisonFile(options: {
  readonly profile: string;
  readonly beforeMs: number;
  readonly afterMs: number;
  readonly ending: string;
}): string {
  const { profile, beforeMs, afterMs, ending } = options;
  return `${joinParts(['net-worth', cleanPart(profile), momentOfFile(beforeMs), 'to', momentOfFile(afterMs)])}.${ending}`;
}

/** `net-worth-main-stash-series-2026-11-22.csv`: all snapshots of a profile. */
export function nameSeriesFile(options: { readonly profile: string; readonly nowMs: number; readonly ending: string }): string {
  return `${joinParts(['net-worth', cleanPart(options.profile), 'series', dateOfFile(new Date(options.nowMs))])}.${options.ending}`;
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('-');
}
