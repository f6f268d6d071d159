import { isUnitOfGame, readViewUnit, unitsOfGame } from '@poexchange/domain/currency';
import { chooseUnit } from '../game/interface-store.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { joinClasses } from './classes.ts';
import { CurrencyGlyph } from './currency-glyph.tsx';
import { Glyph } from './glyph.tsx';
import { usePriceView } from './price-view.tsx';
import { Select } from './select.tsx';
import { Tooltip } from './tooltip.tsx';
import { useUnitWithoutRate } from './use-unit-without-rate.ts';

/**
 * Picks the single unit in which poe2 prices are displayed, whispered and summed. Renders nothing in poe1, which uses a
 * pair of units.
 */
export function UnitPicker({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const view = usePriceView();
  const missing = useUnitWithoutRate();
  if (view.game !== 'poe2' || view.unit === undefined) return null;
  const note = missing === null ? undefined : t('price.noRate', { unit: t(`price.name.${missing}`) });
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5', className)}>
      {note === undefined ? (
        <CurrencyGlyph unit={readViewUnit(view).unit} />
      ) : (
        <Tooltip content={note}>
          <span role="img" aria-label={note} className="text-warn">
            <Glyph name="warning" size={14} />
          </span>
        </Tooltip>
      )}
      <Select
        aria-label={t('price.pick')}
        value={view.unit}
        options={unitsOfGame.poe2.map((unit) => ({ value: unit as string, label: t(`price.name.${unit}`) }))}
        onChange={(unit) => isUnitOfGame(unit, 'poe2') && chooseUnit(unit)}
        className="min-w-0 flex-1"
      />
    </span>
  );
}
