import type { ListingSide } from '@poexchange/domain/listing';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { PricesAge } from '../../../shared/prices/prices-age.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { type OfferPlace, useCustomGroups } from '../../price-book/index.ts';

export type ManualHeadProps = {
  readonly side: ListingSide;
  readonly place: OfferPlace;
  readonly count: number;
  readonly isListView: boolean;
  readonly activeCount: number;
  readonly sideSwitch: ReactNode;
  readonly onView: (view: 'listings' | undefined) => void;
  readonly categorySelect: ReactNode;
};

/** Number of manual entries, and links to the other views. */
export function ManualHead({ side, place, count, isListView, activeCount, sideSwitch, onView, categorySelect }: ManualHeadProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(place.game);
  const groupName = useCustomGroups(place.game).find(({ id }) => id === place.subCategory)?.name;
  return (
    <div className="@container">
      <header className="flex min-h-[64px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
        <div className={joinClasses('min-w-0 flex-1', categorySelect === null ? '@max-[640px]:basis-full' : 'basis-full')}>
          <h1 className="truncate text-18 font-semibold">
            {isListView ? t('offer.title') : nameOf(place.category, place.subCategory, groupName)}
          </h1>
        </div>
        {!isListView && (
          // On a separate line, as on the stash page: next to the switches the text would be cut off.
          <p className="order-1 -mt-1 basis-full text-12 text-muted @max-[640px]:order-none @max-[640px]:-mt-2">
            {t(side === 'buy' ? 'byHand.wantHead' : 'byHand.head')}
            {count > 0 && ` · ${t('offer.groups', { count })}`}
            {' · '}
            <PricesAge game={place.game} league={place.league} />
          </p>
        )}
        {categorySelect}
        {sideSwitch}
        <Segmented
          label={t('offer.view')}
          value={isListView ? 'listings' : 'hand'}
          onChange={(view) => onView(view === 'listings' ? 'listings' : undefined)}
          options={[
            { value: 'hand', label: t('byHand.view') },
            {
              value: 'listings',
              label: activeCount === 0 ? t('offer.viewListings') : t('offer.viewListingsCount', { count: activeCount }),
            },
          ]}
        />
      </header>
    </div>
  );
}
