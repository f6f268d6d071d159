import type { CurrencyUnit } from '@poexchange/domain/currency';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../shared/ui/menu.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { PartBy } from '../parts/total-parts.ts';
import { ranges, type Range } from './window.ts';

export type ChartBarProps = {
  readonly by: PartBy;
  readonly onBy: (by: PartBy) => void;
  readonly units: readonly CurrencyUnit[];
  readonly unit: CurrencyUnit;
  readonly onUnit: (unit: CurrencyUnit) => void;
  /** The displayed range; null for a custom range. */
  readonly range: Range | null;
  readonly onRange: (range: Range) => void;
  readonly entries: readonly MenuEntry[];
  /** Additional controls, before the ranges. */
  readonly children?: ReactNode;
};

const ways = ['category', 'tab', 'total'] as const;

/** Title and controls of the chart. */
export function ChartBar(props: ChartBarProps) {
  const { by, onBy, units, unit, onUnit, range, onRange, entries, children } = props;
  const { t } = useTranslation();
  const options = ways.map((value) => ({ value, label: t(`netWorthChart.by.${value}`) }));
  const unitEntries: MenuEntry[] = units.map((each) => ({
    kind: 'item',
    id: `unit ${each}`,
    label: t(`price.name.${each}`),
    ...(each === unit && { glyph: 'check' as const }),
    onSelect: () => onUnit(each),
  }));
  return (
    <div className="flex min-h-[44px] flex-wrap items-center gap-2 px-4 py-1.5 max-md:py-2">
      <h2 className="mr-1 text-14 font-semibold max-md:sr-only md:text-18">{t('netWorthChart.title')}</h2>
      <Segmented label={t('netWorthChart.by.label')} value={by} options={options} onChange={onBy} className="max-md:hidden" />
      <Select aria-label={t('netWorthChart.by.label')} value={by} options={options} onChange={onBy} className="min-w-0 flex-1 md:hidden" />
      <span className="flex-1 max-md:hidden" />
      {units.length > 1 && (
        <Segmented
          label={t('price.pick')}
          value={unit}
          options={units.map((each) => ({
            value: each,
            label: (
              <>
                <CurrencyGlyph unit={each} />
                <span className="sr-only">{t(`price.name.${each}`)}</span>
              </>
            ),
          }))}
          onChange={onUnit}
          className="max-md:hidden"
        />
      )}
      {children}
      <Segmented
        label={t('netWorthChart.range.label')}
        value={range ?? 'own'}
        options={ranges.map((value) => ({ value, label: t(`netWorthChart.range.${value}`) }))}
        onChange={(value) => {
          const chosen = ranges.find((each) => each === value);
          if (chosen !== undefined) onRange(chosen);
        }}
      />
      <Menu
        trigger={<IconButton glyph="dots" label={t('netWorthChart.more')} />}
        entries={[
          ...(units.length > 1
            ? [{ kind: 'label' as const, id: 'units', label: t('price.pick') }, ...unitEntries, { kind: 'line' as const, id: 'line' }]
            : []),
          ...entries,
        ]}
      />
    </div>
  );
}
