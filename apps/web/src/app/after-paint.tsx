import { NotificationWatch } from '../features/notifications/notification-watch.tsx';
import { ToastHost } from '../shared/toast/toast-host.tsx';
import { ConnectionLink } from './connection-link.tsx';
import { RealtimeLink } from './realtime-link.tsx';
import { SessionLink } from './session-link.tsx';
import { UpdateLink } from './update-link.tsx';
import { WindowsLink } from './windows-link.tsx';

/** Parts that start once the page is painted. */
export function AfterPaint() {
  return (
    <>
      <ToastHost />
      <SessionLink />
      <NotificationWatch />
      <RealtimeLink />
      <ConnectionLink />
      <UpdateLink />
      <WindowsLink />
    </>
  );
}
