import { currencies, type CurrencyUnit } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { ratesQuery } from '../../../shared/prices/queries.ts';
import type { MenuEntry } from '../../../shared/ui/menu.tsx';
import { getPricingWorker } from '../../../shared/workers/pricing-client.ts';
import { findRate, listRates, type RatePoint } from './rates.ts';

const HISTORY_FRESH_MS = 30 * 60_000;

type Rates = {
  readonly rateAt: (atMs: number) => number;
  /** Line of the hint that says which rate an amount is counted with; none in chaos. */
  readonly rateLine: (atMs: number) => string | null;
  /** Choice between today's rate and past rates; empty while only one is known. */
  readonly entries: readonly MenuEntry[];
};

/**
 * Chaos for one of the unit: today's rate for all snapshots, so that their amounts match the rest of the page, or for
 * each snapshot the rate of its day, as far back as price files go.
 */
export function useRates(options: {
  readonly game: Game;
  readonly league: string | null;
  readonly unit: CurrencyUnit;
  readonly today: number;
}): Rates {
  const { game, league, unit, today } = options;
  const { t } = useTranslation();
  const [way, setWay] = useState<'today' | 'then'>('today');
  const points = useRateHistory({ game, league: unit === 'c' || way === 'today' ? null : league, unit });
  const isThen = way === 'then' && points !== null && points.length > 0;
  const rateAt = useCallback((atMs: number) => (isThen ? (findRate(points, atMs)?.rate ?? today) : today), [isThen, points, today]);
  const rateLine = (atMs: number): string | null => {
    if (unit === 'c') return null;
    const found = isThen ? findRate(points, atMs) : null;
    const line = found === null ? 'lineToday' : found.kind === 'then' ? 'lineThen' : 'lineOldest';
    const rate = writeNumber(Math.round((found?.rate ?? today) * 100) / 100);
    return t(`netWorthChart.rates.${line}`, { unit: t(`price.name.${unit}`), rate });
  };
  const entries = useMemo(
    (): MenuEntry[] =>
      unit === 'c'
        ? []
        : (['today', 'then'] as const).map((each) => ({
            kind: 'item',
            id: `rates ${each}`,
            label: t(`netWorthChart.rates.${each}`),
            ...(each === way && { glyph: 'check' as const }),
            onSelect: () => setWay(each),
          })),
    [unit, way, t],
  );
  return { rateAt, rateLine, entries };
}

/** Past rates of a unit, read from the price file of its currency; null while they are not known. */
function useRateHistory({ game, league, unit }: { game: Game; league: string | null; unit: CurrencyUnit }): readonly RatePoint[] | null {
  const priced = useQuery({
    ...ratesQuery({ game, league: league ?? '' }),
    enabled: league !== null,
    select: ({ entries }) => entries.find(({ key }) => key === currencies[unit].group)?.hash ?? null,
  });
  const hash = priced.data ?? null;
  const group = useQuery({
    ...historyQuery({ game, league: league ?? '', hash: hash ?? '' }),
    enabled: league !== null && hash !== null,
  });
  const { data } = group;
  return useMemo(() => (data?.valuation == null ? null : listRates(data.valuation, data.pricedAtMs)), [data]);
}

function historyQuery({ game, league, hash }: { game: Game; league: string; hash: string }) {
  return queryOptions({
    queryKey: ['rate-history', game, league, hash],
    queryFn: () => getPricingWorker().readGroup({ game, league }, { tag: 'currency', hash }),
    staleTime: HISTORY_FRESH_MS,
    meta: { failure: 'silent' },
  });
}
