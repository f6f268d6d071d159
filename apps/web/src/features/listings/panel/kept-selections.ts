/**
 * Selections from listings, kept in this browser tab: they survive leaving a listing, going back and reloading, and are
 * lost when the tab is closed.
 */
import type { ListingRow } from '@poexchange/contract/rest';
import * as z from 'zod/mini';
import type { Selection, Wanted } from '../selection.ts';

/** More listings than anyone chooses from in one session. */
const MAX_KEPT = 200;
/** Maximum storage size, in characters; new selections from large listings displace older selections. */
const MAX_STORED_CHARS = 400_000;
const STORAGE_KEY = 'poexchange:selections';

const keptSchema = z.object({
  /** Timestamps of the last seen state of the listing and of its publication. */
  stampMs: z.number(),
  listedMs: z.optional(z.number()),
  /** Filter that was active during the selection. */
  wanted: z.string(),
  /** Pieces by group hash as requested; the stock may be lower now. */
  chosen: z.record(z.string(), z.number().check(z.int(), z.gt(0))),
});
type Kept = z.output<typeof keptSchema>;
const storedSchema = z.array(z.tuple([z.string(), keptSchema]));

type Version = Pick<ListingRow, 'uuid' | 'timestampMs' | 'listedMs'>;

let kept: Map<string, Kept> | null = null;

/** Stores the user's own selection for one publication of a listing; drops the oldest selection beyond the limit. */
export function keepSelection(row: Version, options: { chosen: Selection; wanted: Wanted }): void {
  const all = readAll();
  all.delete(row.uuid);
  const version = { stampMs: row.timestampMs, ...(row.listedMs !== undefined && { listedMs: row.listedMs }) };
  all.set(row.uuid, { ...version, wanted: writeWanted(options.wanted), chosen: { ...options.chosen } });
  const [oldest] = all.keys();
  if (all.size > MAX_KEPT && oldest !== undefined) all.delete(oldest);
  store(all);
}

/**
 * Returns the selection made from this publication of the listing under the same filter, and the listing state seen at
 * the time; null if the seller has published again or the filter differs.
 */
export function readKeptSelection(row: Version, wanted: Wanted): { readonly chosen: Selection; readonly stampMs: number } | null {
  const found = readAll().get(row.uuid);
  if (found === undefined || found.wanted !== writeWanted(wanted)) return null;
  const isSame = row.listedMs === undefined ? found.stampMs === row.timestampMs : found.listedMs === row.listedMs;
  return isSame ? { chosen: found.chosen, stampMs: found.stampMs } : null;
}

/** @testonly Removes all selections; `memory` simulates a reload. */
export function forgetSelections(where: 'everywhere' | 'memory' = 'everywhere'): void {
  kept = null;
  if (where === 'everywhere') withStorage((storage) => storage.removeItem(STORAGE_KEY));
}

function readAll(): Map<string, Kept> {
  kept ??= new Map(withStorage((storage) => readStored(storage.getItem(STORAGE_KEY))) ?? []);
  return kept;
}

/** Ignores damaged entries (R4.43). */
function readStored(text: string | null): [string, Kept][] {
  if (text === null) return [];
  try {
    const parsed = z.safeParse(storedSchema, JSON.parse(text));
    return parsed.success ? parsed.data.slice(-MAX_KEPT) : [];
  } catch {
    return [];
  }
}

function store(all: ReadonlyMap<string, Kept>): void {
  const entries = [...all].map((entry) => JSON.stringify(entry));
  let chars = entries.reduce((sum, entry) => sum + entry.length + 1, 2);
  while (chars > MAX_STORED_CHARS && entries.length > 0) chars -= (entries.shift() ?? '').length + 1;
  withStorage((storage) => storage.setItem(STORAGE_KEY, `[${entries.join(',')}]`));
}

/** Without working storage, selections are kept only until the page is closed. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

function writeWanted(wanted: Wanted): string {
  return JSON.stringify([...wanted].sort(([a], [b]) => (a < b ? -1 : 1)));
}
