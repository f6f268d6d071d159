/**
 * Pages whose code is cached in this browser, so that links to the others can show that they cannot be fetched (D36).
 * Pages of earlier visits count only if a service worker caches files, and only for the same build.
 */
import { create } from 'zustand';
import { isAway, useReachability } from './connection.ts';

export type PageName = 'HomePage' | 'ListingsPage' | 'MyListingsPage' | 'ServicesPage' | 'EconomyPage' | 'PriceCheckPage' | 'NetWorthPage';

const STORAGE_KEY = 'poexchange:opened-pages';

type Opened = { readonly pages: readonly string[] };

const useOpenedPages = create<Opened>()(() => ({ pages: readOpened() }));

/** Called when the code of a page has loaded. */
export function noteOpened(page: string): void {
  const { pages } = useOpenedPages.getState();
  if (pages.includes(page)) return;
  const next = [...pages, page];
  useOpenedPages.setState({ pages: next });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ build: readBuild(), pages: next }));
  } catch {
    // Storage is blocked: the next visit does not know about this one.
  }
}

/** Returns whether a page cannot be shown now: its code is not cached, and the server cannot be reached. */
export function usePageIsMissing(page: PageName): boolean {
  const isLost = useReachability((state) => isAway(state.verdict));
  const isOpened = useOpenedPages(({ pages }) => pages.includes(page));
  return isLost && !isOpened;
}

/** Identifies the build by the page's entry file, whose name contains a hash of its content. */
export function readBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
}

function readOpened(): readonly string[] {
  try {
    if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return [];
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('build' in stored) || stored.build !== readBuild()) return [];
    return 'pages' in stored && Array.isArray(stored.pages) ? stored.pages.filter((page) => typeof page === 'string').slice(0, 50) : [];
  } catch {
    return [];
  }
}
