/**
 * Pages whose code is in this browser, so that links to the others can say so while they cannot be fetched (D36). Pages
 * of earlier visits count only if a service worker keeps files, and for the same build alone.
 */
import { create } from 'zustand';
import { isAway, useReachability } from './connection.ts';

export type PageName = 'HomePage' | 'ListingsPage' | 'MyListingsPage' | 'ServicesPage' | 'EconomyPage' | 'PriceCheckPage' | 'NetWorthPage';

const STORAGE_KEY = 'poexchange:opened-pages';

type Opened = { readonly pages: readonly string[] };

const useOpenedPages = create<Opened>()(() => ({ pages: readOpened() }));

/** The code of a page has come. */
export function noteOpened(page: string): void {
  const { pages } = useOpenedPages.getState();
  if (pages.includes(page)) return;
  const next = [...pages, page];
  useOpenedPages.setState({ pages: next });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ build: readBuild(), pages: next }));
  } catch {
    // Refused: the next visit knows nothing of this one.
  }
}

/** Returns whether a page cannot be shown now: its code is not here, and there is nothing to fetch it from. */
export function usePageIsMissing(page: PageName): boolean {
  const isLost = useReachability((state) => isAway(state.verdict));
  const isOpened = useOpenedPages(({ pages }) => pages.includes(page));
  return isLost && !isOpened;
}

/** Names the build by the file that the page starts with, which has its content in its name. */
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
