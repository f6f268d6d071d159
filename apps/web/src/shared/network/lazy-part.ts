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

async function loadWhenPossible<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (!isAway(useReachability.getState().verdict)) {
        // The page around stays as well: thrown, the error would replace it, with everything typed in it.
        useMissingCode.setState({ missing: 'part' });
        return new Promise<Part>(() => undefined);
      }
      sayOffline();
      await new Promise<void>((resolve) => {
        const stop = onBackOnline(() => {
          stop();
          resolve();
        });
      });
    }
  }
}
