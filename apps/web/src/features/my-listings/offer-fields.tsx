import { readTypedPrice, readViewUnit, toUnitAmount } from '@poexchange/domain/currency';
import type { ListingSide } from '@poexchange/domain/listing';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Field } from '../../shared/ui/field.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import type { OfferSettings } from './settings.ts';

export type SettingsFieldsProps = {
  /** A want-to-buy listing says the same things the other way round. */
  readonly side?: ListingSide;
  readonly settings: OfferSettings;
  readonly onChange: (change: Partial<OfferSettings>) => void;
};

/** Percentage, sell mode and smallest trade of a category or a custom group (R2.10, R2.11, D25). */
export function SettingsFields({ side = 'sell', settings, onChange }: SettingsFieldsProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  return (
    <>
      <Field label={t('offer.multiplier')}>
        {(control) => (
          <span className="flex items-center gap-3">
            <input
              type="range"
              min={50}
              max={150}
              step={1}
              aria-label={t('offer.multiplierSlider')}
              value={Math.min(150, Math.max(50, settings.multiplier))}
              onChange={(event) => onChange({ multiplier: Number(event.target.value) })}
              className="h-[30px] min-w-0 flex-1 accent-accent"
            />
            <NumberField
              {...control}
              value={settings.multiplier}
              min={0.1}
              max={1000}
              decimals={1}
              onChange={(multiplier) => multiplier !== null && onChange({ multiplier })}
              className="w-[72px]!"
            />
            <span aria-hidden="true" className="text-muted">
              {t('offer.percentSign')}
            </span>
          </span>
        )}
      </Field>
      <div className="flex flex-col gap-1">
        <span className="text-12 text-muted">{t(side === 'buy' ? 'byHand.wantMode' : 'offer.mode')}</span>
        <Segmented
          label={t(side === 'buy' ? 'byHand.wantMode' : 'offer.mode')}
          value={settings.listingMode}
          onChange={(listingMode) => onChange({ listingMode })}
          options={[
            { value: 'single', label: t('offer.modeSingle') },
            { value: 'bulk', label: t('offer.modeBulk') },
          ]}
          className="self-start"
        />
        <p className="text-12 text-muted">{t(hintKeys[side][settings.listingMode])}</p>
      </div>
      {settings.listingMode === 'single' && (
        <Field
          label={t('offer.min', { unit: t(`price.name.${readViewUnit(view).unit}`) })}
          hint={
            settings.minTradeValue === 0 ? (
              t('offer.minHint')
            ) : (
              <span className="inline-flex items-center gap-1.5">
                {t('offer.minHintValue')}
                <Price chaos={settings.minTradeValue} size={12} hint="none" />
              </span>
            )
          }
        >
          {(control) => (
            <NumberField
              {...control}
              value={settings.minTradeValue === 0 ? null : toUnitAmount(settings.minTradeValue, view).amount}
              min={0}
              max={1e9}
              decimals={2}
              onChange={(amount) => onChange({ minTradeValue: Math.min(readTypedPrice(amount ?? 0, view), 1e9) })}
              className="w-[120px]!"
            />
          )}
        </Field>
      )}
    </>
  );
}

const hintKeys = {
  sell: { bulk: 'offer.modeBulkHint', single: 'offer.modeSingleHint' },
  buy: { bulk: 'byHand.wantBulkHint', single: 'byHand.wantSingleHint' },
} as const;
