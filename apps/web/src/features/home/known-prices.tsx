import { currencies, readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { usePriceLevel } from '../../shared/game/interface-store.ts';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { pricesMadeAtQuery, tagPricesQuery } from '../../shared/prices/queries.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useTimeAgo } from '../../shared/ui/time-ago.tsx';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import { Card, SkeletonRows } from './card.tsx';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';

/** Currency that every player knows, most expensive first; keys as in the price files. */
const wellKnown: Readonly<Record<Game, readonly string[]>> = {
  poe1: ['mirror of kalandra', 'divine orb', 'sacred orb', 'orb of annulment', 'exalted orb', 'ancient orb', 'vaal orb', 'orb of fusing'],
  poe2: ['mirror of kalandra', 'divine orb', 'orb of annulment', 'chaos orb', 'exalted orb', 'vaal orb', 'regal orb', 'orb of alchemy'],
};

/**
 * Returns the well-known items that have a price, topped up with the most offered other items, most expensive first.
 * Omits the unit in which prices are shown, because its price is always one.
 */
export function chooseKnown(entries: readonly PriceEntry[], view: PriceView, count: number): readonly PriceEntry[] {
  const unit = currencies[readViewUnit(view).unit].group;
  const priced = entries.filter(({ valueChaos, key }) => valueChaos !== null && key !== unit);
  const known = priced.filter(({ key }) => wellKnown[view.game].includes(key));
  const others = priced.filter((entry) => !known.includes(entry)).sort((a, b) => b.listings - a.listings);
  return [...known, ...others].slice(0, count).sort((a, b) => (b.valueChaos ?? 0) - (a.valueChaos ?? 0));
}

const SHOWN_COUNT = 8;

/** Prices of well-known currencies, for comparison. */
export function KnownPrices({ game, league }: { readonly game: Game; readonly league: string }) {
  const { t } = useTranslation();
  const view = usePriceView();
  // The pricing worker is large, so it starts after the first paint.
  const isSettled = useIsSettled();
  const { data, isError } = useQuery({ ...tagPricesQuery({ game, league, tag: 'currency', level: usePriceLevel() }), enabled: isSettled });
  // A price's age is measured from the last price run, not from its last change.
  const madeAtMs = useQuery({ ...pricesMadeAtQuery({ game, league }), enabled: isSettled }).data ?? data?.pricedAtMs ?? 0;
  const known = data === undefined ? [] : chooseKnown(data.entries, view, SHOWN_COUNT);
  const isEmpty = (data !== undefined || isError) && known.length === 0;
  return (
    <Card title={t('home.prices')} aside={data !== undefined && madeAtMs > 0 && <PricesAge madeAtMs={madeAtMs} />}>
      {isEmpty && <EmptyState glyph="tag" title={t('home.noPrices')} />}
      {!isEmpty && known.length === 0 && <SkeletonRows count={SHOWN_COUNT} />}
      {known.length > 0 && (
        <ul className="py-1">
          {known.map((entry) => (
            <li key={entry.hash} className="flex min-h-[38px] items-center gap-2.5 px-4">
              <ItemIcon path={entry.iconPath} mark={entry.name} size={24} />
              <span className="min-w-0 flex-1 leading-tight wrap-anywhere">{nameItem(entry.name)}</span>
              <Price
                chaos={entry.valueChaos}
                lowConfidence={entry.lowConfidence}
                // The price of poe1's high unit, expressed in that unit, would always be one.
                {...(game === 'poe1' && entry.key === currencies.d.group && { view: { game }, form: 'rate' as const })}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PricesAge({ madeAtMs }: { readonly madeAtMs: number }) {
  const { t } = useTranslation();
  const ago = useTimeAgo(madeAtMs);
  return <span className="text-12 text-muted">{t('home.pricesAge', { ago })}</span>;
}
