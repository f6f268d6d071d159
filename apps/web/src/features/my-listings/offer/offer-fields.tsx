import { listingLimits, type ListingSide } from '@poexchange/domain/listing';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { PickedLevel } from '../../../shared/ui/picked-level.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { PriceField } from '../../../shared/ui/price-field.tsx';
import { useFieldUnit } from '../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useBadPercent } from './price-drafts.ts';
import type { OfferPlace, OfferSettings } from '../../price-book/index.ts';

export type SettingsFieldsProps = {
  /** Selects the wording for a want-to-buy listing, which mirrors the wording for selling. */
  readonly side?: ListingSide;
  readonly place: OfferPlace;
  readonly settings: OfferSettings;
  readonly onChange: (change: Partial<OfferSettings>) => void;
};

/** Percentage, sell mode and minimum trade of a category or custom group (R2.10, R2.11, D25). */
export function SettingsFields({ side = 'sell', place, settings, onChange }: SettingsFieldsProps) {
  const { t } = useTranslation();
  const unit = useFieldUnit();
  const badPercent = useBadPercent(place);
  return (
    <>
      <Field
        error={badPercent.text === null ? undefined : t('offer.multiplierBad')}
        label={
          <>
            {t('offer.multiplier')}
            <PickedLevel before=" · " />
          </>
        }
      >
        {(control) => (
          <span className="flex items-center gap-3">
            <input
              type="range"
              min={50}
              max={150}
              step={1}
              aria-label={t('offer.multiplierSlider')}
              value={Math.min(150, Math.max(50, settings.multiplier))}
              onChange={(event) => {
                badPercent.keep(null);
                onChange({ multiplier: Number(event.target.value) });
              }}
              className="h-[30px] min-w-0 flex-1 accent-accent"
            />
            <NumberField
              {...control}
              value={settings.multiplier}
              min={listingLimits.minMultiplierPercent}
              max={listingLimits.maxMultiplierPercent}
              decimals={1}
              sign="%"
              kept={badPercent}
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
          label={t('offer.min', { unit: t(`price.name.${unit}`) })}
          hint={
            settings.minTradeValue === 0 ? (
              t(side === 'buy' ? 'byHand.wantMinHint' : 'offer.minHint')
            ) : (
              <span className="inline-flex items-center gap-1.5">
                {t('offer.minHintValue')}
                <Price chaos={settings.minTradeValue} size={12} hint="none" />
              </span>
            )
          }
        >
          {(control) => (
            <PriceField
              {...control}
              valueChaos={settings.minTradeValue === 0 ? null : settings.minTradeValue}
              zero="allowed"
              commits="typing"
              reason="below"
              onChange={(chaos) => onChange({ minTradeValue: chaos ?? 0 })}
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
