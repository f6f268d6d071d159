import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { useEffect, useRef } from 'react';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { listStaleTabs, orderReads } from './loader-state.ts';
import type { StashStore } from './stash-store.ts';

const CHECK_EVERY_MS = 30_000;

/** Delay before failed tabs are reread. The publisher's outages last minutes. */
const RETRY_EVERY_MS = 2 * 60_000;

/**
 * Rereads stale tabs while the page is visible (R4.08, R9.05). A load that the user stopped is not restarted; a failed
 * load is, and so are single failed tabs.
 */
export function useAutoReload(options: {
  readonly store: Pick<StashStore, 'state' | 'load'>;
  readonly tabIds: readonly StashTabId[];
  readonly tabs: readonly StashTabInfo[] | undefined;
  readonly isReady: boolean;
}): void {
  const { store, tabIds, tabs, isReady } = options;
  const lastRunMs = useRef(-Infinity);
  useEffect(() => {
    if (!isReady || tabs === undefined) return undefined;
    const check = (): void => {
      const { loader } = store.state.getState();
      const nowMs = readServerNowMs();
      if (loader.run !== null) lastRunMs.current = nowMs;
      if (document.visibilityState === 'hidden' || loader.run !== null || loader.stopped === 'cancelled') return;
      const failed = nowMs - lastRunMs.current < RETRY_EVERY_MS ? 'left' : 'again';
      if (loader.stopped !== null && failed === 'left') return;
      const stale = listStaleTabs(loader, tabIds, { nowMs, failed });
      if (stale.length === 0) return;
      lastRunMs.current = nowMs;
      store.load(orderReads(stale, tabs, loader.loaded));
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [store, tabIds, tabs, isReady]);
}
