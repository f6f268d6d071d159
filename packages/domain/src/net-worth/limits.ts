const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Bounds of profiles and snapshots (R3.58-R3.62), and times of the snapshot flow (R4.33-R4.40). */
export const netWorthLimits = {
  maxProfiles: 30,
  nameCharacters: 60,
  noteCharacters: 500,
  /** Stash tabs of one profile; equipment and inventory come on top. */
  maxTabs: 300,
  maxFolders: 100,
  /** Snapshots of one profile and of one person. */
  maxSnapshotsPerProfile: 5_000,
  maxSnapshots: 20_000,
  /** Compressed details of all snapshots of one person, in bytes. */
  maxStoredBytes: 256 * 1024 * 1024,
  /** Kinds of items in one snapshot. */
  maxItems: 20_000,
  /**
   * Sum over all kinds of the number of tabs they are in: a kind in three tabs counts three. A reply writes out each.
   */
  maxHoldings: 40_000,
  /** Compressed details of one snapshot, in bytes, and what they may unpack to. */
  maxDetailsBytes: 400 * 1024,
  maxPackedBytes: 8 * 1024 * 1024,
  /**
   * Properties and icons of all kinds together, in characters, counted for every kind that has them: kinds share them
   * in the packed form, so a small text could expand to hundreds of megabytes.
   */
  maxWrittenOut: 16 * 1024 * 1024,
  maxKeyLength: 300,
  maxPropertiesLength: 4_000,
  maxIconLength: 1_024,
  maxTabNameLength: 200,
  maxPriceChaos: 1_000_000_000,
  /** Pieces of one kind in one tab: hundreds of stacks of 2^31. */
  maxQuantity: 2 ** 40,
  /** Above it a total in chaos could not represent two decimals exactly. */
  maxTotalChaos: 10_000_000_000_000,
  /** Largest difference between a posted total and the sum of its details, in chaos (D70). */
  totalToleranceChaos: 0.01,
  /** A tab with this many items at the last snapshot does not become empty unnoticed (D72). */
  carryOverItems: 20,
  /** Requests that may wait, and the time between the end of one snapshot and the start of the next (R9.19). */
  maxWaiting: 3,
  gapMs: 30 * SECOND_MS,
  /** Time after a failure until the next manual snapshot if the last one is unknown (R4.37). */
  unknownGapMs: 3 * MINUTE_MS,
  /** Wait for the socket before a snapshot, and how often it is looked at (R9.20). */
  socketWaitMs: 30 * SECOND_MS,
  socketPollMs: SECOND_MS,
  minIntervalMs: 5 * MINUTE_MS,
  maxIntervalMs: 24 * HOUR_MS,
  defaultIntervalMs: 15 * MINUTE_MS,
  /** Age up to which read tabs may become a snapshot (R9.60), and how far a browser's clock may run ahead. */
  maxSnapshotAgeMs: HOUR_MS,
  clockSkewMs: MINUTE_MS,
  /**
   * Least time between the readings of two snapshots of a profile: half the gap, since the clock of a page is corrected
   * by half a round trip.
   */
  minDistanceMs: 15 * SECOND_MS,
  /** Longest delay before a revoked token is requested again (R4.40). */
  maxTabAgeMs: 2 * HOUR_MS,
  /** Longest delay before a revoked token is asked for again (R4.40). */
  revokedDelayMs: 5 * SECOND_MS,
  /** Delay before a failed request for a token is retried; each further failure doubles it. */
  failedDelayMs: 5 * SECOND_MS,
  /** Longest time between two snapshots that counts as played. */
  maxPlayedGapMs: 2 * HOUR_MS,
} as const;
