import { chaosOfAmount, readPriceText, readViewUnit, type PriceTextProblem, type PriceView } from '@poexchange/domain/currency';
import { serviceLimits, type ServicePrice } from '@poexchange/domain/service';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeAmount, writeDecimal } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';

export type ServicePriceFieldProps = {
  readonly label: string;
  readonly price: ServicePrice;
  readonly onChange: (price: ServicePrice) => void;
  readonly autoFocus?: boolean;
  readonly className?: string;
};

export type PriceReading =
  | { readonly kind: 'price'; readonly price: ServicePrice }
  | { readonly kind: 'problem'; readonly problem: PriceTextProblem };

/** Describes what was typed as the price of a service: `1d 20c`, `232c`, `free`; an empty field is no price. */
export function readTypedServicePrice(
  text: string,
  options: { readonly view: PriceView; readonly freeWord: string; readonly decimalSign: '.' | ',' },
): PriceReading {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  const { view, freeWord, decimalSign } = options;
  if (typed === 'free' || typed === freeWord.normalize('NFKC').toLowerCase())
    return { kind: 'price', price: { priceValue: 0, priceType: readViewUnit(view).unit } };
  const reading = readPriceText(text, { view, zero: 'allowed', decimalSign, maxChaos: serviceLimits.maxPrice });
  if (reading.kind === 'empty') return { kind: 'problem', problem: 'notAPrice' };
  if (reading.kind === 'problem') return reading;
  const price: ServicePrice =
    reading.asked === null
      ? { priceValue: reading.chaos, priceType: 'c' }
      : { priceValue: reading.asked.amount, priceType: reading.asked.unit };
  return { kind: 'price', price };
}

/** A price as it is typed; what is none stays in the field, marked, with the reason, and counts for nothing. */
export function ServicePriceField({ label, price, onChange, autoFocus, className }: ServicePriceFieldProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const reasonId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const freeWord = t('services.free');
  const decimalSign = writeDecimal(1.5, 1).includes(',') ? ',' : '.';
  const shown = writePrice(price, { view, freeWord });
  const reading = typed === null ? null : readTypedServicePrice(typed, { view, freeWord, decimalSign });
  const why = reading?.kind === 'problem' ? t(`priceField.${reading.problem}`) : null;
  const commit = (): void => {
    if (reading === null || reading.kind === 'problem') return;
    setTyped(null);
    if (typed?.trim() !== shown) onChange(reading.price);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  // A field that goes is left as well, but the browser does not say so.
  useEffect(() => () => latest.current(), []);
  return (
    <span className={joinClasses('inline-block', className)}>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        aria-label={label}
        aria-invalid={why !== null || undefined}
        aria-describedby={why === null ? undefined : reasonId}
        title={why ?? undefined}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.currentTarget.blur();
          if (event.key !== 'Escape' || typed === null) return;
          event.preventDefault();
          event.stopPropagation();
          setTyped(null);
        }}
        onClick={(event) => event.stopPropagation()}
        className={joinClasses(INPUT_CLASSES, 'num', price.priceValue === 0 && typed === null && 'font-semibold text-up!')}
      />
      {why !== null && (
        <span id={reasonId} role="alert" className="sr-only">
          {why}
        </span>
      )}
    </span>
  );
}

/** "1d 20c" at the page's rate in poe1, else the amount with its unit. */
export function writePrice(
  { priceValue, priceType }: ServicePrice,
  { view, freeWord }: { readonly view: PriceView; readonly freeWord: string },
): string {
  if (priceValue === 0) return freeWord;
  const rate = view.game === 'poe1' ? (view.chaosPerDivine ?? null) : null;
  const chaos = chaosOfAmount({ amount: priceValue, unit: priceType }, view);
  if (priceType === 'c' && rate !== null && chaos !== null && chaos >= rate) {
    const divines = Math.floor(chaos / rate);
    const rest = Math.round((chaos - divines * rate) * 100) / 100;
    if (divines * rate + rest === chaos) return rest === 0 ? `${divines}d` : `${divines}d ${writeAmount(String(rest))}c`;
  }
  return `${writeAmount(String(priceValue))}${priceType}`;
}
