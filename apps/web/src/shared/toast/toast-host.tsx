import 'sonner/dist/styles.css';
import { useEffect, type JSX } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { loadNotificationTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts';
import { ToastCard } from './toast-card.tsx';
import { provideLatePart } from '../late-parts.ts';
import type { ToastHost as Host } from './toast-model.ts';

/**
 * Publishes the space that toasts cover at the bottom of the window, so that columns and lists under them end above it:
 * --toasts-room is their height with a margin above and below, --toasts-reach the distance from the bottom of the
 * window to the upper margin.
 */

/** Margin above and below the toasts, in px. */
const MARGIN_PX = 16;

/** Observes the toasts in an element; the returned function stops observing. */
export function measureToasts(region: HTMLElement): () => void {
  const sizes = new ResizeObserver(publish);
  const watch = (): void => {
    sizes.disconnect();
    for (const toast of listToasts()) sizes.observe(toast);
    publish();
  };
  const comings = new MutationObserver(watch);
  comings.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-visible', 'data-removed'] });
  watch();
  return () => {
    comings.disconnect();
    sizes.disconnect();
    setSpace(0, 0);
  };

  function listToasts(): HTMLElement[] {
    return [...region.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
  }

  function publish(): void {
    const boxes = listToasts()
      .filter((toast) => toast.offsetHeight > 0)
      .map((toast) => toast.getBoundingClientRect());
    if (boxes.length === 0) return setSpace(0, 0);
    const top = Math.min(...boxes.map((box) => box.top));
    const height = Math.max(...boxes.map((box) => box.bottom)) - top;
    return setSpace(height + 2 * MARGIN_PX, innerHeight - top + MARGIN_PX);
  }
}

function setSpace(roomPx: number, reachPx: number): void {
  const { style } = document.documentElement;
  style.setProperty('--toasts-room', `${Math.ceil(roomPx)}px`);
  style.setProperty('--toasts-reach', `${Math.ceil(reachPx)}px`);
}

/**
 * The library's ids of visible toasts, by our ids. A closing toast is removed from this map: the library would update
 * its text and still remove it, so the new text would not be seen.
 */
const standing = new Map<string, string>();
let lastNumber = 0;

function draw(id: string, card: () => JSX.Element, duration: number): void {
  const drawnId = standing.get(id) ?? `${id}#${++lastNumber}`;
  standing.set(id, drawnId);
  const forget = (): void => {
    if (standing.get(id) === drawnId) standing.delete(id);
  };
  sonner.custom(card, { id: drawnId, duration, onAutoClose: forget, onDismiss: forget });
}

function dismiss(id: string): void {
  const drawnId = standing.get(id);
  standing.delete(id);
  if (drawnId !== undefined) sonner.dismiss(drawnId);
}

const host: Host = {
  show: (id, toast) => draw(id, () => <ToastCard toast={toast} onClose={() => dismiss(id)} />, toast.durationMs),
  showCustom: (id, render, duration) => draw(id, () => <>{render()}</>, duration),
  dismiss,
};

/**
 * Cards are stacked by CSS, each at its own height: the library positions cards by heights measured once, so a card
 * that grew later would overlap the next.
 */
const STACK_CLASS = 'flex! flex-col-reverse gap-2';
const TOAST_CLASS =
  'static! h-auto! w-full transform-none! pointer-events-auto md:w-[var(--toast-width,340px)] data-[visible=false]:hidden! data-[removed=true]:hidden!';
const TEXTS_AGAIN_MS = 5000;
/** Further toasts wait in the notification centre. */
const shownCount = { phone: 2, wide: 4 } as const;

const takeRegion = (region: HTMLElement | null): (() => void) | undefined => (region === null ? undefined : measureToasts(region));

/** Renders the toasts; loaded after the first paint. */
export function ToastHost() {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  useEffect(() => {
    let isGone = false;
    let withdraw = (): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const provide = (): void => {
      if (!isGone) withdraw = provideLatePart('toasts', host);
    };
    // Without a connection the strings load later, and toasts wait for them.
    const again = (): void => {
      if (!isGone) timer = setTimeout(start, TEXTS_AGAIN_MS);
    };
    const start = (): void => void loadNotificationTexts().then(provide, again);
    start();
    return () => {
      isGone = true;
      clearTimeout(timer);
      withdraw();
    };
  }, []);
  return (
    <Toaster
      ref={takeRegion}
      theme="dark"
      containerAriaLabel={t('notifications.title')}
      // Keeps toasts away from the final buttons, which are on the right, or in a bar at the bottom on a phone.
      position={isPhone ? 'bottom-center' : 'bottom-left'}
      className={STACK_CLASS}
      expand
      visibleToasts={isPhone ? shownCount.phone : shownCount.wide}
      offset={{ left: 16, bottom: 'calc(16px + var(--docked-left-height, 0px))' }}
      mobileOffset={{ left: 12, right: 12, bottom: 'calc(8px + var(--docked-height, 0px))' }}
      // An open dialog blocks the pointer outside it, but its undo toast must stay clickable.
      toastOptions={{ unstyled: true, className: TOAST_CLASS }}
    />
  );
}
