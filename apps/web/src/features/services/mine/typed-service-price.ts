/** A service price as text: typed, displayed and whispered. Pure. */
import {
  isUnitOfGame,
  readPriceText,
  readViewUnit,
  type CurrencyUnit,
  type PriceTextProblem,
  type PriceView,
} from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { serviceLimits, type ServicePrice } from '@poexchange/domain/service';
import { writeAmount } from '../../../shared/i18n/write-values.ts';

export type PriceReading =
  | { readonly kind: 'price'; readonly price: ServicePrice }
  | { readonly kind: 'problem'; readonly problem: PriceTextProblem };

type ReadOptions = { readonly view: PriceView; readonly freeWord: string; readonly decimalSign: '.' | ',' };

/** Number of steps per unit to which a typed fraction is rounded, because a third of an orb cannot be paid. */
const FRACTION_STEPS = 100;
/**
 * A single separator followed by three digits: the separator marks thousands in one language and decimals in another.
 * No service price needs thousandths.
 */
const THREES = /^\D*[1-9]\d{0,2}[.,]\d{3}(?!\d)/;
const unitWords: Readonly<Record<Game, RegExp>> = {
  poe1: /^(?:c|chaos|d|div|divines?|orbs?)$/,
  poe2: /^(?:c|chaos|d|div|divines?|ex|exalted|exalts?|r|regals?|orbs?)$/,
};

/**
 * Parses a typed service price: `232c`, `1.5d`, `free`; an empty field is not a price. An amount in two currencies
 * becomes a whole number of the game's small currency, which later rate changes do not affect.
 */
export function readTypedServicePrice(text: string, { view, freeWord, decimalSign }: ReadOptions): PriceReading {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  if (typed === 'free' || typed === freeWord.normalize('NFKC').toLowerCase()) {
    return { kind: 'price', price: { priceValue: 0, priceType: readViewUnit(view).unit } };
  }
  const words = typed.match(/[a-z]+(?: orbs?)?/g) ?? [];
  const single = words.length < 2 ? readSingleAmount(text, typed, { view, decimalSign }) : null;
  return single ?? readWithRate(text, typed, { view, decimalSign });
}

type AmountOptions = Omit<ReadOptions, 'freeWord'>;

/**
 * Parses an amount in one currency, which is stored as typed: it needs no rate, and rate changes do not affect it. Null
 * for any other text.
 */
function readSingleAmount(text: string, typed: string, { view, decimalSign }: AmountOptions): PriceReading | null {
  const word = readUnitWord(typed);
  if (word !== null && !isUnitOfGame(word, view.game)) return null;
  const unit = word ?? readViewUnit(view).unit;
  const single = readPriceText(text, {
    view: { game: 'poe2', unit, chaosPerUnit: 1 },
    zero: 'allowed',
    decimalSign,
    maxChaos: serviceLimits.maxPrice,
  });
  if (single.kind !== 'price') return null;
  if (THREES.test(typed)) return { kind: 'problem', problem: 'ambiguous' };
  const amount = typed.includes('/') ? Math.round(single.chaos * FRACTION_STEPS) / FRACTION_STEPS : single.chaos;
  if (amount === 0 && /[1-9]/.test(typed)) return { kind: 'problem', problem: 'tooSmall' };
  return { kind: 'price', price: { priceValue: amount, priceType: unit } };
}

/** Parses an amount in several currencies using the view's rate, or returns what is wrong with the text. */
function readWithRate(text: string, typed: string, { view, decimalSign }: AmountOptions): PriceReading {
  const reading = readPriceText(text, { view, zero: 'allowed', decimalSign, maxChaos: serviceLimits.maxPrice });
  if (reading.kind === 'empty') return { kind: 'problem', problem: 'notAPrice' };
  if (reading.kind === 'problem') {
    const isUnitKnown = (typed.match(/[a-z]+/g) ?? []).every((word) => unitWords[view.game].test(word));
    return reading.problem === 'unknownUnit' && isUnitKnown ? { kind: 'problem', problem: 'notAPrice' } : reading;
  }
  if (THREES.test(typed)) return { kind: 'problem', problem: 'ambiguous' };
  const { unit, chaosPerUnit } = readViewUnit(view);
  return { kind: 'price', price: { priceValue: Math.max(1, Math.round(reading.chaos / chaosPerUnit)), priceType: unit } };
}

/** The unit whose letter starts the last word of the text; null for a bare number. The word itself is checked later. */
function readUnitWord(typed: string): CurrencyUnit | null {
  const letter = /([a-z])[a-z]*(?: orbs?)?$/.exec(typed)?.[1];
  const units: Readonly<Record<string, CurrencyUnit>> = { c: 'c', d: 'd', e: 'ex', r: 'r' };
  return letter === undefined ? null : (units[letter] ?? null);
}

/** The price as stored and whispered: the exact amount in its own currency, independent of the rate. */
export function writePrice({ priceValue, priceType }: ServicePrice, freeWord: string): string {
  return priceValue === 0 ? freeWord : `${writeAmount(String(priceValue))}${priceType}`;
}
