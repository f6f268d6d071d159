/** Loads the window anew after an update of the site, or offers to (D36). Renders nothing. */
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { canReload } from '../shared/network/hold-reload.ts';
import { useMissingCode } from '../shared/network/missing-code.ts';
import { readBuild } from '../shared/network/opened-pages.ts';
import { showToast } from '../shared/toast/toast.ts';

const TOAST_ID = 'site-updated';
/** Age, in ms, below which a window never reloads itself: between servers of two versions it would go on for ever. */
const YOUNG_MS = 30_000;
/** Pause, in ms, before the server is asked once more: while it is updated, it may not answer for some seconds. */
const ASK_AGAIN_MS = 2000;

/**
 * A page whose code is gone is loaded anew at once: the page before it was left, and what was typed there is stored. A
 * part of a page (a dialog) only says so, because around it somebody may be typing; the next page is then loaded anew.
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
    // Something may have been typed meanwhile.
    if (build === 'other' && canReload()) {
      location.reload();
      return;
    }
    await new Promise((resolve) => void setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** Asks which version of the site the server answers with, beside the one that this window runs. */
async function askBuild(): Promise<'same' | 'other' | 'notAnswered'> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const page = await response.text();
    // A proxy's error page names no build at all.
    if (!response.ok || !response.headers.has('server-time-ms')) return 'notAnswered';
    return page.includes(new URL(readBuild()).pathname) ? 'same' : 'other';
  } catch {
    return 'notAnswered';
  }
}
