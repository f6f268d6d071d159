/**
 * Publishes the space that toasts take at the bottom of the window, so that columns and lists under them end above it:
 * the custom property --toasts-room is their height with a margin above and below, --toasts-reach the distance from the
 * window's bottom to that margin.
 */

/** Space above the toasts, and below them, in px. */
const MARGIN_PX = 16;

/** Observes the toasts in an element; the returned function stops that. */
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
