import type { PriceView } from '@poexchange/domain/currency';
import { useMemo } from 'react';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import { useChaosPerDivine, useChaosPerUnit } from '../../shared/prices/queries.ts';

/** Currency in which the pages of this game and league show prices (R9.36, D59). */
export function usePagePriceView(): PriceView {
  const game = useGame();
  const chosen = useLeague(game).id;
  // Rates come through the pricing worker, which starts after the first paint.
  const league = useIsSettled() ? chosen : null;
  const picked = useInterfaceStore((state) => state.unitPoe2);
  const unit = game === 'poe2' ? picked : 'c';
  const chaosPerDivine = useChaosPerDivine(game, league);
  const chaosPerUnit = useChaosPerUnit({ game, league, unit });
  return useMemo(
    () => (game === 'poe1' ? { game, chaosPerDivine } : { game, unit, chaosPerUnit }),
    [game, unit, chaosPerDivine, chaosPerUnit],
  );
}
