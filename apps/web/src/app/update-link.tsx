/** Reloads the window after an update of the site, or offers to reload it (D36). Renders nothing. */
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { canReload } from '../shared/network/hold-reload.ts';
import { useMissingCode } from '../shared/network/missing-code.ts';
import { readBuild } from '../shared/network/opened-pages.ts';
import { showToast } from '../shared/toast/toast.ts';

const TOAST_ID = 'site-updated';
/**
 * Age, in ms, below which a window never reloads itself: two servers with different versions would cause an endless
 * loop.
 */
const YOUNG_MS = 30_000;
/** Delay, in ms, before asking the server again, which may not answer for a few seconds during an update. */
const ASK_AGAIN_MS = 2000;

/**
 * Reloads a page immediately if its code is missing: the user has left the previous page, and text typed there is
 * stored. A missing part of a page (a dialog) only shows a message, because the user may be typing elsewhere on the
 * page; the next page is then reloaded.
 */
export function UpdateLink() {
  const missing = useMissingCode((state) => state.missing);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (missing === 'part') sayUpdated();
  }, [missing]);
  useEffect(() => {
    const isLeft = shown.current !== pathname;
    shown.current = pathname;
    if (missing !== 'page' && !(missing === 'part' && isLeft)) return undefined;
    const asking = new AbortController();
    void reloadIfUpdated(asking.signal);
    return () => asking.abort();
  }, [missing, pathname]);
  return null;
}

function sayUpdated(): void {
  showToast({
    id: TOAST_ID,
    level: 'info',
    title: { key: 'info.part_not_loaded' },
    durationMs: Infinity,
    action: { label: { key: 'info.load_anew' }, run: () => location.reload() },
  });
}

async function reloadIfUpdated(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && performance.now() >= YOUNG_MS && canReload()) {
    const build = await askBuild();
    if (signal.aborted || build === 'same') return;
    // The user may have typed something during the request.
    if (build === 'other' && canReload()) {
      location.reload();
      return;
    }
    await new Promise((resolve) => void setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** Checks whether the server runs the same version of the site as this window. */
async function askBuild(): Promise<'same' | 'other' | 'notAnswered'> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const page = await response.text();
    // A proxy's error page has no build.
    if (!response.ok || !response.headers.has('server-time-ms')) return 'notAnswered';
    return page.includes(new URL(readBuild()).pathname) ? 'same' : 'other';
  } catch {
    return 'notAnswered';
  }
}
