import { useMemo } from 'react';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import type { PageView } from '../../shared/ui/price-view.tsx';
import { useChaosPerDivine, useChaosPerUnit } from '../../shared/prices/queries.ts';

/** Currency in which the pages of this game and league show prices (R9.36, D59). */
export function usePagePriceView(): PageView {
  const game = useGame();
  const chosen = useLeague(game).id;
  // Rates come through the pricing worker, which starts after the first paint.
  const league = useIsSettled() ? chosen : null;
  const picked = useInterfaceStore((state) => state.unitPoe2);
  const unit = game === 'poe2' ? picked : 'c';
  const chaosPerDivine = useChaosPerDivine(game, league);
  const chaosPerUnit = useChaosPerUnit({ game, league, unit });
  return useMemo(() => {
    const isPending = chosen !== null && (game === 'poe1' ? chaosPerDivine : chaosPerUnit) === undefined;
    return game === 'poe1' ? { game, chaosPerDivine, isPending } : { game, unit, chaosPerUnit, isPending };
  }, [chosen, game, unit, chaosPerDivine, chaosPerUnit]);
}
