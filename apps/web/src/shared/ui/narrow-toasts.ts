import { setToastWidth, TOAST_MARGIN } from './docked-bar.ts';

/**
 * Limits the toasts of a wide window to this width, in px, while a page has content right next to them; the returned
 * function lifts the limit.
 */
export function narrowToasts(widthPx: number): () => void {
  const { style } = document.documentElement;
  const toastWidth = widthPx - 2 * TOAST_MARGIN;
  style.setProperty('--toast-width', `${toastWidth}px`);
  setToastWidth(toastWidth);
  return () => {
    style.removeProperty('--toast-width');
    setToastWidth();
  };
}
