import type { PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { createContext, useContext, type ReactNode } from 'react';

const PriceViewContext = createContext<PriceView>({ game: 'poe1' });

/** In which currency the page below shows prices; set once by the layout, and again where a page shows another game's. */
export function PriceViewProvider({ view, children }: { readonly view: PriceView; readonly children: ReactNode }) {
  return <PriceViewContext value={view}>{children}</PriceViewContext>;
}

export function usePriceView(): PriceView {
  return useContext(PriceViewContext);
}

/** How a trade of a game is shown: poe1 at the rate it was asked at (D31); poe2 in the unit the page shows, where it is that game's. */
export function useAskedView(game: Game, chaosPerDivine: number | null): PriceView {
  const pageView = usePriceView();
  if (game === 'poe1') return { game, chaosPerDivine };
  return pageView.game === game ? pageView : { game };
}
