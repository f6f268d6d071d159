/** Trades of a good for one currency in the hours that were read. Prices are in chaos for one piece. */
export type PairPrice = {
  readonly moneyHash: string;
  /** Pieces sold, and pieces of the currency paid for them. */
  readonly units: number;
  readonly paid: number;
  /** Null if the currency itself has no price. */
  readonly priceChaos: number | null;
  /** The lowest and the highest price of a trade; null in hours stored before the database had these columns. */
  readonly lowestChaos: number | null;
  readonly highestChaos: number | null;
  /** Maximum stock on offer in the newest hour: pieces of the good and of the currency; null if it was not stored. */
  readonly stock: number | null;
  readonly moneyStock: number | null;
  /** Number of hours with trades, and the start of the newest hour. */
  readonly hours: number;
  readonly atMs: number;
  /** Why these trades are not counted; null if they are counted. */
  readonly notCounted: NotCounted | null;
};

/**
 * Why trades do not count for a price: the currency is not chaos, divine or exalted orbs (`money`); they are older than
 * the trades that made the price (`old`); or they are far from that price and one side has no stock (`far`).
 */
export type NotCounted = 'money' | 'old' | 'far';

/** Robust price computed from the exchange's recent trades, and the evidence for it. */
export type Anchor = {
  /** Weighted median of the trades, over pairs and hours. */
  readonly priceChaos: number;
  /** Pieces traded in the last 6 hours. */
  readonly units: number;
  /** Start of the newest hour with trades. */
  readonly atMs: number;
  /** Number of hours with trades near the price, and the pieces traded in them that count as evidence. */
  readonly hours: number;
  readonly evidence: number;
  /** Hours with trades near the price, as a share of all hours with trades. */
  readonly agreement: number;
  /** Worth of the pieces that count as evidence; 1 is just enough to believe a price. */
  readonly weight: number;
  /** Deviation of the trades from the price, in log space. */
  readonly deviation: number;
  /** The lowest and the highest price of a trade that counted. */
  readonly lowestChaos: number;
  readonly highestChaos: number;
  readonly pairs: readonly PairPrice[];
};

/** Minimum number of hours with trades that make a price: with three hours, two outvote a manipulated hour. */
export const FEWEST_HOURS = 3;

/** Minimum share of the hours with trades that must agree with the price: twice as many as disagree. */
const SMALLEST_AGREEMENT = 2 / 3;

/** Returns whether the traded worth is enough to define a price without any asks. */
export function isBelieved({ weight, hours, agreement }: Pick<Anchor, 'weight' | 'hours' | 'agreement'>): boolean {
  return weight >= 1 && hours >= FEWEST_HOURS && agreement >= SMALLEST_AGREEMENT;
}
