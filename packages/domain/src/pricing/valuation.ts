import { confidenceLevels, PRIMARY_LEVEL, type ConfidenceLevel } from './confidence.ts';

/**
 * Reason why a value is not reliable: few accounts, asks far apart, no fresh asks, a held-back jump, or asks that
 * contradict the exchange's price.
 */
export type LowConfidenceReason = 'few' | 'wide' | 'stale' | 'held' | 'disagree';

/** A group's values as published: chaos, `c` by ascending level, histories oldest first with null for gaps. */
export type CompactValuation = {
  readonly c: readonly number[];
  readonly l: number;
  /** Accounts whose ask counted; missing if the number equals `l`, and in older files. */
  readonly u?: number | undefined;
  readonly fl?: number | undefined;
  readonly lc?: boolean | 1 | undefined;
  readonly lr?: LowConfidenceReason | undefined;
  readonly d?: readonly (number | null)[] | undefined;
  readonly h?: readonly (number | null)[] | undefined;
  readonly b?: readonly (number | null)[] | undefined;
  readonly x?: { readonly v: number; readonly n: number } | undefined;
  /**
   * Masks of the points of `d` and `h` whose source differs from the current value's source; bit 0 is the newest point.
   */
  readonly od?: number | undefined;
  readonly oh?: number | undefined;
};

export type ValueHistory = {
  readonly primaryValueDaily: readonly (number | null)[];
  readonly primaryValueHourly: readonly (number | null)[];
};

/** Bracket sizes, in pieces bought at once: a bulk of 25 costs more per piece than a single piece. */
export const bracketQuantities = [1, 4, 10, 25, 100] as const;

/** The value per piece in chaos when buying at least `quantity` at once. */
export type StockBracket = { readonly quantity: number; readonly valueChaos: number };

/** The exchange's price per piece in the last 6 hours, in chaos, and the units traded. */
export type ExchangeValue = { readonly valueChaos: number; readonly units: number };

/** A group's expanded values, in chaos. A value of 0 means that the group has no value. */
export type Valuation = {
  readonly primaryValue: number;
  readonly listings: number;
  /** Number of accounts in `listings` whose ask counted. */
  readonly counted: number;
  readonly filledListings: number;
  readonly lowConfidence: boolean;
  readonly lowConfidenceReason: LowConfidenceReason | null;
  readonly history: ValueHistory;
  readonly pValues: Readonly<Record<ConfidenceLevel, number>>;
  /** The brackets the market shows, ascending; empty for files without brackets. */
  readonly brackets: readonly StockBracket[];
  /** Null if nothing was traded. */
  readonly exchange: ExchangeValue | null;
  /**
   * Masks of the points whose source (the exchange's trades or sellers' asks) differs from the current value's source,
   * or is unknown; bit 0 is the newest point.
   */
  readonly otherSource: { readonly days: number; readonly hours: number };
};

/**
 * Expands a published valuation. Tolerates broken files: an unusable number becomes 0 ("no value"), in histories a gap;
 * counts default to 0. Confidence is also low if only a reason is given.
 */
export function expandValuation(compact: CompactValuation): Valuation {
  const given: Partial<CompactValuation> = compact ?? {};
  const values: readonly unknown[] = Array.isArray(given.c) ? given.c : [];
  const pValues = {} as Record<ConfidenceLevel, number>;
  confidenceLevels.forEach((level, at) => {
    pValues[level] = readAmount(values[at]);
  });
  const reason = readReason(given.lr);
  const listings = readAmount(given.l);
  return {
    primaryValue: pValues[PRIMARY_LEVEL],
    listings,
    counted: given.u === undefined ? listings : Math.min(readAmount(given.u), listings),
    filledListings: readAmount(given.fl),
    lowConfidence: given.lc === true || given.lc === 1 || reason !== null,
    lowConfidenceReason: reason,
    history: { primaryValueDaily: readHistory(given.d), primaryValueHourly: readHistory(given.h) },
    pValues,
    brackets: readBrackets(given.b),
    exchange: readExchangeValue(given.x),
    otherSource: { days: readAmount(given.od), hours: readAmount(given.oh) },
  };
}

/** Returns a group's value in chaos at a level, or null if the group has no value. */
export function valueAtLevel(valuation: Valuation | undefined | null, level: ConfidenceLevel = PRIMARY_LEVEL): number | null {
  const value = valuation?.pValues[level];
  return value !== undefined && value > 0 ? value : null;
}

function readBrackets(values: unknown): StockBracket[] {
  if (!Array.isArray(values)) return [];
  return bracketQuantities.flatMap((quantity, at) => {
    const valueChaos = readAmount(values[at]);
    return valueChaos > 0 ? [{ quantity, valueChaos }] : [];
  });
}

function readExchangeValue(exchange: CompactValuation['x']): ExchangeValue | null {
  const valueChaos = readAmount(exchange?.v);
  return valueChaos > 0 ? { valueChaos, units: readAmount(exchange?.n) } : null;
}

function readAmount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

const reasons: readonly unknown[] = ['few', 'wide', 'stale', 'held', 'disagree'];

function readReason(reason: unknown): LowConfidenceReason | null {
  return reasons.includes(reason) ? (reason as LowConfidenceReason) : null;
}

function readHistory(points: unknown): (number | null)[] {
  if (!Array.isArray(points)) return [];
  return points.map((point: unknown) => (typeof point === 'number' && Number.isFinite(point) && point >= 0 ? point : null));
}
