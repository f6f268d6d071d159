/** The test page has no layout, so sizes never change and the observer never calls back. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= StillResizeObserver;
