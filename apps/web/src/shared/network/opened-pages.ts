/**
 * Records the pages whose code is cached in this browser, so that links can show which pages cannot be fetched. Pages
 * from earlier visits count only if a service worker caches files, and only for the same build.
 */
import { create } from 'zustand';
import { isAway, useReachability } from './connection.ts';

export type PageName = 'HomePage' | 'ListingsPage' | 'MyListingsPage' | 'ServicesPage' | 'EconomyPage' | 'PriceCheckPage' | 'NetWorthPage';

const STORAGE_KEY = 'poexchange:opened-pages';

type Opened = { readonly pages: readonly string[] };

const useOpenedPages = create<Opened>()(() => ({ pages: readOpened() }));

/** Called when a page's code has loaded. */
export function noteOpened(page: string): void {
  const { pages } = useOpenedPages.getState();
  if (pages.includes(page)) return;
  const next = [...pages, page];
  useOpenedPages.setState({ pages: next });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ build: readBuild(), pages: next }));
  } catch {
    // Storage is blocked: the next visit will not know that this page was opened.
  }
}

/** Returns whether a page cannot be shown: its code is not cached, and the server is unreachable. */
export function usePageIsMissing(page: PageName): boolean {
  const isLost = useReachability((state) => isAway(state.verdict));
  const isOpened = useOpenedPages(({ pages }) => pages.includes(page));
  return isLost && !isOpened;
}

/** Identifies the build by the page's entry file, whose name contains a content hash. */
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
