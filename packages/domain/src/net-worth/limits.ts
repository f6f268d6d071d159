const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Limits of profiles and snapshots (R3.58-R3.62), and times of the snapshot flow (R4.33-R4.40). */
export const netWorthLimits = {
  maxProfiles: 30,
  nameCharacters: 60,
  noteCharacters: 500,
  /** Stash tabs of one profile, not counting equipment and inventory. */
  maxTabs: 300,
  maxFolders: 100,
  /** Maximum number of snapshots per profile and per person. */
  maxSnapshotsPerProfile: 5_000,
  maxSnapshots: 20_000,
  /** Compressed details of all of a person's snapshots, in bytes. */
  maxStoredBytes: 256 * 1024 * 1024,
  /** Kinds of items per snapshot. */
  maxItems: 20_000,
  /** Sum of the number of tabs per kind: a kind in three tabs counts as three. A reply writes out each tab. */
  maxHoldings: 40_000,
  /** Compressed details of one snapshot, in bytes, and their maximum uncompressed size. */
  maxDetailsBytes: 400 * 1024,
  maxPackedBytes: 8 * 1024 * 1024,
  /**
   * Properties and icons of all kinds together, in characters, counted for every kind that has them. Kinds share them
   * in the packed form, so a small input could expand to hundreds of megabytes.
   */
  maxWrittenOut: 16 * 1024 * 1024,
  maxKeyLength: 300,
  maxPropertiesLength: 4_000,
  maxIconLength: 1_024,
  maxTabNameLength: 200,
  maxPriceChaos: 1_000_000_000,
  /** Pieces of one kind in one tab: hundreds of stacks of 2^31. */
  maxQuantity: 2 ** 40,
  /** Above this limit a total in chaos could not represent two decimals exactly. */
  maxTotalChaos: 10_000_000_000_000,
  /** Maximum difference between a posted total and the sum of its details, in chaos (D70). */
  totalToleranceChaos: 0.01,
  /** If a tab had this many items in the last snapshot, an empty reading is not accepted immediately (D72). */
  carryOverItems: 20,
  /**
   * Maximum number of waiting requests, and the time between the end of one snapshot and the start of the next (R9.19).
   */
  maxWaiting: 3,
  gapMs: 30 * SECOND_MS,
  /** Time after a failure until the next manual snapshot if the time of the last snapshot is unknown (R4.37). */
  unknownGapMs: 3 * MINUTE_MS,
  /** Maximum wait for the socket before a snapshot, and the polling interval (R9.20). */
  socketWaitMs: 30 * SECOND_MS,
  socketPollMs: SECOND_MS,
  minIntervalMs: 5 * MINUTE_MS,
  maxIntervalMs: 24 * HOUR_MS,
  defaultIntervalMs: 15 * MINUTE_MS,
  /** Maximum age of read tabs for a snapshot (R9.60), and how far ahead a browser's clock may be. */
  maxSnapshotAgeMs: HOUR_MS,
  clockSkewMs: MINUTE_MS,
  /**
   * Minimum time between the readings of two snapshots of a profile: half the gap, because a page's clock is corrected
   * by half a round trip.
   */
  minDistanceMs: 15 * SECOND_MS,
  /** Maximum time between reading a tab and creating its snapshot. */
  maxTabAgeMs: 2 * HOUR_MS,
  /** Maximum delay before a revoked token is requested again (R4.40). */
  revokedDelayMs: 5 * SECOND_MS,
  /** Delay before a failed token request is retried; each further failure doubles it. */
  failedDelayMs: 5 * SECOND_MS,
  /** Maximum time between two snapshots that counts as played. */
  maxPlayedGapMs: 2 * HOUR_MS,
} as const;
