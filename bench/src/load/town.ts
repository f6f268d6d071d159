/**
 * People of a load test on a node: sellers, publishers, buyers, people who leave, and other people with an open page.
 */
import type { Bench } from '../lib/run-bench.ts';
import type { Product } from '../lib/start-product.ts';
import { callServer, pick, type Called } from './calls.ts';
import { layTabs, openStalls, publish, requestOf, stockMarket, type Offer, type Shelf } from './market.ts';
import { addPeople, openIdleSockets, type LoadPerson } from './people.ts';

const SELLERS = 400;
const BUYERS = 400;
/** Groups per listing: most listings are small. */
const GROUPS = 4;
const STACKS = 2;

export type Town = {
  readonly url: string;
  readonly statusUrl: string;
  readonly shelves: readonly Shelf[];
  readonly buyers: readonly LoadPerson[];
  readonly leavers: readonly LoadPerson[];
  readonly offers: readonly Offer[];
  /** The listings of people who leave. */
  readonly leaving: readonly Offer[];
  readonly publish: (turn: number, dueMs: number) => Promise<Called>;
  readonly ask: (offer: Offer, turn: number, dueMs: number) => Promise<Called>;
  readonly bodyOf: (offer: Offer, turn: number) => string;
  /** Adds sellers with one listing each. */
  readonly addSellers: (count: number, prefix: string) => Promise<Offer[]>;
};

export async function settleTown(
  bench: Bench,
  product: Product,
  { sockets, leavers: count }: { sockets: number; leavers: number },
): Promise<Town> {
  const { url, statusUrl } = product;
  const shelves = await stockMarket(product.priceStore);
  const stock = { shelves, groups: GROUPS, stacks: STACKS };
  const list = (people: readonly LoadPerson[]): Promise<Offer[]> => openStalls(product, { people, signal: bench.signal, ...stock });
  const [idle, sellers, publishers, buyers, leavers] = [
    await addPeople(product, { count: Math.max(1, Math.ceil(sockets / 5) - 2 * SELLERS - BUYERS), prefix: 'Idle' }),
    await addPeople(product, { count: SELLERS, prefix: 'Seller' }),
    await addPeople(product, { count: SELLERS, prefix: 'Publisher' }),
    await addPeople(product, { count: BUYERS, prefix: 'Buyer' }),
    await addPeople(product, { count: Math.max(1, count), prefix: 'Leaver' }),
  ];
  await layTabs(product, { people: publishers, ...stock });
  const [offers, leaving] = [await list(sellers), await list(leavers)];
  bench.say(`${shelves.length} categories, ${offers.length + leaving.length} listings; opening ${sockets} sockets`);
  // People who publish and request have an open page: otherwise they would go idle and return every few seconds.
  if (sockets > 0) await openIdleSockets(bench, { url, people: [...publishers, ...buyers, ...sellers, ...idle], count: sockets });
  const bodyOf = (offer: Offer, turn: number): string => {
    const items = offer.shelf.hashes.slice(0, 2).map((hash, at) => [hash, 1 + ((turn + at) % 400)] as const);
    return requestOf(offer, pick(buyers, turn), items);
  };
  return {
    url,
    statusUrl,
    shelves,
    buyers,
    leavers,
    offers,
    leaving,
    bodyOf,
    publish: (turn, dueMs) => publish(url, pick(publishers, turn), { ...stock, turn, dueMs }),
    ask: (offer, turn, dueMs) => {
      const call = { method: 'POST', path: '/api/v1/notifications', token: pick(buyers, turn).token };
      return callServer(url, { ...call, body: bodyOf(offer, turn), dueMs });
    },
    addSellers: async (sellerCount, prefix) => list(await addPeople(product, { count: sellerCount, prefix })),
  };
}
