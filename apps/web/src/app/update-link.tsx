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
    if (missing === 'page' || (missing === 'part' && isLeft)) void reloadIfUpdated();
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

async function reloadIfUpdated(): Promise<void> {
  if (performance.now() < YOUNG_MS || !canReload() || !(await isUpdated())) return;
  location.reload();
}

/** Returns whether the server answers with another version of the site than this window runs. */
async function isUpdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const page = await response.text();
    // A proxy's error page names no build at all.
    return response.ok && response.headers.has('server-time-ms') && !page.includes(new URL(readBuild()).pathname);
  } catch {
    return false;
  }
}
