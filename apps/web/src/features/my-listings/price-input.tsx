import { readViewUnit, toUnitAmount } from '@poexchange/domain/currency';
import { findValueDistance } from '@poexchange/domain/listing';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeAmount, writeNumber } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../shared/ui/currency-glyph.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { PriceField } from '../../shared/ui/price-field.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { useKeptText } from './price-drafts.ts';

export type PriceInputProps = {
  readonly name: string;
  /** Names the item among all that can be priced: a text that is no price is kept under it. */
  readonly priceKey: string;
  /** What the percentage of the value gives; null without a value. */
  readonly calculated: number | null;
  readonly override: number | null;
  readonly valueChaos: number | null;
  readonly multiplier: number;
  /** Null clears the seller's own price. */
  readonly onChange: (priceChaos: number | null) => void;
};

/**
 * The price for one piece, typed over the calculated one (R2.11). It counts on Enter or on leaving the field, so that
 * no row moves while typing.
 */
export function PriceInput({ name, priceKey, calculated, override, valueChaos, multiplier, onChange }: PriceInputProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const kept = useKeptText(priceKey);
  // Typed and shown in the unit of the page, kept in chaos (D59).
  const { unit } = readViewUnit(view);
  const distance = override === null ? null : findValueDistance(override, valueChaos);
  const far = distance === null ? undefined : t(`offer.far.${distance.side}`, { times: writeNumber(Math.round(distance.times * 10) / 10) });
  return (
    <span className="flex items-center justify-end gap-1">
      {(override !== null || kept.text !== null) && (
        <IconButton
          size="sm"
          glyph="undo"
          label={t('offer.priceClear', { percent: multiplier })}
          onClick={() => {
            kept.keep(null, null);
            onChange(null);
          }}
        />
      )}
      <span className="relative inline-flex items-center">
        <PriceField
          aria-label={t('offer.priceOf', { name, unit: t(`price.name.${unit}`) })}
          title={far}
          placeholder={calculated === null ? t('price.none') : writeAmount(String(toUnitAmount(calculated, view).amount))}
          valueChaos={override}
          onChange={onChange}
          commits="leaving"
          reason="hint"
          kept={kept}
          className={joinClasses(
            'w-[84px]! placeholder:text-muted',
            override !== null && (far === undefined ? 'border-accent/60! text-accent!' : 'border-warn! text-warn!'),
            'aria-invalid:border-down! aria-invalid:text-down! max-md:h-[36px]! max-md:w-[94px]! max-md:pr-[26px]!',
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
