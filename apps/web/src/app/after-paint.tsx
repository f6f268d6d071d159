import { ToastHost } from '../shared/toast/toast-host.tsx';

/** What starts once the page stands. */
export function AfterPaint() {
  return <ToastHost />;
}
