import { useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { loadNotificationTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts';
import { ToastCard } from './toast-card.tsx';
import { provideLatePart } from '../late-parts.ts';
import type { ToastHost as Host } from './toast-model.ts';

const host: Host = {
  show: (id, toast) =>
    void sonner.custom(() => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, { id, duration: toast.durationMs }),
  showCustom: (id, render, duration) => void sonner.custom(() => <>{render()}</>, { id, duration }),
  dismiss: (id) => void sonner.dismiss(id),
};

/**
 * A card that has become narrower is as high as its text needs, not as it was measured at first; one behind another is
 * no higher than that.
 */
const TOAST_CLASS =
  'w-full md:w-[var(--toast-width,340px)] pointer-events-auto data-[expanded=true]:h-auto! data-[front=false]:data-[expanded=false]:overflow-hidden data-[front=false]:data-[expanded=false]:rounded-lg';

/** Draws the toasts; loaded after the first paint. */
export function ToastHost() {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  useEffect(() => {
    let isGone = false;
    let withdraw = (): void => undefined;
    void loadNotificationTexts().then(() => {
      if (!isGone) withdraw = provideLatePart('toasts', host);
    });
    return () => {
      isGone = true;
      withdraw();
    };
  }, []);
  return (
    <Toaster
      theme="dark"
      containerAriaLabel={t('notifications.title')}
      // Away from the main buttons: those that end something are at the right, on a phone in a bar at the bottom.
      position={isPhone ? 'bottom-center' : 'bottom-left'}
      visibleToasts={4}
      gap={8}
      offset={{ left: 16, bottom: 'calc(16px + var(--docked-left-height, 0px))' }}
      mobileOffset={{ left: 12, right: 12, bottom: 'calc(8px + var(--docked-height, 0px))' }}
      // An open dialog blocks the pointer outside it; its undo toast must still be reachable.
      toastOptions={{ unstyled: true, className: TOAST_CLASS }}
    />
  );
}
