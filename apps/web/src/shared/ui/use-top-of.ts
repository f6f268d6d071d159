import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a list to the top when its content changes: a new category starts at its first row. */
export function useTopOf(scroller: RefObject<HTMLElement | null>, listed: string): void {
  const before = useRef(listed);
  useLayoutEffect(() => {
    if (before.current === listed) return;
    before.current = listed;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, listed]);
}
