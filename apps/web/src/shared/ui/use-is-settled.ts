import { useEffect, useState } from 'react';

/** False until the first paint is done and the browser is idle; background work should wait for that. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setSettled(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setSettled(true), { timeout: 1500 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isSettled;
}
