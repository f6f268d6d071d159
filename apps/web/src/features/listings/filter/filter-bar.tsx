import type { Side } from '@poexchange/contract/rest';
import { listConditions, type FilterCondition, type ListingFilter } from '@poexchange/domain/listing-filter';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { ItemSearch } from './item-search.tsx';
import type { ListingView } from '../listing-view.ts';

export type FilterBarProps = {
  readonly filter: ListingFilter;
  readonly onChange: (filter: ListingFilter) => void;
  /** Listings of the selected place, before filtering. */
  readonly views: readonly ListingView[];
  /** Number of conditions that have no field in the bar. */
  readonly moreCount: number;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly form: 'wide' | 'phone';
  /** Buyers look for low percentages of the value, sellers for buyers who pay high percentages. */
  readonly side: Side;
  /** While presence cannot be refreshed (D36), the time when it was last known; null at all other times. */
  readonly asOfMs: number | null;
};

/** Returns conditions that have no field in the bar: they are shown as chips and counted on the button. */
export function listFurtherConditions(filter: ListingFilter, { form, side }: Pick<FilterBarProps, 'form' | 'side'>): FilterCondition[] {
  return listConditions(filter).filter((condition) => {
    if (condition.kind === 'text') return condition.name !== 'itemText';
    if (form === 'phone') return true;
    if (condition.kind === 'flag') return condition.name !== 'onlineOnly';
    return condition.kind !== 'range' || condition.name !== 'percent' || condition.range[side === 'buy' ? 'max' : 'min'] !== null;
  });
}

/** The frequently used filters, and a button for all other filters. On a phone there is room only for the search. */
export function FilterBar({ filter, onChange, views, moreCount, isEditing, onEdit, form, side, asOfMs }: FilterBarProps) {
  const { t } = useTranslation();
  const bound = side === 'buy' ? 'min' : 'max';
  return (
    <>
      <ItemSearch
        text={filter.itemText}
        onChange={(itemText) => onChange({ ...filter, itemText })}
        views={views}
        form={form}
        className="min-w-[150px] flex-1 md:max-w-[230px]"
      />
      {form === 'wide' && (
        <>
          <NumberField
            aria-label={t(`listings.${bound}Percent`)}
            title={t(`listings.${bound}Percent`)}
            placeholder={t(`listings.${bound}PercentShort`)}
            value={filter.percent[bound]}
            min={1}
            max={1000}
            decimals={1}
            sign="%"
            onChange={(percent) => onChange({ ...filter, percent: { ...filter.percent, [bound]: percent } })}
            className="w-[64px]!"
          />
          <Checkbox
            label={asOfMs === null || !filter.onlineOnly ? t('listings.onlineOnly') : <OnlineAsOf asOfMs={asOfMs} />}
            checked={filter.onlineOnly}
            onChange={(onlineOnly) => onChange({ ...filter, onlineOnly })}
          />
        </>
      )}
      <Button
        data-filter-button=""
        aria-expanded={isEditing}
        aria-label={moreCount === 0 ? t('filter.open') : t('filter.openActive', { count: moreCount })}
        title={t('filter.title')}
        onClick={onEdit}
        className={moreCount > 0 || isEditing ? 'border-accent/50' : ''}
      >
        <Glyph name="funnel" size={14} className={moreCount > 0 ? 'text-accent' : 'text-muted'} />
        {t('filter.open')}
        {moreCount > 0 && (
          <span className="num grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-1 text-12 leading-none font-semibold text-accent-ink">
            {moreCount}
          </span>
        )}
      </Button>
    </>
  );
}

function OnlineAsOf({ asOfMs }: { readonly asOfMs: number }) {
  const { t } = useTranslation();
  return <span className="text-warn">{t('listings.onlineOnlyAsOf', { time: writeClock(asOfMs) })}</span>;
}
