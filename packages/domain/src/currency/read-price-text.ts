import type { UnitAmount } from './convert-unit.ts';
import { readViewUnit, type PriceView } from './display-price.ts';
import { readAmount, type DecimalSign } from './read-amount.ts';
import { PRICE_DECIMALS, roundPriceOf, roundRate, roundTo } from './round.ts';
import { isUnitOfGame, type CurrencyUnit } from './units.ts';

/**
 * Reason why typed text is not a price. `noRate`: the rate of its currency is unknown here; `ambiguous`: its number
 * could also mean a thousand times as much.
 */
export type PriceTextProblem = 'notAPrice' | 'ambiguous' | 'unknownUnit' | 'noRate' | 'tooFine' | 'tooSmall' | 'tooLarge';

export type PriceTextReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'price';
      readonly chaos: number;
      /**
       * The amount as typed, if it is in a single currency other than chaos, so that its value changes with the rate.
       */
      readonly asked: UnitAmount | null;
    }
  | { readonly kind: 'problem'; readonly problem: PriceTextProblem };

export type PriceTextOptions = {
  /** The game and rates for the price. */
  readonly view: PriceView;
  /** The unit of an amount without a currency; defaults to the view's own unit. */
  readonly unit?: CurrencyUnit;
  readonly decimalSign?: DecimalSign;
  readonly maxChaos?: number;
  /**
   * `allowed` if zero is a valid price, as for a minimum trade or a surcharge; otherwise zero is refused as too small.
   */
  readonly zero?: 'allowed' | 'refused';
};

const unitWords: ReadonlyMap<string, CurrencyUnit> = new Map([
  ...listWords('c', 'c chaos chaosorb chaosorbs'),
  ...listWords('d', 'd div divs divine divines divineorb divineorbs'),
  ...listWords('ex', 'ex exa exalt exalts exalted exalteds exaltedorb exaltedorbs'),
  ...listWords('r', 'r regal regals regalorb regalorbs'),
]);

/** A number in exponent notation, such as 1e9. Without this check, the e would be read as an unknown currency. */
const EXPONENT = /(?:^|[\s+/])[\d.,]+e[+-]?\d/;

/** Default maximum price, in chaos. */
export const MAX_PRICE_CHAOS = 1_000_000_000;

const NOTE_PREFIX = /^~\s*(?:b\/o|price|c\/o)\s+/;
const amountText = String.raw`\d[\d.,' ]*(?<![ '])|[.,]\d+`;
const term = new RegExp(String.raw`^(${amountText})(?:\s*/\s*(${amountText}))?\s*([a-z]+(?: orbs?)?)?(?:\s*\+\s*|\s+|(?=[\d.,])|$)`);

/**
 * Parses a price as people type and paste it, into chaos with the game's decimals: `1.5`, `1d`, `1d 20c`, `1/2`, and
 * the notes of a trade site, `~b/o 3 divine`, `~price 79/20 chaos`. Decimals are as in {@link readAmount}; a fraction
 * is divided exactly and rounded once. Each currency may occur once.
 */
export function readPriceText(text: string, options: PriceTextOptions): PriceTextReading {
  const written = normalise(text);
  if (written === '') return { kind: 'empty' };
  const { view } = options;
  let rest = written.replace(NOTE_PREFIX, '');
  if (EXPONENT.test(rest)) return refuse('notAPrice');
  const seen = new Set<CurrencyUnit>();
  let chaos = 0;
  let asked: UnitAmount | null = null;
  while (rest !== '' || seen.size === 0) {
    const read = readTerm(rest, seen, options);
    if (typeof read === 'string') return refuse(read);
    const { amount, unit, length } = read;
    const rate = rateOf(unit, view);
    if (rate === null) return refuse('noRate');
    const isAlone = seen.size === 0 && length === rest.length;
    asked = isAlone && unit !== 'c' && roundTo(amount, PRICE_DECIMALS) === amount ? { amount, unit } : null;
    seen.add(unit);
    chaos += amount * rate;
    rest = rest.slice(length);
  }
  return checkPrice(chaos, asked, options);
}

/** Parses the amount and unit at the start of the text; `seen` contains the units of the preceding terms. */
function readTerm(
  rest: string,
  seen: ReadonlySet<CurrencyUnit>,
  { view, unit: plainUnit, decimalSign = '.' }: PriceTextOptions,
): (UnitAmount & { readonly length: number }) | PriceTextProblem {
  const match = term.exec(rest);
  if (match === null) return /^[a-z]/.test(rest) && seen.size > 0 ? 'unknownUnit' : 'notAPrice';
  const [whole, upper = '', lower, word] = match;
  const amount = readQuotient(upper, lower, decimalSign);
  if (typeof amount === 'string') return amount;
  const isAlone = seen.size === 0 && whole.length === rest.length;
  const unitOfNumber = isAlone ? (plainUnit ?? readViewUnit(view).unit) : undefined;
  const unit = word === undefined ? unitOfNumber : unitWords.get(word.replaceAll(' ', ''));
  if (unit === undefined || !isUnitOfGame(unit, view.game)) return 'unknownUnit';
  return seen.has(unit) ? 'notAPrice' : { amount, unit, length: whole.length };
}

/**
 * Converts an amount to chaos at the view's rate with the game's decimals; null while the rate is unknown. An amount
 * that {@link readPriceText} returned as `asked` converts to the same chaos at the same rate.
 */
export function chaosOfAmount({ amount, unit }: UnitAmount, view: PriceView): number | null {
  const rate = isUnitOfGame(unit, view.game) ? rateOf(unit, view) : null;
  return rate === null ? null : roundPriceOf(amount * rate, view.game);
}

function checkPrice(
  chaos: number,
  asked: UnitAmount | null,
  { view, maxChaos = MAX_PRICE_CHAOS, zero = 'refused' }: PriceTextOptions,
): PriceTextReading {
  const price = roundPriceOf(chaos, view.game);
  if (!(price <= maxChaos)) return refuse('tooLarge');
  if (price === 0 && (chaos > 0 || zero === 'refused')) return refuse('tooSmall');
  return { kind: 'price', chaos: price, asked };
}

function refuse(problem: PriceTextProblem): PriceTextReading {
  return { kind: 'problem', problem };
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Parses a number or a fraction; a number with more decimals than a price has is refused, not rounded. */
function readQuotient(upper: string, lower: string | undefined, decimalSign: DecimalSign): number | PriceTextProblem {
  const dividend = readAmount(upper, { decimalSign });
  const divisor = lower === undefined ? { ok: true as const, amount: 1 } : readAmount(lower, { decimalSign });
  if (!dividend.ok) return dividend.reason === 'ambiguous' ? 'ambiguous' : 'notAPrice';
  if (!divisor.ok) return divisor.reason === 'ambiguous' ? 'ambiguous' : 'notAPrice';
  if (divisor.amount === 0) return 'notAPrice';
  const decimals = /[.,](\d+)$/.exec(upper.trim())?.[1]?.replace(/0+$/, '') ?? '';
  if (lower === undefined && decimals.length > PRICE_DECIMALS) return 'tooFine';
  return dividend.amount / divisor.amount;
}

function rateOf(unit: CurrencyUnit, view: PriceView): number | null {
  if (unit === 'c') return 1;
  const known = view.game === 'poe1' ? roundRate(view.chaosPerDivine ?? 0) : unit === view.unit ? view.chaosPerUnit : view.rates?.[unit];
  const rate = known ?? 0;
  return rate > 0 && Number.isFinite(rate) ? rate : null;
}

function listWords(unit: CurrencyUnit, words: string): [string, CurrencyUnit][] {
  return words.split(' ').map((word) => [word, unit]);
}
