import { useEffect, useState } from 'react';

/**
 * Time after which the list is shown without prices, although prices will change the order: they usually arrive by
 * then, or slightly later.
 */
export const SHORT_PATIENCE_MS = 250;
/**
 * Time after which the list is shown even if the filter needs names and values: an incomplete list is better than none.
 */
export const LONG_PATIENCE_MS = 4000;

type State = { readonly of: string; readonly isReady: boolean };

/**
 * True if the first prices have loaded or the timeout has passed (D86). Later prices (of another category, or newer)
 * change rows in place, as polls do. `of` identifies the content; different content restarts the wait.
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
