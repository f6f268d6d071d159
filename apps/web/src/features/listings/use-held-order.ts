import { useState } from 'react';
import { holdOrder } from './hold-order.ts';

export type HeldList = {
  readonly shown: readonly string[];
  readonly waiting: number;
  /** Brings the list up to date although it is held. */
  readonly apply: () => void;
};

/**
 * The order on the screen (D86). `view` names what the person asked for (filter, sort): with another one the wanted
 * order applies at once, however held the list is.
 */
export function useHeldOrder(of: { wanted: readonly string[]; view: string; isHeld: boolean }): HeldList {
  const [order, setOrder] = useState({ view: of.view, shown: of.wanted });
  const isHeld = of.isHeld && order.view === of.view;
  const { shown, waiting } = holdOrder({ wanted: of.wanted, shown: order.shown, isHeld });
  // Adjusting while rendering: what is drawn is never a step behind.
  if (shown !== order.shown || order.view !== of.view) setOrder({ view: of.view, shown });
  return { shown, waiting, apply: () => setOrder({ view: of.view, shown: of.wanted }) };
}
