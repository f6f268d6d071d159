import type { UnitAmount } from '@poexchange/domain/currency';
import { useMemo } from 'react';
import { useItemChoices } from '../../price-book/index.ts';
import { setIgnored, setOwnPrice, type NamedItem, type OwnPriceScope, type TypedPrice } from './own-price-actions.ts';

/** A person's own prices and ignored items, as the next snapshot will use them. */
export type OwnItemPrices = {
  /** In chaos; null without an own price. */
  readonly priceOf: (hash: string) => number | null;
  readonly askedOf: (hash: string) => UnitAmount | null;
  readonly isIgnored: (hash: string) => boolean;
  readonly setPrice: (item: NamedItem, price: TypedPrice) => void;
  readonly setIgnored: (item: NamedItem, ignored: 'yes' | 'no') => void;
};

export function useOwnPrices({ game, league }: OwnPriceScope): OwnItemPrices {
  const choices = useItemChoices({ game, league, category: '', subCategory: '' });
  return useMemo(() => {
    const ignored = new Set(choices.deselected);
    const scope = { game, league };
    return {
      priceOf: (hash) => choices.overrides[hash] ?? null,
      askedOf: (hash) => choices.asked?.[hash] ?? null,
      isIgnored: (hash) => ignored.has(hash),
      setPrice: (item, price) => setOwnPrice(scope, item, price),
      setIgnored: (item, isIgnored) => setIgnored(scope, item, isIgnored),
    };
  }, [choices, game, league]);
}
