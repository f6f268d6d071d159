/**
 * Compares the site's current data with the writes it acknowledged, through the public API, as a newly opened page
 * would.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { READY_EVENT_NAME } from '@poexchange/contract/events';
import { laterApi } from '@poexchange/contract/rest/later';
import { servicesApi } from '@poexchange/contract/rest/services';
import { createFeedPage, type FeedPage } from './feed-page.ts';
import type { Ledger } from './ledger.ts';
import { openPage, place, SHOP_CATEGORY, STALL_CATEGORY, type Person } from './people.ts';

export type Verdict = {
  readonly lost: string[];
  readonly twice: string[];
  readonly orphans: string[];
  readonly stale: string[];
};

/** Time in ms for pages to receive the last change. */
const CATCH_UP_MS = 30_000;
const LOOK_EVERY_MS = 500;

/** Checks every person's listings, trades and services, and every open page. No call may be in flight. */
export async function checkFromOutside(
  url: string,
  { people, pages, ledger }: { people: readonly Person[]; pages: readonly FeedPage[]; ledger: Ledger },
): Promise<Omit<Verdict, 'orphans'>> {
  const verdict = { lost: [] as string[], twice: [...ledger.differing], stale: [] as string[] };
  for (const person of people) await checkPerson(person, verdict);
  await Promise.all(people.map((person) => checkPage(url, person, verdict)));
  await Promise.all(pages.map((page, at) => checkFeed(url, { page, at }, verdict)));
  return verdict;
}

type Found = Omit<Verdict, 'orphans'>;

async function checkPerson(person: Person, { lost, twice }: Found): Promise<void> {
  const { ign, known, call } = person;
  const { listings } = await call(laterApi.getMyListings, { query: {} });
  const active = (category: string) => listings.filter((one) => one.category === category && one.state === 'active');
  for (const category of [SHOP_CATEGORY, STALL_CATEGORY])
    if (active(category).length > 1) twice.push(`${ign} has ${active(category).length} listings of ${category}`);
  const [shop] = active(SHOP_CATEGORY);
  if (known.shop !== null && (shop?.uuid !== known.shop.uuid || shop.timestampMs !== known.shop.timestampMs))
    lost.push(`${ign}'s listing of ${known.shop.timestampMs} is one of ${shop?.timestampMs ?? 'none'}`);
  const [offered] = person.stall.items;
  const left = active(STALL_CATEGORY)[0]?.items.find(({ hash }) => hash === offered?.hash)?.quantity ?? 0;
  const handed = (offered?.quantity ?? 0) - left;
  if (handed < known.handed) lost.push(`${ign} handed ${known.handed} pieces over, and ${handed} left the listing`);
  if (handed > known.handed) twice.push(`${ign} handed ${known.handed} pieces over, and ${handed} left the listing`);
  const { services } = await call(servicesApi.getMyServices, { params: { game: place.game }, query: { league: place.league } });
  const service = services.find(({ id }) => id === person.serviceId);
  if (services.length > 1) twice.push(`${ign} has ${services.length} services`);
  if (service?.priceValue !== known.price) lost.push(`${ign}'s price of ${known.price} is ${service?.priceValue ?? 'gone'}`);
  // The list contains the newest trades from the last day, and each acknowledged request exactly once.
  const { trades } = await call(laterApi.getTradeQueue, { params: { game: place.game, party: 'owner' } });
  const ids = trades.map(({ notification }) => notification.id as string);
  const missing = known.asked.slice(-100).filter((id) => !ids.includes(id));
  if (missing.length > 0) lost.push(`${missing.length} requests to ${ign}`);
  const unknown = ids.filter((id) => !known.asked.includes(id));
  if (unknown.length > 0) twice.push(`${unknown.length} requests to ${ign} that nobody was told of`);
}

/** Checks that a page that stayed open has the same event number as a new page. */
async function checkPage(url: string, person: Person, { stale }: Found): Promise<void> {
  const fresh = openPage(url, person.token);
  const seq = await new Promise<number | null>((resolve) => {
    fresh.socket.once(READY_EVENT_NAME, (ready: { seq: number }) => resolve(ready.seq));
    setTimeout(() => resolve(null), CATCH_UP_MS).unref();
  });
  fresh.socket.close();
  if (seq === null) return void stale.push(`${person.ign} cannot open a page`);
  const isCurrent = await waitUntil(async () => (person.page.lastSeq ?? -1) >= seq);
  if (!isCurrent) stale.push(`${person.ign}'s page is at ${person.page.lastSeq ?? 'nothing'} of ${seq}: ${person.page.news}`);
  if (person.page.missed > 0) stale.push(`${person.ign}'s page missed ${person.page.missed} events unknowingly`);
}

async function checkFeed(url: string, { page, at }: { page: FeedPage; at: number }, { stale }: Found): Promise<void> {
  let difference = '';
  const isCurrent = await waitUntil(async () => {
    await page.poll();
    const fresh = createFeedPage(url, 500 + at);
    await fresh.poll();
    difference = describeDifference(page.read(), fresh.read());
    return difference === '';
  });
  if (!isCurrent) stale.push(`page ${at} of listings: ${difference}`);
}

function describeDifference(shown: ReadonlyMap<string, number>, fresh: ReadonlyMap<string, number>): string {
  const [one, other] = [shown, fresh].map((listings) => [...listings].map(([uuid, atMs]) => `${uuid} ${atMs}`).toSorted());
  const missing = other?.filter((line) => !one?.includes(line)) ?? [];
  const gone = one?.filter((line) => !other?.includes(line)) ?? [];
  return missing.length + gone.length === 0
    ? ''
    : `lacks ${missing.join(', ') || 'nothing'}, shows ${gone.join(', ') || 'nothing'} of before`;
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<boolean> {
  const latestMs = performance.now() + CATCH_UP_MS;
  while (performance.now() < latestMs) {
    if (await isDone().catch(() => false)) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}
