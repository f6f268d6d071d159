const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Limits on what one person may post, and times after which a request ends automatically (D62). */
export const serviceLimits = {
  rulesCharacters: 400,
  customNameCharacters: 60,
  customPerLeague: 10,
  /** Maximum services of one person in a league, active and paused. */
  servicesPerLeague: 300,
  /** Maximum presets of one person in a league, and in all leagues together. */
  presetsPerLeague: 20,
  presetsPerPerson: 100,
  presetNameCharacters: 40,
  /** Maximum input length that is read, in UTF-16 units. */
  textInput: 4000,
  maxPrice: 1_000_000,
  /** Lifetime of an unanswered request. */
  askedMs: 10 * MINUTE_MS,
  /** Lifetime of an invitation that is neither done nor declined: a campaign takes hours. */
  invitedMs: 12 * 60 * MINUTE_MS,
  /** Time after a decline during which the same person cannot request the same service from the same owner. */
  declinedMs: 5 * MINUTE_MS,
  /** Time during which Done or a decline can be undone, and in which a customer can dispute the service (D64). */
  undoMs: 10 * MINUTE_MS,
  disputeMs: 7 * DAY_MS,
  /** Maximum disputes of one person per day. */
  disputesPerDay: 10,
  /** Retention of requests, during which they can earn a vouch. */
  keptMs: 30 * DAY_MS,
} as const;

/** Game server regions that a person plays in. */
export const serviceRegions = ['eu', 'na', 'sa', 'asia', 'oce'] as const;
export type ServiceRegion = (typeof serviceRegions)[number];

/** Whose map a service is done in (R3.45). */
export const serviceLocations = ['seller', 'buyer'] as const;
export type ServiceLocation = (typeof serviceLocations)[number];
