export type StatusTables = {
  status_marks: {
    /** A part of the contract's; those of former versions are ignored. */
    part: string;
    /** Beginning of five minutes. */
    slot_ms: number;
    /** Looks of all nodes that found the part so. */
    works: number;
    late: number;
    away: number;
    /** The newest look. */
    seen_ms: number;
  };
};
