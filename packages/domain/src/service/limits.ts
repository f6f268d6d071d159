const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Bounds of what one person may post, and times after which a request ends automatically (D62). */
export const serviceLimits = {
  rulesCharacters: 400,
  customNameCharacters: 60,
  customPerLeague: 10,
  /** Services of one person in a league, active and paused. */
  servicesPerLeague: 300,
  /** Presets of one person in a league, and in all leagues together. */
  presetsPerLeague: 20,
  presetsPerPerson: 100,
  presetNameCharacters: 40,
  /** Length in UTF-16 units up to which a text is read. */
  textInput: 4000,
  maxPrice: 1_000_000,
  /** Lifetime of an unanswered request. */
  askedMs: 10 * MINUTE_MS,
  /** Lifetime of an invitation that is neither done nor declined: a campaign takes hours. */
  invitedMs: 12 * 60 * MINUTE_MS,
  /** Time after a decline in which the same person cannot request the same service of the same owner. */
  declinedMs: 5 * MINUTE_MS,
  /** Time in which Done or a decline can be undone, and in which a customer can dispute the service (D64). */
  undoMs: 10 * MINUTE_MS,
  disputeMs: 7 * DAY_MS,
  /** Disputes of one person in a day. */
  disputesPerDay: 10,
  /** Time for which requests are kept, and can earn a vouch. */
  keptMs: 30 * DAY_MS,
} as const;

/** Regions of the game's servers that a person plays in. */
export const serviceRegions = ['eu', 'na', 'sa', 'asia', 'oce'] as const;
export type ServiceRegion = (typeof serviceRegions)[number];

/** Owner of the map it is done in (R3.45). */
export const serviceLocations = ['seller', 'buyer'] as const;
export type ServiceLocation = (typeof serviceLocations)[number];
