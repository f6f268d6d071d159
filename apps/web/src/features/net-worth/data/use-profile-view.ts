import type { Game } from '@poexchange/domain/item';
import { useMemo } from 'react';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { useSeveralRates } from '../../../shared/prices/several-rates.tsx';
import { useChaosPerDivine, useChaosPerUnit } from '../../../shared/prices/queries.ts';
import type { PageView } from '../../../shared/ui/price-view.tsx';

/** Currency for a profile's sums, at the rate of the profile's pricing league. */
export function useProfileView(game: Game, priceLeague: string | null): PageView {
  const picked = useInterfaceStore((state) => state.unitPoe2);
  const unit = game === 'poe2' ? picked : 'c';
  const chaosPerDivine = useChaosPerDivine(game, priceLeague);
  const chaosPerUnit = useChaosPerUnit({ game, league: priceLeague, unit });
  const view = useMemo((): PageView => {
    const isPending = priceLeague !== null && (game === 'poe1' ? chaosPerDivine : chaosPerUnit) === undefined;
    return game === 'poe1' ? { game, chaosPerDivine, isPending } : { game, unit, chaosPerUnit, isPending };
  }, [game, priceLeague, unit, chaosPerDivine, chaosPerUnit]);
  // A person's own prices can be typed in any of the game's currencies.
  return useSeveralRates(view, { game, league: priceLeague });
}
