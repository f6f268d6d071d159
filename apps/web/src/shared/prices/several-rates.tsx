import type { Game } from '@poexchange/domain/item';
import { useMemo, type ReactNode } from 'react';
import { useGame } from '../game/use-game.ts';
import { PriceViewProvider, usePriceView, type PageView } from '../ui/price-view.tsx';
import { useChaosPerUnit } from './queries.ts';
import { useLeague } from './use-league.ts';

/**
 * Provides the rates of all the league's currencies to its pages: in poe2 prices can be typed in any currency, but the
 * layout provides only the rate of the displayed currency.
 */
export function SeveralRates({ children }: { readonly children: ReactNode }) {
  const game = useGame();
  const { id } = useLeague(game);
  const view = useSeveralRates(usePriceView(), { game, league: id });
  return <PriceViewProvider view={view}>{children}</PriceViewProvider>;
}

/** The view with the rates of all poe2 currencies in a league; in poe1 the view already contains its only rate. */
export function useSeveralRates(view: PageView, place: { game: Game; league: string | null }): PageView {
  const { game } = place;
  const scope = { game, league: game === 'poe2' ? place.league : null };
  const d = useChaosPerUnit({ ...scope, unit: 'd' });
  const ex = useChaosPerUnit({ ...scope, unit: 'ex' });
  const r = useChaosPerUnit({ ...scope, unit: 'r' });
  return useMemo(() => (game === 'poe1' ? view : { ...view, rates: { d, ex, r } }), [game, view, d, ex, r]);
}
