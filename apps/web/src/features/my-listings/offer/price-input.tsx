import { displayPrice, readViewUnit, roundTo, toUnitAmount, type PriceView, type UnitAmount } from '@poexchange/domain/currency';
import { findValueDistance } from '@poexchange/domain/listing';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeAmount, writeNumber } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PriceField } from '../../../shared/ui/price-field.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { useKeptText } from './price-drafts.ts';
import { forgetReckoned, keepReckoned } from './reckoned-prices.ts';
import { sayAsked } from './asked-prices.tsx';

export type PriceInputProps = {
  readonly name: string;
  /** Key of the item among all items that can be priced: invalid text is kept under this key. */
  readonly priceKey: string;
  /** Price at the percentage of the value; null without a value. */
  readonly calculated: number | null;
  readonly override: number | null;
  /** The seller's custom price as it was typed, if it was typed in a currency other than chaos. */
  readonly asked?: UnitAmount | null;
  readonly valueChaos: number | null;
  readonly multiplier: number;
  /** Null clears the seller's custom price. */
  readonly onChange: (priceChaos: number | null, asked?: UnitAmount) => void;
};

/**
 * The price per piece, which can be typed over the calculated price (R2.11). A typed price is applied on Enter or when
 * the field loses focus, so that no row moves while typing.
 */
export function PriceInput({ name, priceKey, calculated, override, asked = null, valueChaos, multiplier, onChange }: PriceInputProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const kept = useKeptText(priceKey);
  // Typed and shown in the page's unit, stored in chaos (D59).
  const { unit } = readViewUnit(view);
  const distance = override === null ? null : findValueDistance(override, valueChaos);
  const far = distance === null ? undefined : t(`offer.far.${distance.side}`, { times: writeNumber(Math.round(distance.times * 10) / 10) });
  const otherwise = override === null ? undefined : sayOtherwise(t, { override, asked, view });
  return (
    <span className="flex items-center justify-end gap-1">
      {(override !== null || kept.text !== null) && (
        <IconButton
          size="sm"
          glyph="undo"
          label={t('offer.priceClear', { percent: multiplier })}
          onClick={() => {
            kept.keep(null, null);
            forgetReckoned([priceKey]);
            onChange(null);
          }}
        />
      )}
      <span className="relative inline-flex items-center">
        <PriceField
          aria-label={t('offer.priceOf', { name, unit: t(`price.name.${unit}`) })}
          title={far ?? otherwise}
          placeholder={calculated === null ? t('price.none') : writeShort(toUnitAmount(calculated, view).amount)}
          valueChaos={override}
          asked={asked}
          onChange={(chaos, typedIn) => {
            forgetReckoned([priceKey]);
            if (typedIn === undefined) onChange(chaos);
            else onChange(chaos, typedIn);
          }}
          onReckoned={(price) => keepReckoned(priceKey, price)}
          commits="leaving"
          reason="hint"
          kept={kept}
          className={joinClasses(
            'w-[96px]! px-1.5! placeholder:text-muted',
            override !== null && (far === undefined ? 'border-accent/60! text-accent!' : 'border-warn! text-warn!'),
            'aria-invalid:border-down! aria-invalid:text-down! max-md:h-[36px]! max-md:w-[116px]! max-md:pr-[26px]!',
          )}
        />
        {/* In the table the column's head names the unit. */}
        <span aria-hidden="true" className="pointer-events-none absolute right-2 inline-flex md:hidden">
          <CurrencyGlyph unit={unit} size={12} />
        </span>
      </span>
    </span>
  );
}

type OwnPrice = { readonly override: number; readonly asked: UnitAmount | null; readonly view: PriceView };

/** Writes what the field does not show about the seller's custom price: its own unit, or its two currencies. */
function sayOtherwise(t: Translate, { override, asked, view }: OwnPrice): string | undefined {
  if (asked !== null)
    return asked.unit === readViewUnit(view).unit ? undefined : t('offer.followsRate', sayAsked(t, { asked, override, view }));
  const parts = view.game === 'poe2' ? [] : displayPrice(override, view).parts;
  if (parts.length < 2) return undefined;
  // A price in two currencies is stored in chaos, and its field shows the amount in chaos.
  return t('offer.mixed', { typed: parts.map((part) => t(`price.unit.${part.unit}`, { amount: part.amount })).join(' + ') });
}

/** Writes a price short enough for its field: from 100 up, digits beyond the second decimal are dropped. */
function writeShort(amount: number): string {
  return writeAmount(String(amount >= 100 ? roundTo(amount, 2) : amount));
}
