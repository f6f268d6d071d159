import { useEffect, useState } from 'react';

/** After so long the list is drawn with what is there: better without some names than not at all. */
const patienceMs = 4000;

type State = { readonly of: string; readonly isReady: boolean };

/**
 * Whether the list may be drawn (D86): its order and half of its columns come from prices, so it is drawn when the first ones have come, once, and not in another order a
 * moment later. What comes after that (another category's prices, newer ones) changes rows in place like any poll. `of` names what is looked at: with another one it starts
 * anew.
 */
export function useFirstPrices(now: { of: string; isLoading: boolean; hasRows: boolean }): boolean {
  const [state, setState] = useState<State>({ of: now.of, isReady: false });
  const isSame = state.of === now.of;
  const isReady = (isSame && state.isReady) || (now.hasRows && !now.isLoading);
  if (!isSame || isReady !== state.isReady) setState({ of: now.of, isReady });
  const isWaiting = now.hasRows && !isReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setState({ of: now.of, isReady: true }), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, now.of]);
  return isReady;
}
