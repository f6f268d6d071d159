import { useCallback, useSyncExternalStore } from 'react';

/** Width from which a page has room for a panel next to its list; the same as the `lg:` classes. */
export const WIDE_QUERY = '(min-width: 1080px)';
/** Width from which toasts have a corner of their own and cover no content; the same as the `xl:` classes. */
export const ROOMY_QUERY = '(min-width: 1320px)';
/** Width below which a page uses the phone layout; the same as the `max-md:` classes. */
export const PHONE_QUERY = '(max-width: 759.98px)';

/** Returns whether a media query matches; renders again when that changes. */
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
