/** Counts the matcher's steps, for callers that bound its work over many lines, and for tests of that bound. */
export type Work = { steps: number };

/**
 * The work one call of the matcher may do, in steps: well under a second. A market's maps take a few hundredths of it
 * with a typical search; a search made to be slow, over a listing made to be large, would block all other calls (D40).
 */
export const MAX_MATCH_STEPS = 20_000_000;

/** Bound of a call, in steps of the matcher, and the steps already taken; several calls may share one `work`. */
export type MatchBound = { readonly work?: Work; readonly maxSteps?: number };
