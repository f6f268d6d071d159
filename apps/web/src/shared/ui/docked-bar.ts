/**
 * Keeps toasts from covering the bars at the bottom of the window. On a phone, both the toasts and the final buttons
 * (Copy, Publish, Done) are at the bottom. The custom property --docked-height is the top edge of the highest visible
 * bar; toasts appear above it.
 */

const heights = new Map<HTMLElement, number>();
/** Default toast width in a wide window, in px. */
const TOAST_WIDTH = 340;
/** Space between the left edge of the window and its toasts, in px. */
export const TOAST_MARGIN = 16;
let toastWidth = TOAST_WIDTH;

/** Sets the toast width in px; toasts do not overlap bars further right. */
export function setToastWidth(px = TOAST_WIDTH): void {
  toastWidth = px;
  publish();
}

/** Marks a bar at the end of a page that is as high as the window: the bar moves when the page scrolls. */
export const inPage = { 'data-in-page': '' } as const;

/** Ref for a bar at the bottom of the window: its height counts while it is visible. */
export function dockedBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const observer = new ResizeObserver(() => measure(bar));
  observer.observe(bar);
  const onScroll = (): void => measure(bar);
  if ('inPage' in bar.dataset) window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
    heights.delete(bar);
    publish();
  };
}

/**
 * A hidden bar has no height. A sticky bar above another bar has its distance in `bottom`; a bar marked with {@link
 * inPage} is measured at its position on the page.
 */
function measure(bar: HTMLElement): void {
  const below =
    'inPage' in bar.dataset ? innerHeight - bar.getBoundingClientRect().bottom : Number.parseFloat(getComputedStyle(bar).bottom);
  heights.set(bar, bar.offsetHeight === 0 ? 0 : bar.offsetHeight + (Number.isNaN(below) ? 0 : Math.max(0, below)));
  publish();
}

function publish(): void {
  const inTheWay = [...heights].flatMap(([bar, height]) => {
    const { left, top } = bar.getBoundingClientRect();
    return height > 0 && left < TOAST_MARGIN + toastWidth && top > innerHeight / 2 ? [innerHeight - top] : [];
  });
  document.documentElement.style.setProperty('--docked-left-height', `${Math.max(0, ...inTheWay)}px`);
  document.documentElement.style.setProperty('--docked-height', `${Math.max(0, ...heights.values())}px`);
}
