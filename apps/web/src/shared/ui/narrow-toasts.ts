import { setToastWidth, TOAST_MARGIN } from './docked-bar.ts';

/**
 * Limits the width of toasts in a wide window, in px, while a page has content right next to them; the returned
 * function removes the limit.
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
