/** Bodies at the limit, as many at once as asked for, and what /health takes meanwhile. */
import { callServer, createRoute, note, repeatOpenLoop, type Route } from './calls.ts';
import { draftOf, type Shelf } from './market.ts';
import type { LoadPerson } from './people.ts';

const listings = '/api/v1/listings';
const healthPerSecond = 20;

function makeBodies(person: LoadPerson, shelf: Shelf): Buffer[] {
  const draft = draftOf(person, shelf, { groups: 1, stacks: 1, turn: 0 });
  const withItems = (items: unknown): string => JSON.stringify({ ...draft, items });
  return [
    '['.repeat(1_900_000) + ']'.repeat(1_900_000),
    `{${Array.from({ length: 250_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    withItems(Array.from({ length: 75_000 }, () => ({}))),
    withItems(Array.from({ length: 75_000 }, () => 0)),
    JSON.stringify({ ...draft, filler: 'x'.repeat(3_900_000) }),
    // The largest that holds: 20,000 stacks.
    JSON.stringify(draftOf(person, shelf, { groups: 40, stacks: 500, turn: 0 })),
  ].map((body) => Buffer.from(body));
}

export async function measureHostile(
  url: string,
  of: { people: readonly LoadPerson[]; shelf: Shelf; atOnce: number; seconds: number; signal: AbortSignal },
): Promise<{ health: Route; answered: Map<number, number> }> {
  // Written beforehand: what the attackers' own process does would count as the server's delay.
  const attackers = of.people.slice(0, of.atOnce).map((person) => ({ person, bodies: makeBodies(person, of.shelf) }));
  const overMs = performance.now() + of.seconds * 1000;
  const isOver = (): boolean => of.signal.aborted || performance.now() > overMs;
  const health = createRoute('/health');
  const answered = new Map<number, number>();
  const attacking = attackers.map(async ({ person, bodies }, at) => {
    for (let turn = at; !isOver(); turn += 1) {
      const { status } = await callServer(url, {
        method: 'POST',
        path: listings,
        token: person.token,
        body: bodies[turn % bodies.length] ?? Buffer.of(),
      });
      answered.set(status, (answered.get(status) ?? 0) + 1);
    }
  });
  const asking = repeatOpenLoop({
    perSecond: healthPerSecond,
    isOver,
    start: async (_turn, dueMs) => note(health, await callServer(url, { path: '/api/v1/health', dueMs }), [200, 503]),
  });
  await Promise.all([...attacking, asking]);
  return { health, answered };
}
