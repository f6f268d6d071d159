/** Number of panels that cover the page, during which the page's own bottom bar is hidden. */
import { create } from 'zustand';

const useCount = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** Counts a panel until the returned function is called. */
export function coverPage(): () => void {
  const add = (by: number): void => useCount.setState(({ count }) => ({ count: count + by }));
  add(1);
  return () => add(-1);
}

export const useIsCovered = (): boolean => useCount(({ count }) => count > 0);
