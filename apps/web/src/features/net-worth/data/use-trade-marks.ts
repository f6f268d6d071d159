import { netWorthApi, type DoneTrade } from '@poexchange/contract/rest/net-worth';
import type { LeagueId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { displayPrice } from '@poexchange/domain/currency';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../../shared/api/call-api.ts';
import { ownKeys } from '../../../shared/api/own-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeAmount } from '../../../shared/i18n/write-values.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';

/** One of the user's finished trades; `text` describes what was traded, in the page's language. */
export type TradeMark = { readonly id: string; readonly atMs: number; readonly text: string };

const FRESH_MS = 5 * 60_000;
/** Every change to a trade publishes an event that refreshes all lists under this key. */
function doneTradesQuery({ game, league }: { game: Game; league: LeagueId | null }) {
  return queryOptions({
    queryKey: [...ownKeys.tradeQueue, 'done', game, league],
    queryFn: async ({ signal }): Promise<readonly DoneTrade[]> =>
      league === null ? [] : (await callApi(netWorthApi.getDoneTrades, { params: { game, league } }, { signal })).trades,
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

const none: readonly TradeMark[] = [];

/**
 * A league's finished trades, bought and sold, as chart marks, as far back as requests are kept. Failures are silent
 * because the chart is correct without marks.
 */
export function useTradeMarks({ game, league }: { game: Game; league: LeagueId | null }): readonly TradeMark[] {
  const { t } = useTranslation();
  const nameCategory = useCategoryName(game);
  const view = usePriceView();
  const { data } = useQuery({ ...doneTradesQuery({ game, league }), enabled: league !== null });
  return useMemo(() => {
    if (data === undefined || data.length === 0) return none;
    return data.map(([id, atMs, kind, category, subCategory, chaos]) => {
      const price = displayPrice(chaos, view).parts.map(({ amount, unit }) => t(`price.unit.${unit}`, { amount: writeAmount(amount) }));
      return { id, atMs, text: t(`netWorthChart.trade.${kind}`, { what: `${nameCategory(category, subCategory)}, ${price.join(' ')}` }) };
    });
  }, [data, view, t, nameCategory]);
}
