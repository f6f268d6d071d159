/**
 * Publishes the space that toasts take at the bottom of the window, with as much above and below them, as the custom
 * property --toasts-room: columns and lists under them end above it.
 */

/** Space above the toasts, and below them, in px. */
const MARGIN_PX = 16;

/** Follows the toasts of the element they are put into; the returned function ends that. */
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
    setRoom(0);
  };

  function listToasts(): HTMLElement[] {
    return [...region.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
  }

  function publish(): void {
    const boxes = listToasts()
      .filter((toast) => toast.offsetHeight > 0)
      .map((toast) => toast.getBoundingClientRect());
    const height = Math.max(0, ...boxes.map(({ bottom }) => bottom)) - Math.min(Infinity, ...boxes.map(({ top }) => top));
    setRoom(boxes.length === 0 ? 0 : Math.ceil(height) + 2 * MARGIN_PX);
  }
}

function setRoom(px: number): void {
  document.documentElement.style.setProperty('--toasts-room', `${px}px`);
}
