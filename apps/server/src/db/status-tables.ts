export type StatusTables = {
  status_marks: {
    /** A part named in the contract; parts of former versions are ignored. */
    part: string;
    /** Start of a five-minute slot. */
    slot_ms: number;
    /** Number of checks, by all nodes, that found the part in this state. */
    works: number;
    late: number;
    away: number;
    /** Time of the newest check. */
    seen_ms: number;
  };
};
