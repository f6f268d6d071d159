import { createRandom } from '@poexchange/domain/random';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { READY_EVENT_NAME, type Envelope } from '@poexchange/contract/events';
import { type OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { io } from 'socket.io-client';
import type { Person } from './people.ts';

/** A seller's browser: its socket, and the arrival time of each notification by its id. */
export type Ear = { readonly heardMs: ReadonlyMap<string, number>; readonly stop: () => Promise<void> };

/** Opens a person's socket; resolves when it has joined its room. */
export async function listen(url: string, person: Person): Promise<Ear> {
  const heardMs = new Map<string, number>();
  const socket = io(url, { auth: { token: person.token }, transports: ['websocket'], forceNew: true, reconnection: false });
  socket.on('notification', ({ data }: Envelope<'notification'>) => heardMs.set(data.id, performance.now()));
  await new Promise<void>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, () => resolve());
    socket.once('connect_error', reject);
  });
  return { heardMs, stop: async () => void socket.close() };
}

export type Post = { readonly id: string; readonly sentMs: number; readonly repliedMs: number };

/**
 * Posts requests of buyers at random times (Poisson process), `perSecond` on average, independent of earlier ones. Each
 * asks for other items than before, as D32 requires.
 */
export async function postForAWhile(options: {
  buyers: readonly Person[];
  listings: readonly OwnListing[];
  perSecond: number;
  seconds: number;
  firstRound: number;
  signal: AbortSignal;
}): Promise<Post[]> {
  const posts: Promise<Post>[] = [];
  const startedMs = performance.now();
  const random = createRandom(options.firstRound + 1);
  for (let atMs = 0; atMs < options.seconds * 1000; atMs += (-Math.log(1 - random()) / options.perSecond) * 1000) {
    await sleep(Math.max(0, startedMs + atMs - performance.now()), undefined, { signal: options.signal });
    const round = options.firstRound + posts.length;
    const buyer = pick(options.buyers, round);
    const turn = Math.floor(round / options.buyers.length);
    // Sellers take turns with the buyers: one buyer reaches one seller ten times a minute at most (D37).
    const post = postOne(buyer, { listing: pick(options.listings, round + turn), turn });
    // Awaited below; an earlier rejection must not end the process.
    post.catch(() => undefined);
    posts.push(post);
  }
  return Promise.all(posts);
}

async function postOne(buyer: Person, { listing, turn }: { listing: OwnListing; turn: number }): Promise<Post> {
  const items = [0, 1, 2].map((at): [string, number] => [pick(listing.items, turn + at * 7).hash, 1]);
  const body = { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, ign: buyer.ign, items };
  const sentMs = performance.now();
  const { id } = await buyer.call(laterApi.createTradeNotification, { body }, { idempotencyKey: `bench-${listing.uuid}-${turn}` });
  return { id, sentMs, repliedMs: performance.now() };
}

function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}
