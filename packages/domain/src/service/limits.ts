const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Limits on what one person may post, and times after which a request ends automatically (D62). */
export const serviceLimits = {
  rulesCharacters: 400,
  customNameCharacters: 60,
  customPerLeague: 10,
  /** Maximum number of services per person in one league, active and paused combined. */
  servicesPerLeague: 300,
  /** Maximum number of presets per person in one league, and across all leagues. */
  presetsPerLeague: 20,
  presetsPerPerson: 100,
  presetNameCharacters: 40,
  /** Maximum input length that is read, in UTF-16 units. */
  textInput: 4000,
  maxPrice: 1_000_000,
  /** Lifetime of an unanswered request. */
  askedMs: 10 * MINUTE_MS,
  /** Lifetime of an invited request that neither side marks as done or declines; a campaign can take hours. */
  invitedMs: 12 * 60 * MINUTE_MS,
  /** Time after a decline during which the same person cannot request the same service from the same owner. */
  declinedMs: 5 * MINUTE_MS,
  /** How long Done or a decline can be undone, and how long a customer can dispute the service (D64). */
  undoMs: 10 * MINUTE_MS,
  disputeMs: 7 * DAY_MS,
  /** Maximum number of disputes per person per day. */
  disputesPerDay: 10,
  /** How long requests are kept, and can therefore earn a vouch. */
  keptMs: 30 * DAY_MS,
} as const;

/** Game server regions that a person plays in. */
export const serviceRegions = ['eu', 'na', 'sa', 'asia', 'oce'] as const;
export type ServiceRegion = (typeof serviceRegions)[number];

/** Whose map a service is done in (R3.45). */
export const serviceLocations = ['seller', 'buyer'] as const;
export type ServiceLocation = (typeof serviceLocations)[number];
