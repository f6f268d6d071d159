/** Checks through the public API whether the site works: a person publishes a listing, and a page displays it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { createFeedPage } from './feed-page.ts';
import { draftOf, SHOP_CATEGORY, type Person } from './people.ts';

const LOOK_EVERY_MS = 200;
const LONGEST_CALL_MS = 2500;

/** Publishes until the listing is accepted and displayed; returns the time it took, in ms. Throws after `latestMs`. */
export async function waitUntilServed(
  url: string,
  options: { person: Person; hashes: readonly string[]; latestMs: number; turn: number; signal: AbortSignal },
): Promise<number> {
  const { person, hashes } = options;
  const beganMs = performance.now();
  const body = draftOf({ ign: person.ign, category: SHOP_CATEGORY, hashes, turn: options.turn });
  let listing: OwnListing | undefined;
  const tryOnce = async (): Promise<boolean> => {
    const extras = { idempotencyKey: `probe-${options.turn}`, signal: AbortSignal.timeout(LONGEST_CALL_MS) };
    // Publish only once: more attempts would use up the person's limit of publications per minute.
    listing ??= await person.call(laterApi.createListing, { body }, extras);
    const page = createFeedPage(url, 900);
    await page.poll();
    if (page.read().get(listing.uuid) !== listing.timestampMs) return false;
    return person.page.socket.connected;
  };
  while (performance.now() - beganMs < options.latestMs) {
    options.signal.throwIfAborted();
    if (await tryOnce().catch(() => false)) return performance.now() - beganMs;
    await sleep(LOOK_EVERY_MS, undefined, { signal: options.signal });
  }
  throw new Error(`nothing could be published and seen within ${options.latestMs / 1000} s`);
}
