import { lazy } from 'react';
import { isAway, onBackOnline, useReachability } from './connection.ts';
import { useMissingCode } from './missing-code.ts';
import { sayOffline } from './say-offline.ts';

/**
 * Code could not be fetched: no connection, or a file of an earlier version of the site. A class of its own, because
 * for the browser's error the router reloads the window, which without a connection ends on the browser's error page
 * and loses everything typed (D36).
 */
export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError';
}

/**
 * A part of a page (a menu, a dialog) whose code is fetched when it is first rendered. If that fails, the page around
 * it stays as it is, with a note. Without a connection the part appears on reconnect (D36); after an update of the site
 * the window has to be reloaded.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWhenPossible(load));

/** Time in ms after which a part that is still loading is reported as missing, if the server is away. */
const SLOW_MS = 1500;

async function loadWhenPossible<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const stopSaying = sayWhenAway();
    try {
      return await load();
    } catch {
      stopSaying();
      if (!isAway(useReachability.getState().verdict)) {
        // Keeps the page around it: a thrown error would replace the page, with everything typed in it.
        useMissingCode.setState({ missing: 'part' });
        return new Promise<Part>(() => undefined);
      }
      sayOffline('read');
      await new Promise<void>((resolve) => {
        const stop = onBackOnline(() => {
          stop();
          resolve();
        });
      });
    } finally {
      stopSaying();
    }
  }
}

/** Reports a lost connection while a part is loading: a server may accept calls and answer none. */
function sayWhenAway(): () => void {
  let isSlow = false;
  const say = (): void => {
    if (isSlow && isAway(useReachability.getState().verdict)) sayOffline('read');
  };
  const stop = useReachability.subscribe(say);
  const timer = setTimeout(() => {
    isSlow = true;
    say();
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
