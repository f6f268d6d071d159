/** Trades of a good for one currency, in the hours that were read. Prices in chaos for one piece. */
export type PairPrice = {
  readonly moneyHash: string;
  /** Pieces sold and pieces of the currency paid for them. */
  readonly units: number;
  readonly paid: number;
  /** Null where the currency itself has no price. */
  readonly priceChaos: number | null;
  /** The lowest and the highest price of a trade; null in hours stored before they were kept. */
  readonly lowestChaos: number | null;
  readonly highestChaos: number | null;
  /**
   * Largest stock on offer in the newest hour: pieces of the good and of the currency; null where it was not stored.
   */
  readonly stock: number | null;
  readonly moneyStock: number | null;
  /** Hours with trades, and the beginning of the newest of them. */
  readonly hours: number;
  readonly atMs: number;
  /** Reason why its trades are not counted; null if they are. */
  readonly notCounted: NotCounted | null;
};

/**
 * Reason why trades do not count for a price: the currency is not chaos, divine or exalted orbs (`money`); they are
 * older than the trades that made the price (`old`); or they are far from those, with no stock on one side (`far`).
 */
export type NotCounted = 'money' | 'old' | 'far';

/** Robust price of the exchange's recent trades, and the evidence for it (D43). */
export type Anchor = {
  /** Weighted median of the trades, over pairs and hours. */
  readonly priceChaos: number;
  /** Pieces traded in the last 6 hours. */
  readonly units: number;
  /** Beginning of the newest hour with trades. */
  readonly atMs: number;
  /** Hours with trades near the price, and the pieces traded in them that count as evidence. */
  readonly hours: number;
  readonly evidence: number;
  /** These hours as a share of all hours with trades. */
  readonly agreement: number;
  /** Worth of these pieces, where 1 is just enough to believe a price. */
  readonly weight: number;
  /** Deviation of the trades from the price, in log space. */
  readonly deviation: number;
  /** The lowest and the highest price of a trade that counted. */
  readonly lowestChaos: number;
  readonly highestChaos: number;
  readonly pairs: readonly PairPrice[];
};

/** Fewest hours with trades that make a price: with three, one manipulated hour is outvoted by the others. */
export const FEWEST_HOURS = 3;

/** Smallest share of the hours with trades that has to agree with the price: twice as many as show another price. */
const SMALLEST_AGREEMENT = 2 / 3;

/** Returns whether the traded worth is enough to define a price without any asks (D43). */
export function isBelieved({ weight, hours, agreement }: Pick<Anchor, 'weight' | 'hours' | 'agreement'>): boolean {
  return weight >= 1 && hours >= FEWEST_HOURS && agreement >= SMALLEST_AGREEMENT;
}
