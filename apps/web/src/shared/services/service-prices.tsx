import type { PriceView } from '@poexchange/domain/currency';
import { useMemo, type ReactNode } from 'react';
import { useGame } from '../game/use-game.ts';
import { useChaosPerUnit } from '../prices/queries.ts';
import { useLeague } from '../prices/use-league.ts';
import { PriceViewProvider, usePriceView } from '../ui/price-view.tsx';

/**
 * Gives the pages within the rates of all currencies: services of poe2 are priced in several, and the frame knows the
 * rate of the shown one alone.
 */
export function ServicePrices({ children }: { readonly children: ReactNode }) {
  const view = usePriceView();
  const game = useGame();
  const { id } = useLeague(game);
  const scope = { game, league: game === 'poe2' ? id : null };
  const d = useChaosPerUnit({ ...scope, unit: 'd' });
  const ex = useChaosPerUnit({ ...scope, unit: 'ex' });
  const r = useChaosPerUnit({ ...scope, unit: 'r' });
  const several = useMemo((): PriceView => (game === 'poe1' ? view : { ...view, rates: { d, ex, r } }), [game, view, d, ex, r]);
  return <PriceViewProvider view={several}>{children}</PriceViewProvider>;
}
