import { useEffect, useState } from 'react';

/**
 * After so long the list is drawn in the order that prices would change: they come with the same visit, or a little
 * later.
 */
export const SHORT_PATIENCE_MS = 250;
/**
 * After so long it is drawn although what is asked for cannot be told without names and values: better without some of
 * them than not at all.
 */
export const LONG_PATIENCE_MS = 4000;

type State = { readonly of: string; readonly isReady: boolean };

/**
 * Whether the first prices have come, or have been waited for long enough (D86). What comes after that (another
 * category's prices, newer ones) changes rows in place like any poll. `of` names what is looked at: with another one it
 * starts anew.
 */
export function useFirstPrices(now: { of: string; isLoading: boolean; hasRows: boolean; patienceMs: number }): boolean {
  const [state, setState] = useState<State>({ of: now.of, isReady: false });
  const isSame = state.of === now.of;
  const isReady = (isSame && state.isReady) || (now.hasRows && !now.isLoading);
  if (!isSame || isReady !== state.isReady) setState({ of: now.of, isReady });
  const isWaiting = now.hasRows && !isReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setState({ of: now.of, isReady: true }), now.patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, now.of, now.patienceMs]);
  return isReady;
}
