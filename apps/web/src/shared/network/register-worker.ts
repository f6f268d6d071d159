/** Delay in ms before the worker refetches the page's files, so that the page's own requests come first. */
const SETTLE_MS = 4000;

/** Registers the service worker once the page is idle, and passes it the files that are already loaded. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await waitForRest();
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage(loaded.filter((name) => name.startsWith(`${location.origin}/assets/`)));
  } catch {
    // Blocked by private mode or a policy: pages then need a connection.
  }
}

/** Waits until the first rows have loaded. A page that already has a worker does not wait. */
async function waitForRest(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, SETTLE_MS);
  });
}
