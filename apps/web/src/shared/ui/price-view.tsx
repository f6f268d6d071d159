import { readViewUnit, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import { createContext, useContext, type ReactNode } from 'react';

/** A view whose rate is still loading: its prices keep their space and are hidden (D86). */
export type PageView = PriceView & { readonly isPending?: boolean };

const PriceViewContext = createContext<PageView>({ game: 'poe1' });

/**
 * Currency in which the page below shows prices; set once by the layout, and again by a page that shows another game's.
 */
export function PriceViewProvider({ view, children }: { readonly view: PageView; readonly children: ReactNode }) {
  return <PriceViewContext value={view}>{children}</PriceViewContext>;
}

export function usePriceView(): PageView {
  return useContext(PriceViewContext);
}

/** The unit's name in a field's label: chaos, divine. */
export function useFieldUnit(): CurrencyUnit {
  return readViewUnit(usePriceView()).unit;
}
