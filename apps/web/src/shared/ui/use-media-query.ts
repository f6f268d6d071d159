import { useCallback, useSyncExternalStore } from 'react';

/** From here on a page has room for a panel beside its list; the same width as the `lg:` classes. */
export const WIDE_QUERY = '(min-width: 1080px)';
/** Below this a page is a phone's; the same width as the `max-md:` classes. */
export const PHONE_QUERY = '(max-width: 759.98px)';

/** Whether a media query holds, followed. */
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
