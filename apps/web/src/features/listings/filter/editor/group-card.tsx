import type { FilterGroup } from '@poexchange/domain/listing-filter';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import type { PriceIndex } from '../../../../shared/price-files/known-groups.ts';
import { addItem, changeKind, changeRow, itemKey, removeRow } from './edit-groups.ts';
import type { Findable } from './find-items.ts';
import { ItemFinder } from './item-finder.tsx';
import { RowFields } from './row-fields.tsx';
import { joinClasses } from '../../../../shared/ui/classes.ts';
import { NumberField } from '../../../../shared/ui/number-field.tsx';
import { readArrowStep, StepButtons } from '../../../../shared/ui/step-buttons.tsx';

type StepperProps = {
  /** Accessible name of the number: "Quantity of Deafening Essence of Anger". */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  readonly className?: string;
};

/**
 * A count between two bounds: minus button, number field, plus button. Arrow keys change the count by one, or by ten
 * with Shift.
 */
function Stepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 0,
  max = Infinity,
  step = 1,
  disabled,
  className,
}: StepperProps) {
  const move = (by: number): void => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <StepButtons
      label={label}
      lessLabel={decreaseLabel}
      moreLabel={increaseLabel}
      canLess={disabled !== true && value > min}
      canMore={disabled !== true && value < max}
      onStep={(by) => move(by * step)}
      className={joinClasses('h-[26px] border-line bg-s2 max-md:h-[38px]', className)}
    >
      <NumberField
        aria-label={label}
        value={value}
        min={min}
        max={max}
        decimals={0}
        disabled={disabled}
        className="h-full! w-[64px]! rounded-none border-0! bg-transparent px-0! text-center! focus-visible:-outline-offset-2"
        onChange={(next) => onChange(next ?? min)}
        onKeyDown={(event) => {
          const by = readArrowStep(event);
          if (by === null) return;
          event.preventDefault();
          move(by * step);
        }}
      />
    </StepButtons>
  );
}

export type GroupCardProps = {
  readonly group: FilterGroup;
  readonly at: number;
  readonly prices: PriceIndex;
  readonly findable: readonly Findable[];
  readonly isFull: boolean;
  readonly onChange: (group: FilterGroup) => void;
  /** Missing for a single empty group, because there is nothing to remove. */
  readonly onRemove?: (() => void) | undefined;
};

/** A group of items with its conditions. */
export function GroupCard({ group, at, prices, findable, isFull, onChange, onRemove }: GroupCardProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('filter.group', { number: at + 1 })} className="rounded-lg border border-line bg-bg/40">
      <header className="flex items-center gap-2 px-3 py-2">
        <Select
          aria-label={t('filter.kind')}
          className="max-w-[170px] min-w-0"
          value={group.kind}
          options={(['and', 'not', 'count'] as const).map((kind) => ({ value: kind, label: t(`filter.kinds.${kind}`) }))}
          onChange={(kind) => onChange(changeKind(group, kind))}
        />
        {group.kind === 'count' && (
          <Stepper
            label={t('filter.atLeast')}
            decreaseLabel={t('listing.less')}
            increaseLabel={t('listing.more')}
            value={group.atLeast}
            min={1}
            max={Math.max(1, group.rows.length, group.atLeast)}
            onChange={(atLeast) => onChange({ ...group, atLeast })}
          />
        )}
        {group.kind === 'count' && group.rows.length > 0 && (
          <span className="text-12 whitespace-nowrap text-muted max-md:hidden">{t('filter.ofRows', { count: group.rows.length })}</span>
        )}
        <span className="min-w-0 flex-1" />
        {onRemove !== undefined && (
          <IconButton size="sm" glyph="trash" label={t('filter.removeGroup')} onClick={onRemove} className="max-md:size-[40px]" />
        )}
      </header>
      {group.rows.length > 0 && (
        <ul>
          {group.rows.map((row, place) => (
            <RowFields
              // Two rows may have the same item after narrowing; the index distinguishes them.
              key={`${place} ${row.item.kind === 'group' ? itemKey(row.item) : row.item.key}`}
              row={row}
              prices={prices}
              onChange={(next) => onChange(changeRow(group, place, next))}
              onRemove={() => onChange(removeRow(group, place))}
            />
          ))}
        </ul>
      )}
      <div className="border-t border-line-soft p-2">
        <ItemFinder findable={findable} isFull={isFull} onPick={(item) => onChange(addItem(group, item))} />
      </div>
    </section>
  );
}
