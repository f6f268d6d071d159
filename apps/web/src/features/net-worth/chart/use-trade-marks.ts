import { encodeParam } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
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
import { listDoneTrades } from './done-trades.ts';
import type { TradeMark } from './lane.ts';

const FRESH_MS = 5 * 60_000;
/** Events tell of every move of a trade; they renew this list with the others of its key. */
function doneTradesQuery({ game, league, sinceMs }: { game: Game; league: string; sinceMs: number }) {
  return queryOptions({
    queryKey: [...ownKeys.tradeQueue, 'done', game, league, sinceMs],
    queryFn: async ({ signal }) => {
      const [received, sent] = await Promise.all([
        callApi(laterApi.getNotifications, { params: { param: encodeParam({ game, sinceMs }) } }, { signal }),
        callApi(laterApi.getTradeQueue, { params: { game, party: 'asker' } }, { signal }),
      ]);
      return listDoneTrades({ received: received.notifications, sent: sent.trades.map(({ notification }) => notification), league });
    },
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

const none: readonly TradeMark[] = [];

/**
 * Finished trades of a league as marks: sales as far back as their requests are kept, what was bought within the day.
 * A chart without them says nothing wrong, so that a failure is silent.
 */
export function useTradeMarks({
  game,
  league,
  sinceMs,
}: {
  game: Game;
  league: string | null;
  sinceMs: number | null;
}): readonly TradeMark[] {
  const { t } = useTranslation();
  const nameCategory = useCategoryName(game);
  const view = usePriceView();
  const { data } = useQuery({
    ...doneTradesQuery({ game, league: league ?? '', sinceMs: sinceMs ?? 0 }),
    enabled: league !== null && sinceMs !== null,
  });
  return useMemo(() => {
    if (data === undefined || data.length === 0) return none;
    return data.map(({ id, atMs, kind, category, subCategory, chaos }) => {
      const price = displayPrice(chaos, view).parts.map(({ amount, unit }) => t(`price.unit.${unit}`, { amount: writeAmount(amount) }));
      return { id, atMs, text: t(`netWorthChart.trade.${kind}`, { what: `${nameCategory(category, subCategory)}, ${price.join(' ')}` }) };
    });
  }, [data, view, t, nameCategory]);
}
