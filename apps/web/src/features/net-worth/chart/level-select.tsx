import { confidenceLevels, isConfidenceLevel } from '@poexchange/domain/pricing';
import { choosePriceLevel, usePriceLevel } from '../../../shared/game/interface-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Select } from '../../../shared/ui/select.tsx';

const texts = confidenceLevels.map(String);

/** Confidence level that new snapshots are priced at; earlier ones keep theirs. */
export function LevelSelect() {
  const { t, language } = useTranslation();
  // Only the percentage: the bar has no room for more.
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const level = usePriceLevel();
  return (
    <Select
      aria-label={t('economy.level')}
      title={t('netWorthChart.levelHint')}
      value={String(level)}
      options={texts.map((value) => ({ value, label: percent.format(Number(value) / 100) }))}
      onChange={(value) => {
        const picked = Number(value);
        if (isConfidenceLevel(picked)) choosePriceLevel(picked);
      }}
      className="max-md:hidden"
    />
  );
}
