import { readTypedPrice, readViewUnit, toUnitAmount } from '@poexchange/domain/currency';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { inputClasses } from '../../shared/ui/field.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../shared/ui/currency-glyph.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { readNumber } from '../../shared/ui/read-number.ts';

export type PriceInputProps = {
  readonly name: string;
  /** What the percentage of the value gives; null without a value. */
  readonly calculated: number | null;
  readonly override: number | null;
  readonly multiplier: number;
  /** Null clears the seller's own price. */
  readonly onChange: (priceChaos: number | null) => void;
};

const bounds = { min: 0.0001, max: 1e9, decimals: 4 };

/** The price for one piece, typed over the calculated one (R2.11). It counts on Enter or on leaving the field, so that no row moves while typing. */
export function PriceInput({ name, calculated, override, multiplier, onChange }: PriceInputProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const [draft, setDraft] = useState<string | null>(null);
  // Typed and shown in the unit of the page, kept in chaos (D59).
  const { unit } = readViewUnit(view);
  const shown = override === null ? '' : String(toUnitAmount(override, view).amount);
  const isBad = draft !== null && draft.trim() !== '' && readNumber(draft, bounds) === null;
  const commit = (): void => {
    if (draft === null) return;
    setDraft(null);
    const amount = draft.trim() === '' ? null : readNumber(draft, bounds);
    const price = amount === null ? null : readTypedPrice(amount, view);
    const isNew = draft.trim() === '' ? override !== null : price !== null && price > 0 && price !== override && draft.trim() !== shown;
    if (isNew) onChange(price);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  // A field that goes is left as well, but the browser does not say so: a turned phone shows cards for the table, and a long table drops the rows that are scrolled away.
  useEffect(() => () => latest.current(), []);
  return (
    <span className="flex items-center justify-end gap-1">
      {override !== null && (
        <IconButton size="sm" glyph="undo" label={t('offer.priceClear', { percent: multiplier })} onClick={() => onChange(null)} />
      )}
      <span className="relative inline-flex items-center">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('offer.priceOf', { name, unit: t(`price.name.${unit}`) })}
          aria-invalid={isBad || undefined}
          placeholder={calculated === null ? t('price.none') : String(toUnitAmount(calculated, view).amount)}
          value={draft ?? shown}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') setDraft(null);
          }}
          className={joinClasses(
            inputClasses,
            'num w-[84px]! placeholder:text-muted',
            override !== null && 'border-accent/60! text-accent!',
            'max-md:h-[36px]! max-md:w-[94px]! max-md:pr-[26px]!',
          )}
        />
        {/* In the table the column's head says the unit. */}
        <span aria-hidden="true" className="pointer-events-none absolute right-2 inline-flex md:hidden">
          <CurrencyGlyph unit={unit} size={12} />
        </span>
      </span>
    </span>
  );
}
