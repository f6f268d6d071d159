import type { LeagueEntry } from '@poexchange/contract/price-files';
import type { ConfidenceLevel } from '@poexchange/domain/pricing';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { countFilters, levels, plainView, type Comparison, type EconomyView } from './economy-view.ts';

type FilterProps = { readonly view: EconomyView; readonly onChange: (change: Partial<EconomyView>) => void };

/** Default values of the parts of a view that {@link FilterButton} sets. */
const { text: _text, level: _level, sort: _sort, comparison: _comparison, ...noFilters } = plainView;

type FilterButtonProps = FilterProps & {
  /** Controls above the filters that have no other place on the page. */
  readonly children?: ReactNode;
  /** Controls below the filters. */
  readonly after?: ReactNode;
  /** Number of folded controls whose value is not the default. */
  readonly foldedCount?: number;
};

/** All of the table's filters, behind one button with the number of active filters. */
export const FilterButton = memo(function FilterButton({ view, onChange, foldedCount = 0, children, after }: FilterButtonProps) {
  const { t } = useTranslation();
  const count = countFilters(view) + foldedCount;
  return (
    <Popover
      label={t('economy.filters')}
      className="max-h-[min(560px,var(--radix-popover-content-available-height))] w-[300px] overflow-y-auto p-4"
      trigger={
        <Button
          aria-label={count === 0 ? t('economy.filters') : t('economy.filtersActive', { count })}
          className={count > 0 ? 'border-accent/50' : ''}
        >
          <Glyph name="funnel" size={14} className={count > 0 ? 'text-accent' : 'text-muted'} />
          {t('economy.filters')}
          {count > 0 && (
            <span className="num rounded-full bg-accent px-1.5 text-12 leading-[18px] font-semibold text-accent-ink">{count}</span>
          )}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {children}
        <Field label={t('economy.column.confidence')}>
          {() => (
            <Segmented
              label={t('economy.column.confidence')}
              value={view.confidence}
              options={(['all', 'good', 'low'] as const).map((value) => ({ value, label: t(`economy.filter.${value}`) }))}
              onChange={(confidence) => onChange({ confidence })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-2">
          <Field label={t('economy.filter.minPrice')}>
            {(control) => (
              <NumberField {...control} value={view.minPrice} min={0} max={999_999_999} onChange={(minPrice) => onChange({ minPrice })} />
            )}
          </Field>
          <Field label={t('economy.filter.maxPrice')}>
            {(control) => (
              <NumberField {...control} value={view.maxPrice} min={0} max={999_999_999} onChange={(maxPrice) => onChange({ maxPrice })} />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-2 items-end gap-2">
          <Field label={t('economy.filter.change')}>
            {(control) => (
              <NumberField {...control} value={view.minChange} min={0} max={100_000} onChange={(minChange) => onChange({ minChange })} />
            )}
          </Field>
          <Segmented
            label={t('economy.filter.window')}
            value={view.changeWindow}
            options={[
              { value: 'twoDays' as const, label: t('economy.column.twoDays') },
              { value: 'sevenDays' as const, label: t('economy.column.sevenDays') },
            ]}
            onChange={(changeWindow) => onChange({ changeWindow })}
          />
        </div>
        <Checkbox label={t('economy.filter.traded')} checked={view.isTraded} onChange={(isTraded) => onChange({ isTraded })} />
        <Checkbox label={t('economy.filter.priced')} checked={view.isPriced} onChange={(isPriced) => onChange({ isPriced })} />
        <Checkbox label={t('economy.filter.watched')} checked={view.isWatched} onChange={(isWatched) => onChange({ isWatched })} />
        <Button disabled={countFilters(view) === 0} onClick={() => onChange(noFilters)}>
          {t('economy.filter.clear')}
        </Button>
        {after}
      </div>
    </Popover>
  );
});

/** Selects which of the ten levels counts as the price. */
export const LevelSelect = memo(function LevelSelect({ view, onChange }: FilterProps) {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={t('economy.level')}
      title={t('economy.levelHint')}
      value={String(view.level)}
      options={levels.map((level) => ({ value: String(level), label: t('economy.levelNumber', { level }) }))}
      onChange={(value) => onChange({ level: Number(value) as ConfidenceLevel })}
      className="w-[168px] max-md:w-full"
    />
  );
});

/** Selects what prices are compared with: nothing, another level, or another league. */
export const CompareSelect = memo(function CompareSelect({
  view,
  onChange,
  leagues,
}: FilterProps & { readonly leagues: readonly LeagueEntry[] }) {
  const { t } = useTranslation();
  const value =
    view.comparison === null
      ? ''
      : view.comparison.kind === 'level'
        ? `level/${view.comparison.level}`
        : `league/${view.comparison.league}`;
  return (
    <Select
      aria-label={t('economy.compare')}
      value={value}
      options={[
        { value: '', label: t('economy.compareNone') },
        ...levels
          .filter((level) => level !== view.level)
          .map((level) => ({ value: `level/${level}`, label: t('economy.compareLevel', { level }) })),
        ...leagues.map((league) => ({ value: `league/${league.id}`, label: t('economy.compareLeague', { league: league.name }) })),
      ]}
      onChange={(next) => onChange({ comparison: readChoice(next) })}
      className="w-[168px] max-md:w-full"
    />
  );
});

function readChoice(value: string): Comparison | null {
  const at = value.indexOf('/');
  const [kind, rest] = [value.slice(0, at), value.slice(at + 1)];
  if (kind === 'level') return { kind, level: Number(rest) as ConfidenceLevel };
  return kind === 'league' ? { kind, league: rest } : null;
}
