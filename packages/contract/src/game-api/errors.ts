/** The API's own error envelope. */
import * as z from 'zod/mini';

/**
 * Codes of the envelope by meaning. During maintenance a league that exists answers `invalidQuery`: match the message
 * too.
 */
export const gameApiErrorCodes = {
  accepted: 0,
  notFound: 1,
  invalidQuery: 2,
  rateLimited: 3,
  internal: 4,
  unexpectedContentType: 5,
  forbidden: 6,
  unavailable: 7,
  unauthorized: 8,
  methodNotAllowed: 9,
  unprocessable: 10,
} as const;

/** Message of the 400 that a stash route gives for an unknown league, and for a known one during maintenance. */
export const LEAGUE_NOT_FOUND_MESSAGE = 'Invalid query; League not found';

/**
 * `{ error: { code, message } }` with HTTP 4xx or 5xx; an expired bearer answers `oauthErrorSchema` instead, an outage
 * may answer HTML.
 */
export const gameApiErrorSchema = z.looseObject({ error: z.looseObject({ code: z.number(), message: z.string() }) });
export type GameApiError = z.output<typeof gameApiErrorSchema>;
