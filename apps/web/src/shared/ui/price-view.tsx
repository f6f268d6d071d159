import type { PriceView } from '@poexchange/domain/currency';
import { createContext, useContext, type ReactNode } from 'react';

const PriceViewContext = createContext<PriceView>({ game: 'poe1' });

/**
 * Currency in which the page below shows prices; set once by the layout, and again by a page that shows another game's.
 */
export function PriceViewProvider({ view, children }: { readonly view: PriceView; readonly children: ReactNode }) {
  return <PriceViewContext value={view}>{children}</PriceViewContext>;
}

export function usePriceView(): PriceView {
  return useContext(PriceViewContext);
}
