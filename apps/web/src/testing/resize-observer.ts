/** The test page has no layout: nothing in it ever changes its size, so the observer never calls back. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= StillResizeObserver;
