import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { NotificationWatch } from '../features/notifications/notification-watch.tsx';
import { PaletteLink } from '../features/palette/palette-link.tsx';
import { forgetStoredRecents } from '../features/palette/palette-store.ts';
import { forgetOwnQueries, resetOwnQueries } from '../shared/api/own-keys.ts';
import { withPageTexts } from '../shared/i18n/i18n.ts';
import { forgetLastSeen } from '../shared/network/last-seen.ts';
import { lazyPart } from '../shared/network/lazy-part.ts';
import { useHasToken, followOtherTabs, onTokenChange, readToken } from '../shared/session/token.ts';
import { ToastHost } from '../shared/toast/toast-host.tsx';
import { TooltipLayer } from '../shared/ui/tooltip-layer.tsx';
import { ConnectionLink } from './connection-link.tsx';
import { RealtimeLink } from './realtime-link.tsx';
import { UpdateLink } from './update-link.tsx';
import { WindowsLink } from './windows-link.tsx';

/** Handles sign-in and sign-out in other tabs, and clears a signed-out account's cached data. Renders nothing. */
export function SessionLink() {
  const client = useQueryClient();
  useEffect(() => followOtherTabs(), []);
  useEffect(
    () =>
      onTokenChange(() => {
        // Another account's data is never shown; this call also removes it from storage.
        void forgetLastSeen();
        forgetStoredRecents();
        if (readToken() === null) forgetOwnQueries(client);
        else resetOwnQueries(client);
      }),
    [client],
  );
  return null;
}

/** Runs the service watch on every page; its code is loaded only if the browser has a stored watch. */
function ServiceWatchLink() {
  useEffect(() => {
    if (hasKept(() => localStorage, 'poexchange:service-watch'))
      void import('../features/services/watch/service-watch.ts').then(({ startServiceWatch }) => startServiceWatch());
  }, []);
  return null;
}

const AutoHost = lazyPart(async () => {
  const part = await withPageTexts(import('../features/net-worth/auto/auto-host.tsx'));
  return { default: part.AutoHost };
});

/** Runs auto snapshots on any page while they are enabled, and resumes a run interrupted by a reload (R4.38). */
function SnapshotLink() {
  const hasToken = useHasToken();
  const isWanted =
    hasToken && (hasKept(() => localStorage, 'poexchange:auto-snapshots') || hasKept(() => sessionStorage, 'poexchange:snapshot-run'));
  return isWanted ? (
    <Suspense>
      <AutoHost name="frame" />
    </Suspense>
  ) : null;
}

function hasKept(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Parts that start once the page has been painted. */
export function AfterPaint() {
  return (
    <>
      <ToastHost />
      <TooltipLayer />
      <SessionLink />
      <NotificationWatch />
      <RealtimeLink />
      <ConnectionLink />
      <UpdateLink />
      <WindowsLink />
      <ServiceWatchLink />
      <SnapshotLink />
      <PaletteLink />
    </>
  );
}
