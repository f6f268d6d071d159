import type { CurrencyUnit } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import type { ServicePrice } from '@poexchange/domain/service';
import { useCallback } from 'react';
import { useChaosPerUnit } from '../prices/queries.ts';

export type ToChaos = (price: ServicePrice) => number | null;

/** Converts service prices to chaos at the league's rates; null while a currency's rate is unknown. */
export function useToChaos(game: Game, league: string): ToChaos {
  const isPoe2 = game === 'poe2';
  const divine = useChaosPerUnit({ game, league, unit: 'd' }) ?? null;
  const exalted = useChaosPerUnit({ game, league: isPoe2 ? league : null, unit: 'ex' }) ?? null;
  const regal = useChaosPerUnit({ game, league: isPoe2 ? league : null, unit: 'r' }) ?? null;
  return useCallback(
    ({ priceValue, priceType }) => {
      if (priceValue === 0) return 0;
      const rates: Readonly<Record<CurrencyUnit, number | null>> = { c: 1, d: divine, ex: exalted, r: regal };
      const rate = rates[priceType];
      return rate === null ? null : priceValue * rate;
    },
    [divine, exalted, regal],
  );
}
