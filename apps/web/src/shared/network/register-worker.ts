/** Delay that leaves the page time for its own requests before the worker fetches the page's files again. */
const SETTLE_MS = 4000;

/** Registers the service worker once the page is idle (D36), and passes it the files loaded before. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await waitForRest();
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage(loaded.filter((name) => name.startsWith(`${location.origin}/assets/`)));
  } catch {
    // Blocked (private mode, a policy): pages then need a connection.
  }
}

/** Waits until the first rows have loaded. A page that is already controlled does not wait. */
async function waitForRest(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, SETTLE_MS);
  });
}
