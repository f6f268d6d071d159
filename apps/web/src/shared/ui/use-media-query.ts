import { useCallback, useSyncExternalStore } from 'react';

/** From this width a page has room for a panel next to its list; matches the `lg:` classes. */
export const WIDE_QUERY = '(min-width: 1080px)';
/** From this width toasts have their own corner and cover no content; matches the `xl:` classes. */
export const ROOMY_QUERY = '(min-width: 1320px)';
/** Below this width a page uses the phone layout; matches the `max-md:` classes. */
export const PHONE_QUERY = '(max-width: 759.98px)';

/** Returns whether a media query matches, and re-renders on changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
