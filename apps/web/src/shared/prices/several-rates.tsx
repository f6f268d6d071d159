import type { Game } from '@poexchange/domain/item';
import { useMemo, type ReactNode } from 'react';
import { useGame } from '../game/use-game.ts';
import { PriceViewProvider, usePriceView, type PageView } from '../ui/price-view.tsx';
import { useChaosPerUnit } from './queries.ts';
import { useLeague } from './use-league.ts';

/**
 * Provides the rates of all currencies of the league to its pages: in poe2 prices can be typed in any of them, and the
 * frame has only the rate of the shown one.
 */
export function SeveralRates({ children }: { readonly children: ReactNode }) {
  const game = useGame();
  const { id } = useLeague(game);
  const view = useSeveralRates(usePriceView(), { game, league: id });
  return <PriceViewProvider view={view}>{children}</PriceViewProvider>;
}

/** The view with the rates of all of poe2's currencies in a league; poe1's already contains its one rate. */
export function useSeveralRates(view: PageView, place: { game: Game; league: string | null }): PageView {
  const { game } = place;
  const scope = { game, league: game === 'poe2' ? place.league : null };
  const d = useChaosPerUnit({ ...scope, unit: 'd' });
  const ex = useChaosPerUnit({ ...scope, unit: 'ex' });
  const r = useChaosPerUnit({ ...scope, unit: 'r' });
  return useMemo(() => (game === 'poe1' ? view : { ...view, rates: { d, ex, r } }), [game, view, d, ex, r]);
}
