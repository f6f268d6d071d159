import { useMemo, useState } from 'react';
import { holdOrder } from './hold-order.ts';

export type HeldList = {
  readonly shown: readonly string[];
  readonly waiting: number;
  readonly isPaused: boolean;
  /** Updates the list even while it is held. */
  readonly apply: () => void;
};

/**
 * The displayed order. `view` identifies the filter and sort order: when it changes, the wanted order applies
 * immediately, even while the list is held.
 */
export function useHeldOrder(options: { wanted: readonly string[]; view: string; isHeld: boolean }): HeldList {
  const [order, setOrder] = useState({ view: options.view, shown: options.wanted });
  const isHeld = options.isHeld && order.view === options.view;
  const { wanted } = options;
  const { shown, waiting, isPaused } = useMemo(() => holdOrder({ wanted, shown: order.shown, isHeld }), [wanted, order.shown, isHeld]);
  // Set state during rendering, so that the displayed order is never one render behind.
  if (shown !== order.shown || order.view !== options.view) setOrder({ view: options.view, shown });
  return { shown, waiting, isPaused, apply: () => setOrder({ view: options.view, shown: options.wanted }) };
}
