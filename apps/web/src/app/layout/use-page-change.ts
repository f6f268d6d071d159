import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { CommonKey } from '../../shared/i18n/keys.ts';
import { setPageTitle } from '../../shared/ui/page-title.ts';

/** Longest first: the hub's path is a prefix of the other paths. */
const titles: readonly (readonly [ending: RegExp, key: CommonKey])[] = [
  [/\/bulk-trade\/listings\/?$/, 'nav.listings'],
  [/\/bulk-trade\/my-listings\/?$/, 'nav.myListings'],
  [/\/bulk-trade\/trade\/[^/]+$/, 'trade.title'],
  [/\/services\/(?:my-listings|selection)\/?$/, 'services.place.mine'],
  [/\/services\/trade/, 'services.place.requests'],
  [/\/services/, 'nav.services'],
  [/\/price-check\/stash-search\/?$/, 'search.title'],
  [/\/price-check\/?$/, 'priceCheck.title'],
  [/\/api\/?$/, 'footer.api'],
  [/\/status\/?$/, 'footer.status'],
  [/\/networth\/tracking\/?$/, 'nav.netWorth'],
  [/\/economy(?:\/[^/]+)?\/?$/, 'economy.title'],
  [/\/bulk-trade\/?$/, 'bulkTrade.title'],
];

/** The start page of each game, and the pages that a sign-in passes through. */
const START_PAGES = /^\/(?:poe2?\/poexchange\/?)?$|connect\/?$/;

/** Returns the window title of a page; '' for the start page, null for an address without a page. Pure. */
export function findTitleKey(pathname: string): CommonKey | '' | null {
  const key = titles.find(([ending]) => ending.test(pathname))?.[1];
  if (key !== undefined) return key;
  return START_PAGES.test(pathname) ? '' : null;
}

/**
 * Sets the window title for the page, and moves the focus into the page if the clicked link was removed with the
 * previous page.
 */
export function usePageChange(pathname: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    const key = findTitleKey(pathname);
    setPageTitle(key === '' ? '' : t(key ?? 'notFound.title'));
  }, [pathname, t]);
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
