/**
 * Sends a given number of concurrent bodies at the size limit, and measures the response times of /health meanwhile.
 */
import { callServer, createRoute, nameAnswer, note, pick, repeatOpenLoop, type Route } from './calls.ts';
import { draftOf, type Shelf } from './market.ts';
import type { LoadPerson } from './people.ts';

const LISTINGS = '/api/v1/listings';
const HEALTH_PER_SECOND = 20;
/**
 * Accounts of one attacker, used in turn: the rate limits of a single account would refuse the bodies unread within
 * seconds.
 */
const ACCOUNTS_OF_ONE = 6;

/** Bodies at the size limit that are refused no matter who sends them. */
function makeRefusedBodies(person: LoadPerson, shelf: Shelf): Buffer[] {
  const draft = draftOf(person, shelf, { groups: 1, stacks: 1, turn: 0 });
  const withItems = (items: unknown): string => JSON.stringify({ ...draft, items });
  return [
    '['.repeat(1_900_000) + ']'.repeat(1_900_000),
    `{${Array.from({ length: 250_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    withItems(Array.from({ length: 75_000 }, () => ({}))),
    withItems(Array.from({ length: 75_000 }, () => 0)),
    JSON.stringify({ ...draft, items: [], filler: 'x'.repeat(3_900_000) }),
  ].map((body) => Buffer.from(body));
}

/** The largest valid listing: 20,000 stacks. */
function makeLargestBody(person: LoadPerson, shelf: Shelf): Buffer {
  return Buffer.from(JSON.stringify(draftOf(person, shelf, { groups: 40, stacks: 500, turn: 0 })));
}

export async function measureHostile(
  url: string,
  options: { people: readonly LoadPerson[]; shelf: Shelf; atOnce: number; seconds: number; signal: AbortSignal },
): Promise<{ health: Route; answered: Map<string, number> }> {
  // Build the bodies beforehand: work in the attackers' own process would count as the server's delay.
  const [first] = options.people;
  const refused = first === undefined ? [] : makeRefusedBodies(first, options.shelf);
  const accounts = options.people
    .slice(0, options.atOnce * ACCOUNTS_OF_ONE)
    .map((person) => ({ person, bodies: [...refused, makeLargestBody(person, options.shelf)] }));
  const overMs = performance.now() + options.seconds * 1000;
  const isOver = (): boolean => options.signal.aborted || performance.now() > overMs;
  const health = createRoute('/health');
  const answered = new Map<string, number>();
  const attacking = Array.from({ length: options.atOnce }, async (_, at) => {
    const own = accounts.filter((_account, index) => index % options.atOnce === at);
    for (let turn = at; !isOver() && own.length > 0; turn += 1) {
      const { person, bodies } = pick(own, turn);
      const answer = nameAnswer(
        await callServer(url, {
          method: 'POST',
          path: LISTINGS,
          token: person.token,
          body: pick(bodies, turn + Math.floor(turn / own.length)),
        }),
      );
      answered.set(answer, (answered.get(answer) ?? 0) + 1);
    }
  });
  const asking = repeatOpenLoop({
    perSecond: HEALTH_PER_SECOND,
    isOver,
    start: async (_turn, dueMs) => note(health, await callServer(url, { path: '/api/v1/health', dueMs }), [200, 503]),
  });
  await Promise.all([...attacking, asking]);
  return { health, answered };
}
