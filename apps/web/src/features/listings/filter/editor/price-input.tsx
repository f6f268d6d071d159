import { readViewUnit, type CurrencyUnit } from '@poexchange/domain/currency';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CurrencyGlyph } from '../../../../shared/ui/currency-glyph.tsx';
import { joinClasses } from '../../../../shared/ui/classes.ts';
import { PriceField } from '../../../../shared/ui/price-field.tsx';
import { usePriceView } from '../../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';

const UnitContext = createContext<CurrencyUnit>('c');

/**
 * Unit in which prices are typed in the editor; prices are stored in chaos. poe1 offers two units; poe2 uses the page's
 * unit (D59).
 */
export function PriceUnitProvider({ children }: { readonly children: (choice: ReactNode) => ReactNode }) {
  const { t } = useTranslation();
  const view = usePriceView();
  const [picked, setPicked] = useState<'c' | 'd'>('c');
  const perDivine = view.game === 'poe1' ? (view.chaosPerDivine ?? null) : null;
  const hasChoice = perDivine !== null && perDivine > 0;
  const unit = hasChoice && picked === 'd' ? 'd' : readViewUnit(view).unit;
  const choice = hasChoice ? (
    <Segmented
      label={t('filter.unit')}
      value={picked}
      onChange={setPicked}
      options={(['c', 'd'] as const).map((value) => ({
        value,
        label: (
          <span className="inline-flex items-center">
            <CurrencyGlyph unit={value} size={14} />
            <span className="sr-only">{t(value === 'c' ? 'filter.chaos' : 'filter.divine')}</span>
          </span>
        ),
      }))}
    />
  ) : null;
  return <UnitContext value={unit}>{children(choice)}</UnitContext>;
}

export type PriceInputProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly valueChaos: number | null;
  readonly onChange: (valueChaos: number | null) => void;
  readonly isInvalid?: boolean;
  readonly className?: string;
};

/** A field for a price in the editor's unit. */
export function PriceInput({ label, placeholder, valueChaos, onChange, isInvalid, className }: PriceInputProps) {
  const unit = useContext(UnitContext);
  return (
    <span className={joinClasses('relative inline-flex items-center', className)}>
      <PriceField
        aria-label={label}
        placeholder={placeholder}
        {...(isInvalid === true && { 'aria-invalid': true })}
        valueChaos={valueChaos}
        unit={unit}
        zero="allowed"
        commits="typing"
        reason="hint"
        onChange={onChange}
        className="pr-7"
      />
      <span className="pointer-events-none absolute right-2 inline-flex">
        <CurrencyGlyph unit={unit} size={14} />
      </span>
    </span>
  );
}
