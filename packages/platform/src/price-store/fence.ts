/** A right to write that somebody else may take over: the number grows with every owner (a fencing token). */
export type Fence = {
  /** Name of what may be written. */
  readonly lease: string;
  readonly number: number;
  /** Asks whoever gives numbers out; true if none was given out later. */
  readonly verify: () => Promise<boolean>;
  /** True while that is certain by this machine's clock alone. */
  readonly isValid: () => boolean;
};

/** Thrown where somebody else has taken over what was to be written. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError';
  constructor(lease: string) {
    super(`another program has taken over ${lease}`);
  }
}
