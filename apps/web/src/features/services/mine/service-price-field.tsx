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
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeAmount, writeDecimal, writeNumber } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { sayPriceProblem } from '../../../shared/ui/say-price-problem.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { PriceDraft } from './service-drafts.ts';

export type ServicePriceFieldProps = {
  readonly label: string;
  readonly value: PriceDraft;
  /** Called at each key press, so that a save uses the price in the field. */
  readonly onChange: (value: PriceDraft) => void;
  /** Name by which `focusPrice` finds it. */
  readonly name?: string;
  /** `shown`: the reason for an invalid price is below the field; otherwise only in its hint. */
  readonly reason?: 'shown' | 'hint';
  readonly className?: string;
};

export type PriceReading =
  | { readonly kind: 'price'; readonly price: ServicePrice }
  | { readonly kind: 'problem'; readonly problem: PriceTextProblem };

type ReadOptions = { readonly view: PriceView; readonly freeWord: string; readonly decimalSign: '.' | ',' };

/** Steps per unit to which an amount typed as a fraction is rounded: nobody pays in thirds of an orb. */
const FRACTION_STEPS = 100;
/**
 * Groups of three digits after one separator: thousands in one language, decimals in another. No service needs a
 * thousandth.
 */
const THREES = /^\D*[1-9]\d{0,2}[.,]\d{3}(?!\d)/;
const unitWords: Readonly<Record<Game, RegExp>> = {
  poe1: /^(?:c|chaos|d|div|divines?|orbs?)$/,
  poe2: /^(?:c|chaos|d|div|divines?|ex|exalted|exalts?|r|regals?|orbs?)$/,
};

/**
 * Reads what was typed as the price of a service: `232c`, `1.5d`, `free`; an empty field is not a price. An amount of
 * two currencies becomes a whole number of the game's small currency, which no rate changes later.
 */
export function readTypedServicePrice(text: string, { view, freeWord, decimalSign }: ReadOptions): PriceReading {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  if (typed === 'free' || typed === freeWord.normalize('NFKC').toLowerCase())
    return { kind: 'price', price: { priceValue: 0, priceType: readViewUnit(view).unit } };
  // An amount of one currency is stored as it is: it needs no rate, and none may change it.
  const unit = readUnitWord(typed);
  const single = readPriceText(text, {
    view: { game: 'poe2', unit: unit ?? readViewUnit(view).unit, chaosPerUnit: 1 },
    zero: 'allowed',
    decimalSign,
    maxChaos: serviceLimits.maxPrice,
  });
  const isOfGame = unit === null || isUnitOfGame(unit, view.game);
  const words = typed.match(/[a-z]+(?: orbs?)?/g) ?? [];
  if (words.length < 2 && isOfGame && single.kind === 'price') {
    if (THREES.test(typed)) return { kind: 'problem', problem: 'ambiguous' };
    const amount = typed.includes('/') ? Math.round(single.chaos * FRACTION_STEPS) / FRACTION_STEPS : single.chaos;
    if (amount === 0 && /[1-9]/.test(typed)) return { kind: 'problem', problem: 'tooSmall' };
    return { kind: 'price', price: { priceValue: amount, priceType: unit ?? readViewUnit(view).unit } };
  }
  const reading = readPriceText(text, { view, zero: 'allowed', decimalSign, maxChaos: serviceLimits.maxPrice });
  if (reading.kind === 'empty') return { kind: 'problem', problem: 'notAPrice' };
  if (reading.kind === 'problem') {
    const isUnitKnown = (typed.match(/[a-z]+/g) ?? []).every((word) => unitWords[view.game].test(word));
    return reading.problem === 'unknownUnit' && isUnitKnown ? { kind: 'problem', problem: 'notAPrice' } : reading;
  }
  if (THREES.test(typed)) return { kind: 'problem', problem: 'ambiguous' };
  const { unit: small, chaosPerUnit } = readViewUnit(view);
  return { kind: 'price', price: { priceValue: Math.max(1, Math.round(reading.chaos / chaosPerUnit)), priceType: small } };
}

/** The unit whose letter begins the last word of a text; null for a bare number. The word itself is checked later. */
function readUnitWord(typed: string): CurrencyUnit | null {
  const letter = /([a-z])[a-z]*(?: orbs?)?$/.exec(typed)?.[1];
  const units: Readonly<Record<string, CurrencyUnit>> = { c: 'c', d: 'd', e: 'ex', r: 'r' };
  return letter === undefined ? null : (units[letter] ?? null);
}

/** Reads prices by the page's view and language. */
export function useReadServicePrice(): { readonly read: (text: string) => PriceReading; readonly freeWord: string } {
  const { t } = useTranslation();
  const view = usePriceView();
  const freeWord = t('services.free');
  const decimalSign = writeDecimal(1.5, 1).includes(',') ? ',' : '.';
  return { read: (text) => readTypedServicePrice(text, { view, freeWord, decimalSign }), freeWord };
}

/** Returns a function that writes why a text is not a price of a service, with prices of the game as examples. */
export function useSayPriceProblem(): (problem: PriceTextProblem) => string {
  const { t } = useTranslation();
  const { game } = usePriceView();
  return (problem) =>
    problem === 'notAPrice' || problem === 'unknownUnit' || problem === 'noRate'
      ? t('services.mine.priceTry', { examples: game === 'poe1' ? '20c, 1.5d' : '5ex, 1.5d' })
      : sayPriceProblem(t, problem, writeNumber(serviceLimits.maxPrice));
}

const PRICE_FIELD = 'data-service-price';

/** Focuses the price field of this name; false if it is not on the page. */
export function focusPrice(name: string): boolean {
  const field = [...document.querySelectorAll<HTMLElement>(`[${PRICE_FIELD}]`)].find((each) => each.getAttribute(PRICE_FIELD) === name);
  field?.focus();
  return field !== undefined;
}

/**
 * A price as it is typed; invalid text stays in the field, marked, with the reason, and blocks saving. A missing price
 * is requested once the field was left.
 */
export function ServicePriceField({ label, value, onChange, name, reason = 'hint', className }: ServicePriceFieldProps) {
  const { t } = useTranslation();
  const { read, freeWord } = useReadServicePrice();
  const reasonId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const before = useRef(value);
  const shown = value.typedPrice ?? writePrice(value.price, freeWord);
  const text = typed ?? shown;
  const reading = typed === null && value.typedPrice === null ? null : read(text);
  const isEmptyYet = typed === null && text === '';
  const say = useSayPriceProblem();
  const why =
    reading?.kind === 'problem' && (wasLeft || !isEmptyYet) ? (isEmptyYet ? t('services.mine.priceMissing') : say(reading.problem)) : null;
  const take = (next: string): void => {
    setTyped(next);
    const taken = read(next);
    onChange(taken.kind === 'price' ? { price: taken.price, typedPrice: null } : { price: value.price, typedPrice: next });
  };
  return (
    <span className={joinClasses('inline-block', className)}>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...(name !== undefined && { [PRICE_FIELD]: name })}
        aria-label={label}
        aria-invalid={why !== null || undefined}
        aria-describedby={why === null ? undefined : reasonId}
        title={why ?? undefined}
        placeholder={t('services.column.price')}
        value={text}
        onFocus={(event) => {
          before.current = value;
          event.target.select();
        }}
        onChange={(event) => take(event.target.value)}
        onBlur={() => {
          setTyped(null);
          setLeft(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.currentTarget.blur();
          if (event.key !== 'Escape' || typed === null) return;
          event.preventDefault();
          event.stopPropagation();
          setTyped(null);
          onChange(before.current);
        }}
        onClick={(event) => event.stopPropagation()}
        className={joinClasses(
          INPUT_CLASSES,
          'num',
          why === null && value.price.priceValue === 0 && typed === null && 'font-semibold text-up!',
        )}
      />
      {why !== null && (
        <span id={reasonId} role="alert" className={reason === 'shown' ? 'mt-1 block text-12 text-down' : 'sr-only'}>
          {why}
        </span>
      )}
    </span>
  );
}

/** The price as it is stored and whispered: the exact amount in its own currency, independent of the rate. */
export function writePrice({ priceValue, priceType }: ServicePrice, freeWord: string): string {
  return priceValue === 0 ? freeWord : `${writeAmount(String(priceValue))}${priceType}`;
}
