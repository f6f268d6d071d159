import { currencies, type CurrencyUnit } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import type { Valuation } from '@poexchange/domain/pricing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { listDailyValues, listHourlyValues, type PastValue } from '../../../shared/price-files/history-times.ts';
import { ratesQuery } from '../../../shared/prices/queries.ts';
import type { MenuEntry } from '../../../shared/ui/menu.tsx';
import { getPricingWorker } from '../../../shared/workers/pricing-client.ts';

// Value of a currency unit at a past time.

type RatePoint = { readonly atMs: number; readonly rate: number };
/** `oldest`: the time is earlier than all known rates. */
type FoundRate = { readonly rate: number; readonly kind: 'then' | 'oldest' };

/** How long before the first known rate that rate still applies. */
const NEAR_MS = 24 * 3_600_000;

/** Rates of the last 30 days, oldest first, at finer intervals in the last two days; the current rate is last. */
export function listRates(valuation: Pick<Valuation, 'history' | 'primaryValue'>, valuedAtMs: number): RatePoint[] {
  const hours = listHourlyValues(valuation, valuedAtMs);
  const firstHourMs = hours[0]?.atMs ?? Infinity;
  const days = listDailyValues(valuation, valuedAtMs).filter(({ atMs }) => atMs < firstHourMs);
  const now: PastValue = { atMs: valuedAtMs, chaos: valuation.primaryValue };
  return [...days, ...hours.filter(({ atMs }) => atMs < valuedAtMs), now].flatMap(({ atMs, chaos }) =>
    chaos !== null && chaos > 0 && Number.isFinite(chaos) ? [{ atMs, rate: chaos }] : [],
  );
}

/** The known rate nearest to a time; null if there are no rates. */
export function findRate(points: readonly RatePoint[], atMs: number): FoundRate | null {
  const [first] = points;
  if (first === undefined) return null;
  let best = first;
  for (const point of points) if (Math.abs(point.atMs - atMs) < Math.abs(best.atMs - atMs)) best = point;
  return { rate: best.rate, kind: atMs < first.atMs - NEAR_MS ? 'oldest' : 'then' };
}

const HISTORY_FRESH_MS = 30 * 60_000;

type Rates = {
  readonly rateAt: (atMs: number) => number;
  /** Hint line with the rate used for an amount; null in chaos. */
  readonly rateLine: (atMs: number) => string | null;
  /** Choice between today's rate and past rates; empty if only one rate is known. */
  readonly entries: readonly MenuEntry[];
};

/**
 * Value of the unit in chaos: either today's rate for all snapshots, so that amounts match the rest of the page, or the
 * rate on each snapshot's day, as far back as the price files go.
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

/** Past rates of a unit, read from its currency's price file; null until they are loaded. */
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
