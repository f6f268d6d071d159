import { createRandom } from '@poexchange/domain/random';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@poexchange/contract/events';
import { openSocket } from '../lib/open-socket.ts';
import { callServer, nameAnswer, pick } from '../load/calls.ts';
import { requestOf, type Offer } from '../load/market.ts';
import type { LoadPerson } from '../load/people.ts';

/** A seller's browser: its socket, and the arrival time of each notification by id. */
export type Ear = { readonly heardMs: ReadonlyMap<string, number>; readonly stop: () => Promise<void> };

/** Opens a person's socket; resolves once it has joined its room. */
export async function listen(url: string, person: LoadPerson, at: number): Promise<Ear> {
  const heardMs = new Map<string, number>();
  const socket = await openSocket(url, { token: person.token, at });
  socket.on('notification', ({ data }: Envelope<'notification'>) => heardMs.set(data.id, performance.now()));
  return { heardMs, stop: async () => void socket.close() };
}

export type Post = { readonly id: string; readonly sentMs: number; readonly repliedMs: number };

/**
 * Posts buyers' requests at random times (Poisson process), `perSecond` on average, independent of earlier requests.
 * Each request is for different items from the previous requests, as D32 requires.
 */
export async function postForAWhile(options: {
  url: string;
  buyers: readonly LoadPerson[];
  offers: readonly Offer[];
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
    // Pair sellers and buyers in turn: a buyer may request from the same seller at most ten times a minute (D37).
    const post = postOne(options.url, { buyer, offer: pick(options.offers, round + turn), turn });
    // Awaited below; an earlier rejection must not end the process.
    post.catch(() => undefined);
    posts.push(post);
  }
  return Promise.all(posts);
}

async function postOne(url: string, { buyer, offer, turn }: { buyer: LoadPerson; offer: Offer; turn: number }): Promise<Post> {
  const items = [0, 1, 2].map((at) => [pick(offer.shelf.hashes, turn + at * 7), 1] as const);
  const call = { method: 'POST', path: '/api/v1/notifications', token: buyer.token, key: `bench-${offer.uuid}-${turn}` };
  const sentMs = performance.now();
  const called = await callServer(url, { ...call, body: requestOf(offer, buyer, items) });
  const repliedMs = performance.now();
  if (called.status !== 200) throw new Error(`A request was refused: ${nameAnswer(called)}`);
  return { id: (JSON.parse(called.body.toString()) as { id: string }).id, sentMs, repliedMs };
}
