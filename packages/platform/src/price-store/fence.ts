/** A right to write that another owner may take over: the number grows with every owner (a fencing token). */
export type Fence = {
  /** Name of what may be written. */
  readonly lease: string;
  readonly number: number;
  /** Asks the issuer of the numbers; true if this is still the newest. */
  readonly verify: () => Promise<boolean>;
  /** True while this machine's clock alone guarantees it. */
  readonly isValid: () => boolean;
};

/** Thrown if another owner has taken over what was to be written. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError';
  constructor(lease: string) {
    super(`another program has taken over ${lease}`);
  }
}
