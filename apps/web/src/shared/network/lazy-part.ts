import { lazy } from 'react';
import { isAway, onBackOnline, useReachability } from './connection.ts';
import { useMissingCode } from './missing-code.ts';
import { sayOffline } from './say-offline.ts';

/**
 * Code could not be fetched: no connection, or a file of an earlier version of the site. Its own class, because for the
 * browser's error the router reloads the window, which without a connection ends on the browser's error page, and
 * everything typed is lost (D36).
 */
export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError';
}

/**
 * A part of a page (a menu, a dialog) whose code is fetched when it is first rendered. Where it cannot be fetched, the
 * page around it stays as it is, with a note. Without a connection the part appears when the connection is back (D36);
 * after an update of the site the window has to be loaded anew.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWhenPossible(load));

/** Time after which a part that is not there yet is said to be missing, if the server is away; in ms. */
const SLOW_MS = 1500;

async function loadWhenPossible<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const stopSaying = sayWhenAway();
    try {
      return await load();
    } catch {
      stopSaying();
      if (!isAway(useReachability.getState().verdict)) {
        // The page around stays as well: thrown, the error would replace it, with everything typed in it.
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

/** Says that the connection is gone while a part is on its way: a server may take calls and answer none. */
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
