import type { PriceTextProblem } from '@poexchange/domain/currency';
import { serviceLimits } from '@poexchange/domain/service';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeDecimal, writeNumber } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { sayPriceProblem } from '../../../shared/ui/say-price-problem.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { PriceDraft } from './service-drafts.ts';
import { readTypedServicePrice, writePrice, type PriceReading } from './typed-service-price.ts';

export type ServicePriceFieldProps = {
  readonly label: string;
  readonly value: PriceDraft;
  /** Called on each keystroke, so that saving uses the price in the field. */
  readonly onChange: (value: PriceDraft) => void;
  /** Name by which `focusPrice` finds the field. */
  readonly name?: string;
  /** `shown` displays the reason for an invalid price below the field; `hint` displays it only in the field's hint. */
  readonly reason?: 'shown' | 'hint';
  readonly className?: string;
};

/** Reads prices using the page's view and language. */
export function useReadServicePrice(): { readonly read: (text: string) => PriceReading; readonly freeWord: string } {
  const { t } = useTranslation();
  const view = usePriceView();
  const freeWord = t('services.free');
  const decimalSign = writeDecimal(1.5, 1).includes(',') ? ',' : '.';
  return { read: (text) => readTypedServicePrice(text, { view, freeWord, decimalSign }), freeWord };
}

/** Returns a function that explains why text is not a service price, with prices from the game as examples. */
export function useSayPriceProblem(): (problem: PriceTextProblem) => string {
  const { t } = useTranslation();
  const { game } = usePriceView();
  return (problem) =>
    problem === 'notAPrice' || problem === 'unknownUnit' || problem === 'noRate'
      ? t('services.mine.priceTry', { examples: game === 'poe1' ? '20c, 1.5d' : '5ex, 1.5d' })
      : sayPriceProblem(t, problem, writeNumber(serviceLimits.maxPrice));
}

const PRICE_FIELD = 'data-service-price';

/** Focuses the price field with this name; returns false if it is not on the page. */
export function focusPrice(name: string): boolean {
  const field = [...document.querySelectorAll<HTMLElement>(`[${PRICE_FIELD}]`)].find((each) => each.getAttribute(PRICE_FIELD) === name);
  field?.focus();
  return field !== undefined;
}

/**
 * Field for a price; invalid text stays in the field, marked with the reason, and blocks saving. A missing price is
 * reported when the field loses focus.
 */
export function ServicePriceField({ label, value, onChange, name, reason = 'hint', className }: ServicePriceFieldProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const { text, isTyping, why, focus, type, leave, cancel } = useTypedPrice(value, onChange);
  const isFree = !isTyping && why === null && value.price.priceValue === 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.currentTarget.blur();
    if (event.key !== 'Escape' || !isTyping) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
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
          focus();
          event.target.select();
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        className={joinClasses(INPUT_CLASSES, 'num', isFree && 'font-semibold text-up!')}
      />
      {why !== null && (
        <span id={reasonId} role="alert" className={reason === 'shown' ? 'mt-1 block text-12 text-down' : 'sr-only'}>
          {why}
        </span>
      )}
    </span>
  );
}

/** The field's text while typing, and `why` the text is not a price; `why` is null if the text is a price. */
function useTypedPrice(value: PriceDraft, onChange: (value: PriceDraft) => void) {
  const { t } = useTranslation();
  const { read, freeWord } = useReadServicePrice();
  const say = useSayPriceProblem();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const before = useRef(value);
  const text = typed ?? value.typedPrice ?? writePrice(value.price, freeWord);
  const isMissing = typed === null && text === '';
  const sayWhy = (): string | null => {
    if (typed === null && value.typedPrice === null) return null;
    if (isMissing) return wasLeft ? t('services.mine.priceMissing') : null;
    const reading = read(text);
    return reading.kind === 'problem' ? say(reading.problem) : null;
  };
  return {
    text,
    isTyping: typed !== null,
    why: sayWhy(),
    focus: () => void (before.current = value),
    type: (next: string): void => {
      setTyped(next);
      const taken = read(next);
      onChange(taken.kind === 'price' ? { price: taken.price, typedPrice: null } : { price: value.price, typedPrice: next });
    },
    leave: () => {
      setTyped(null);
      setLeft(true);
    },
    /** Restores the price that the field had when it was focused. */
    cancel: () => {
      setTyped(null);
      onChange(before.current);
    },
  };
}
