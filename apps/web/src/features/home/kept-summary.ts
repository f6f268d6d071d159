/** The last summary of a league that this browser saw, for while the server cannot be reached (D36). */
import { leagueSummarySchema, type LeagueSummary } from '@poexchange/contract/rest';
import * as z from 'zod/mini';

const NAME = 'poexchange:league-summary';
/** A listing ends after two hours (R4.02): an older summary describes nothing that still exists. */
const KEPT_FOR_MS = 2 * 3_600_000;

const storedSchema = z.object({ place: z.string(), summary: leagueSummarySchema });

/** Stores the summary of the last viewed league. */
export function keepSummary(place: string, summary: LeagueSummary): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ place, summary }));
  } catch {
    // Storage is full or blocked: then the summary is missing offline.
  }
}

/** Returns the stored summary if it is valid, of this league, and of the last two hours. */
export function readKeptSummary(place: string, nowMs: number): LeagueSummary | null {
  try {
    const stored = storedSchema.safeParse(JSON.parse(localStorage.getItem(NAME) ?? 'null'));
    if (!stored.success || stored.data.place !== place) return null;
    const { summary } = stored.data;
    return nowMs - summary.serverTimeMs <= KEPT_FOR_MS ? summary : null;
  } catch {
    return null;
  }
}
