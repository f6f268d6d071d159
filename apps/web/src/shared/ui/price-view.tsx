import { currencies, readViewUnit, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { createContext, useContext, type ReactNode } from 'react';

/** A view whose rate is still loading: its prices are hidden but keep their space. */
export type PageView = PriceView & { readonly isPending?: boolean };

const PriceViewContext = createContext<PageView>({ game: 'poe1' });

/**
 * Sets the currency for prices on the page; used once by the layout, and again by a page that shows another game's
 * prices.
 */
export function PriceViewProvider({ view, children }: { readonly view: PageView; readonly children: ReactNode }) {
  return <PriceViewContext value={view}>{children}</PriceViewContext>;
}

export function usePriceView(): PageView {
  return useContext(PriceViewContext);
}

/** Props of an item's price; empty if it is shown in the page's currency. */
export type OwnView = { readonly view?: PriceView; readonly form?: 'rate' };

/** Shows the price of poe1's high unit in chaos, because its price in itself would always be 1. `name` is English. */
export function inOwnView(name: string, game: Game): OwnView {
  return game === 'poe1' && name.toLowerCase() === currencies.d.group ? { view: { game }, form: 'rate' } : {};
}

/** The unit's name in a field's label: chaos, divine. */
export function useFieldUnit(): CurrencyUnit {
  return readViewUnit(usePriceView()).unit;
}
