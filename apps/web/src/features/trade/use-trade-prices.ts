import type { TradeView } from '@poexchange/contract/rest';
import { findCategory } from '@poexchange/domain/category';
import { usePriceIndex } from '../../shared/prices/use-price-index.ts';

/** Names and values of the items that a trade can contain; empty while the trade is loading. */
export function useTradePrices(view: TradeView | undefined) {
  const { game = 'poe1', league = null, category = '', custom } = view?.notification.body.meta ?? {};
  return usePriceIndex({ game, league, tags: custom?.tags ?? findCategory(game, category)?.tags ?? [] });
}
