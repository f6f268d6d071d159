/**
 * Calls of people with an open page, in the mix of an evening: each kind at its own rate, independent of other calls.
 */
import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { encodeParam } from '@poexchange/contract/rest';
import { makeStashTabId, readPublisherTabId } from '@poexchange/domain/ids';
import { packDetails, type SnapshotDetails } from '@poexchange/domain/net-worth';
import { draftOf, place, SHOP_CATEGORY } from '../faults/people.ts';
import { callServer, createRoute, note, pick, repeatOpenLoop, type Called, type Route } from '../load/calls.ts';
import { categoryOfPage, OVERLAP_MS, readNewest } from '../load/page-requests.ts';
import type { LoadPerson } from '../load/people.ts';

/** Seconds between a person's calls of the same kind. Listings pages poll every 6 s (R9.15). */
export const everySeconds = { poll: 6, publish: 600, whisper: 300, service: 1200, snapshot: 900 } as const;
type Kind = keyof typeof everySeconds;

export type Taker = LoadPerson & { readonly profileId: string };

export type Soaker = Taker & {
  readonly serviceId: string;
  listing: { uuid: string; timestampMs: number };
};

/**
 * Categories of pages that show a single category. Everybody publishes in the first category: with the same number of
 * pages in each category, a page receives the same share of all changes as in a league with this many busy categories.
 */
const pageCategories = [SHOP_CATEGORY, 'currency', 'fragment', 'map', 'card', 'delve', 'oil', 'catalyst', 'unique', 'gem'];

export type Mix = { readonly routes: Readonly<Record<Kind, Route>>; readonly acknowledged: Map<string, Soaker> };

export function createMix(): Mix {
  const kinds = Object.keys(everySeconds) as Kind[];
  return { routes: Object.fromEntries(kinds.map((kind) => [kind, createRoute(kind)])) as Mix['routes'], acknowledged: new Map() };
}

export type MixOptions = {
  readonly url: string;
  readonly people: readonly Soaker[];
  /** Number of people to simulate: each call of a kind is made by the next person. */
  readonly count: number;
  readonly hashes: readonly string[];
  /** People who make snapshots: each must wait 30 s after their last snapshot. */
  readonly takers: readonly Taker[];
  readonly isOver: () => boolean;
};

/** Simulates `count` people until `isOver`; every call is timed from when the call was due. */
export async function runMix(mix: Mix, options: MixOptions): Promise<void> {
  const { url, people, count, hashes, takers, isOver } = options;
  const newest = new Map<number, number>();
  const post = (person: LoadPerson, path: string, body: object, dueMs: number): Promise<Called> =>
    callServer(url, { method: 'POST', path: API_PREFIX + path, token: person.token, key: randomUUID(), body: JSON.stringify(body), dueMs });
  const calls: Record<Kind, (turn: number, dueMs: number) => Promise<Called>> = {
    poll: async (turn, dueMs) => {
      const at = turn % count;
      const since = newest.get(at);
      const filter = encodeParam({ side: 'buy', ...(since !== undefined && { sinceMs: since - OVERLAP_MS }) });
      const path = `${API_PREFIX}/listings/${place.game}/${place.league}/${categoryOfPage(at, pageCategories)}/${filter}`;
      const called = await callServer(url, { path, address: `10.9.${at >> 8}.${at & 255}`, dueMs });
      if (called.status === 200) newest.set(at, readNewest(called.body));
      return called;
    },
    publish: async (turn, dueMs) => {
      const person = pick(people, turn);
      const called = await post(person, '/listings', draftOf({ ign: person.ign, category: SHOP_CATEGORY, hashes, turn }), dueMs);
      if (called.status !== 200) return called;
      const listing = JSON.parse(called.body.toString()) as { uuid: string; timestampMs: number };
      // Replies may arrive out of order; the listing with the newest time is current.
      if (listing.timestampMs > person.listing.timestampMs) person.listing = listing;
      mix.acknowledged.set(person.id, person);
      return called;
    },
    whisper: (turn, dueMs) => {
      const [owner, asker] = [pick(people, turn), pick(people, turn * 7 + 1)];
      const { uuid, timestampMs } = owner.listing;
      const items = [[hashes[turn % hashes.length], 1 + (turn % 9)]];
      return post(asker, '/notifications', { listingUuid: uuid, listingTimestampMs: timestampMs, ign: asker.ign, items }, dueMs);
    },
    service: (turn, dueMs) => {
      const person = pick(people, turn);
      const path = `${API_PREFIX}/services/update/${person.serviceId}`;
      const body = JSON.stringify({ priceValue: 1 + (turn % 400) });
      return callServer(url, { method: 'PATCH', path, token: person.token, body, dueMs });
    },
    snapshot: (turn, dueMs) => {
      const person = pick(takers, turn);
      return post(person, '/networth/snapshots', { snapshot: makeSnapshot(person.profileId, turn), type: 'manual' }, dueMs);
    },
  };
  await Promise.all(
    (Object.keys(calls) as Kind[]).map((kind) =>
      repeatOpenLoop({
        perSecond: count / everySeconds[kind],
        isOver,
        start: async (turn, dueMs) => note(mix.routes[kind], await calls[kind](turn, dueMs), expected[kind]),
      }),
    ),
  );
}

/** Responses that do not count as errors: a listing that was just republished has changed (409). */
const expected: Readonly<Record<Kind, readonly number[]>> = {
  poll: [200],
  publish: [200],
  whisper: [200, 409],
  service: [200],
  snapshot: [200],
};

/** Number of item kinds in a snapshot of a typical stash. */
const KINDS = 300;

function makeSnapshot(profileId: string, turn: number): object {
  const nowMs = Date.now();
  const price = 1 + (turn % 7);
  return {
    id: randomUUID(),
    snapshotProfileId: profileId,
    poe: place.game,
    leagueId: place.league,
    priceLeagueId: place.league,
    includeEquipment: false,
    includeInventory: false,
    totalPrice: KINDS * 10 * price,
    hourlyIncome: -1,
    details: deflateRawSync(packDetails(makeDetails(price, nowMs))).toString('base64'),
    createdAt: nowMs,
  };
}

function makeDetails(price: number, nowMs: number): SnapshotDetails {
  const tab = readPublisherTabId('a');
  if (tab === null) throw new Error('a is no tab');
  const id = makeStashTabId(place.league, tab);
  const items = Array.from({ length: KINDS }, (_, at) => {
    const hash = at.toString(16).padStart(40, '0') as SnapshotDetails['items'][number]['hash'];
    const names = {
      tag: 'currency' as const,
      key: `kind ${at}`,
      hashProps: {},
      priceProps: {},
      displayName: `Kind ${at}`,
      icon: '/gen/image/a/b/c.png',
      frameType: 5,
    };
    const flags = { isCustomPrice: false, isIgnored: false, isLowConfidence: false, borrowedPieces: 0 };
    return {
      hash,
      priceHash: hash,
      filterHash: hash,
      ...names,
      holdings: [{ tabId: id, quantity: 10, stacks: 1 }],
      quantity: 10,
      price,
      originalPrice: price,
      ...flags,
    };
  });
  const tabs: SnapshotDetails['tabs'] = [
    { id, name: 'Tab', type: 'NormalStash', color: '', itemCount: KINDS, state: 'read', readAtMs: nowMs },
  ];
  return { game: place.game, tabs, items };
}
