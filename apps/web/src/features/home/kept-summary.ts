/** The last figures of a league that this browser saw, for while nothing can be reached (D36). */
import { leagueSummarySchema, type LeagueSummary } from '@poexchange/contract/rest';
import * as z from 'zod/mini';

const NAME = 'poexchange:league-summary';
/** A listing ends after two hours (R4.02): older figures are of nothing that is there. */
const KEPT_FOR_MS = 2 * 3_600_000;

const storedSchema = z.object({ place: z.string(), summary: leagueSummarySchema });

/** Keeps the figures of the league that was looked at last. */
export function keepSummary(place: string, summary: LeagueSummary): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ place, summary }));
  } catch {
    // No room, or no storage: then they are not there without a connection.
  }
}

/** Returns them where they are of this league, whole, and of the last two hours. */
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
