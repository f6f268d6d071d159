import type { ListingFilter, NumberRange, RangeName } from '@poexchange/domain/listing-filter';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { PriceInput } from './price-input.tsx';

export type RangeFieldsProps = { readonly filter: ListingFilter; readonly onChange: (filter: ListingFilter) => void };

/** Lower and upper bounds for the price per piece, the percent of value and the price of the whole listing. */
export function RangeFields({ filter, onChange }: RangeFieldsProps) {
  const { t } = useTranslation();
  const set = (name: RangeName, range: NumberRange): void => onChange({ ...filter, [name]: range });
  const price = (name: 'unitPriceChaos' | 'totalChaos') => (
    <RangeRow name={name} range={filter[name]}>
      {(end, isInvalid) => (
        <PriceInput
          label={t(end === 'min' ? 'filter.from' : 'filter.to', { what: t(`filter.range.${name}`) })}
          placeholder={t(`filter.${end}`)}
          valueChaos={filter[name][end]}
          isInvalid={isInvalid}
          onChange={(value) => set(name, { ...filter[name], [end]: value })}
        />
      )}
    </RangeRow>
  );
  return (
    <div className="flex flex-col gap-2">
      {price('unitPriceChaos')}
      <RangeRow name="percent" range={filter.percent}>
        {(end, isInvalid) => (
          <span className="relative inline-flex items-center">
            <NumberField
              aria-label={t(end === 'min' ? 'filter.from' : 'filter.to', { what: t('filter.range.percent') })}
              placeholder={t(`filter.${end}`)}
              {...(isInvalid && { 'aria-invalid': true })}
              value={filter.percent[end]}
              min={0}
              max={100_000}
              decimals={1}
              sign="%"
              onChange={(value) => set('percent', { ...filter.percent, [end]: value })}
              className="pr-7"
            />
            <span aria-hidden="true" className="pointer-events-none absolute right-2.5 text-12 text-muted">
              {'%'}
            </span>
          </span>
        )}
      </RangeRow>
      {price('totalChaos')}
    </div>
  );
}

type RangeRowProps = {
  readonly name: RangeName;
  readonly range: NumberRange;
  readonly children: (end: 'min' | 'max', isInvalid: boolean) => ReactNode;
};

function RangeRow({ name, range, children }: RangeRowProps) {
  const { t } = useTranslation();
  const isInvalid = range.min !== null && range.max !== null && range.max < range.min;
  return (
    <div role="group" aria-label={t(`filter.range.${name}`)} className="grid grid-cols-[minmax(0,1fr)_108px_108px] items-center gap-2">
      <span className="text-13">{t(`filter.range.${name}`)}</span>
      {children('min', isInvalid)}
      {children('max', isInvalid)}
      {isInvalid && (
        <p role="alert" className="col-span-3 text-12 text-down">
          {t('filter.rangeEmpty')}
        </p>
      )}
    </div>
  );
}
