import { useEffect, useState } from 'react';

/**
 * Time after which the list is shown without prices, although they would change the order: they come with the same
 * visit, or a little later.
 */
export const SHORT_PATIENCE_MS = 250;
/**
 * Time after which it is shown although the filter needs names and values: better without some of them than not at all.
 */
export const LONG_PATIENCE_MS = 4000;

type State = { readonly of: string; readonly isReady: boolean };

/**
 * Returns whether the first prices have loaded, or have been waited for long enough (D86). Later ones (another
 * category's prices, newer ones) change rows in place like any poll. `of` names the content: another one starts anew.
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
