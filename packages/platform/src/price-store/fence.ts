/** A right to write that another owner may take over: the number increases with every owner (a fencing token). */
export type Fence = {
  /** Name of the leased resource. */
  readonly lease: string;
  readonly number: number;
  /** Asks the issuer of the numbers; true if this number is still the newest. */
  readonly verify: () => Promise<boolean>;
  /** True while this machine's clock alone guarantees that the lease is valid. */
  readonly isValid: () => boolean;
};

/** Thrown if another owner has taken over the lease. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError';
  constructor(lease: string) {
    super(`another program has taken over ${lease}`);
  }
}
