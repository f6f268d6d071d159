import { useEffect } from 'react';
import { NotificationWatch } from '../features/notifications/notification-watch.tsx';
import { ToastHost } from '../shared/toast/toast-host.tsx';
import { TooltipLayer } from '../shared/ui/tooltip-layer.tsx';
import { ConnectionLink } from './connection-link.tsx';
import { RealtimeLink } from './realtime-link.tsx';
import { SessionLink } from './session-link.tsx';
import { UpdateLink } from './update-link.tsx';
import { WindowsLink } from './windows-link.tsx';

/** Looks for services that somebody waits for, on any page; without one nothing is fetched for it. */
function ServiceWatchLink() {
  useEffect(() => {
    if (hasWatches()) void import('../features/services/watch/service-watch.ts').then(({ startServiceWatch }) => startServiceWatch());
  }, []);
  return null;
}

function hasWatches(): boolean {
  try {
    return localStorage.getItem('poexchange:service-watch') !== null;
  } catch {
    return false;
  }
}

/** Parts that start once the page is painted. */
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
    </>
  );
}
