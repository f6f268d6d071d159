import { useEffect, useState } from 'react';

/**
 * Time after which the list is shown without prices, although they would change the order: they mostly arrive by then,
 * or a little later.
 */
export const SHORT_PATIENCE_MS = 250;
/**
 * Time after which the list is shown although the filter needs names and values: an incomplete list is better than
 * none.
 */
export const LONG_PATIENCE_MS = 4000;

type State = { readonly of: string; readonly isReady: boolean };

/**
 * Returns whether the first prices have loaded or the timeout has passed (D86). Later ones (another category's prices,
 * newer ones) change rows in place like any poll. `of` names the content: a different one restarts the wait.
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
