/** Counts the matcher's steps, for callers that bound its work over many lines, and for tests of that bound. */
export type Work = { steps: number };

/**
 * Maximum work of one matcher call, in steps: well under a second. A typical search over all maps on a market takes a
 * few hundredths of this; a search designed to be slow, over a deliberately large listing, would block all other calls
 * (D40).
 */
export const MAX_MATCH_STEPS = 20_000_000;

/** Limit of a call in matcher steps, and the steps already taken; several calls may share one `work`. */
export type MatchBound = { readonly work?: Work; readonly maxSteps?: number };
