import { lazy } from 'react';
import { isAway, onBackOnline, useReachability } from './connection.ts';
import { useMissingCode } from './missing-code.ts';
import { sayOffline } from './say-offline.ts';

/**
 * Thrown when code could not be fetched: the connection is lost, or the file belongs to an earlier version of the site.
 * A separate class, because the router reloads the window on the browser's own error; without a connection, that reload
 * would show the browser's error page and lose everything typed.
 */
export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError';
}

/**
 * A part of a page (a menu, a dialog) whose code is fetched when it is first rendered. If the fetch fails, the
 * surrounding page stays and shows a message. Without a connection the part appears on reconnect; after an update of
 * the site the window must be reloaded.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWhenPossible(load));

/** Time in ms after which a part that is still loading is reported as missing, if the server is unreachable. */
const SLOW_MS = 1500;

async function loadWhenPossible<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const stopSaying = sayWhenAway();
    try {
      return await load();
    } catch {
      stopSaying();
      if (!isAway(useReachability.getState().verdict)) {
        // Do not throw: an error would replace the whole page and lose everything typed in it.
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

/** Reports a lost connection while a part is loading, because a server may accept calls without answering them. */
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
