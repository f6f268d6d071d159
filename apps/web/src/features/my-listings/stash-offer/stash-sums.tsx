import type { Game } from '@poexchange/domain/item';
import { useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CategoryIcon } from '../../../shared/ui/category-icon.tsx';
import type { CategoryPlace } from '../../../shared/ui/category-nav.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { readSumUnit } from '../../../shared/ui/short-amount.ts';
import { SumRail } from '../../../shared/ui/sum-rail.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import { sumByCategory } from '../offer/offer-lines.ts';

export type StashSumsProps = {
  readonly game: Game;
  readonly entries: readonly StashEntry[];
  readonly chosen: string;
  readonly onChoose: (place: CategoryPlace) => void;
};

/** Value of the tabs that have been read, by category; pressing a category opens it. */
export function StashSums({ game, entries, chosen, onChoose }: StashSumsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const unit = readSumUnit(usePriceView());
  const sums = useMemo(() => sumByCategory(entries).filter(({ chaos }) => chaos > 0), [entries]);
  const total = sums.reduce((sum, { chaos }) => sum + chaos, 0);
  if (sums.length === 0) return null;
  return (
    // Eight whole rows below the head: the box's border never cuts a row on a window of 720 px or more.
    <div className="max-h-[min(40%,250px)] shrink-0 overflow-y-auto border-t border-r border-line-soft px-2 py-3">
      <SumRail
        label={t('netWorth.rail.label')}
        title={t('netWorth.rail.worth')}
        unit={unit}
        rows={sums.map(({ category, chaos }) => ({
          id: category,
          chaos,
          label: nameOf(category),
          mark: <CategoryIcon game={game} id={category} size={18} />,
        }))}
        total={total}
        chosen={[chosen]}
        onPress={(category) => onChoose({ category, subCategory: '' })}
      />
    </div>
  );
}
