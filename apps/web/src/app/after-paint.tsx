import { NotificationWatch } from '../features/notifications/notification-watch.tsx';
import { ToastHost } from '../shared/toast/toast-host.tsx';
import { ConnectionLink } from './connection-link.tsx';
import { RealtimeLink } from './realtime-link.tsx';
import { SessionLink } from './session-link.tsx';

/** What starts once the page stands. */
export function AfterPaint() {
  return (
    <>
      <ToastHost />
      <SessionLink />
      <NotificationWatch />
      <RealtimeLink />
      <ConnectionLink />
    </>
  );
}
