/** Compares several people's requests for several services with a plain table, through the public calls. */
import type { OwnService, ServiceRequest } from '@poexchange/contract/rest/services';
import { createRandom } from '@poexchange/domain/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarket, type Market, type Person } from '../../../testing/market.ts';
import { readNotifications } from '../../trades/testing/trade-scene.ts';
import { comeOnline, makeService, readRoom, speakFor } from '../testing/service-scene.ts';
import { expireRequests } from './expire-requests.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const actions = ['invite', 'uninvite', 'decline', 'withdraw', 'done'] as const;
type Action = (typeof actions)[number];
type Party = 'owner' | 'asker';
type Kept = {
  readonly id: string;
  readonly listingId: string;
  readonly people: Record<Party, Person>;
  state: 'asked' | 'invited' | 'done' | 'declined' | 'expired';
  endedBy: Party | null;
  /** When the owner declined the request; null if not declined. */
  declinedMs: number | null;
  deadlineMs: number;
  /** True until the first action on the request: its notification is unread. */
  isNew: boolean;
  isExpiryTold: boolean;
};

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const isOpen = ({ state }: Kept): boolean => state === 'asked' || state === 'invited';

/** Applies an answer to the model. Returns the code of a refusal, or whether anything changed. */
function applyAnswer(kept: Kept, { action, by, nowMs }: { action: Action; by: Person; nowMs: number }): string {
  const party = kept.people.owner.id === by.id ? 'owner' : kept.people.asker.id === by.id ? 'asker' : null;
  if (party === null) return 'notFound';
  const owners: readonly Action[] = ['invite', 'uninvite', 'decline'];
  if ((owners.includes(action) && party !== 'owner') || (action === 'withdraw' && party !== 'asker')) return 'notFound';
  const goal = ({ invite: 'invited', uninvite: 'asked', decline: 'declined', withdraw: 'declined', done: 'done' } as const)[action];
  if (kept.state === goal && (goal !== 'declined' || kept.endedBy === party)) return 'same';
  if (!isOpen(kept) || (action === 'done' && kept.state !== 'invited')) return 'requestClosed';
  kept.state = goal;
  kept.isNew = false;
  if (goal === 'asked') kept.deadlineMs = nowMs + 10 * MINUTE;
  if (goal === 'invited') kept.deadlineMs = nowMs + 12 * HOUR;
  if (goal === 'declined' || goal === 'done') kept.endedBy = party;
  if (action === 'decline') kept.declinedMs = nowMs;
  return 'changed';
}

it.each([11, 12])('D62 matches a plain table under random requests and answers, with one notification per step (seed %i)', async (seed) => {
  const random = createRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const say = speakFor(market);
  market.clock.nowMs += 24 * HOUR;
  await expireRequests(market.deps);
  const people: Person[] = [];
  for (const name of ['Seller', 'Wanter', 'Asker', 'Other', 'Stranger']) people.push(await market.addPerson(`${name}${seed}`));
  const [seller, wanter, , , stranger] = people as [Person, Person, Person, Person, Person];
  for (const person of people) await comeOnline(market, person);
  const versions = new Map<string, number>();
  const listings = new Map<string, OwnService>();
  const publish = async (owner: Person, changes: Record<string, unknown>): Promise<void> => {
    const { services } = (await say.save(owner, [makeService(owner, changes)])).body;
    for (const service of services) {
      listings.set(service.id, service);
      versions.set(service.id, service.timestampMs);
    }
  };
  await publish(seller, {});
  await publish(seller, { serviceName: 'sirus' });
  await publish(wanter, { serviceCategory: 'WTB_bossKilling' });

  const kept: Kept[] = [];
  const heard = new Map<string, string[]>(people.map(({ id }) => [id, []]));
  const gone = new Set<string>();
  const tell = ({ id, people: both, state }: Kept, by: Party | 'time'): void => {
    for (const party of ['owner', 'asker'] as const) heard.get(both[party].id)?.push(`${id} ${state} ${by} ${party}`);
  };
  const hereOf = (): Person[] => people.filter(({ id }) => !gone.has(id));

  const ask = async (): Promise<void> => {
    const [asker, listingId] = [pick(hereOf().filter(({ id }) => id !== stranger.id)), pick([...listings.keys()])];
    const [listing, isStale] = [listings.get(listingId), random() < 0.2];
    if (listing === undefined) return;
    const sent = { id: listingId, timestampMs: (versions.get(listingId) ?? 0) - (isStale ? 1 : 0) };
    // Send the request twice at the same time, as from two tabs.
    const replies = await Promise.all([say.ask(asker, sent), say.ask(asker, sent)]);
    const codes = new Set(replies.map(({ body }) => body.code ?? 'ok'));
    const open = kept.find((request) => request.listingId === listingId && request.people.asker.id === asker.id && isOpen(request));
    const owner = people.find(({ id }) => id === listing.userId);
    if (owner === undefined || gone.has(owner.id)) return expect(codes).toEqual(new Set(['serviceNotFound']));
    if (owner.id === asker.id) return expect(codes).toEqual(new Set(['ownService']));
    const isDeclined = kept.some(
      ({ listingId: declinedId, people: both, declinedMs }) =>
        declinedId === listingId && both.asker.id === asker.id && declinedMs !== null && market.clock.nowMs - declinedMs < 5 * MINUTE,
    );
    if (open === undefined && isDeclined) return expect(codes).toEqual(new Set(['requestDeclined']));
    if (open === undefined && isStale) return expect(codes).toEqual(new Set(['serviceChanged']));
    expect(codes).toEqual(new Set(['ok']));
    const ids = new Set(replies.map(({ body }) => body.request.id as string));
    expect(ids.size).toBe(1);
    if (open !== undefined) return expect(ids).toEqual(new Set([open.id]));
    const request: Kept = {
      id: [...ids][0] ?? '',
      listingId,
      people: { owner, asker },
      state: 'asked',
      endedBy: null,
      declinedMs: null,
      deadlineMs: market.clock.nowMs + 10 * MINUTE,
      isNew: true,
      isExpiryTold: false,
    };
    kept.push(request);
    return tell(request, 'asker');
  };
  const answer = async (): Promise<void> => {
    if (kept.length === 0) return;
    const [request, by, action] = [random() < 0.7 ? (kept.at(-1) as Kept) : pick(kept), pick(hereOf()), pick(actions)];
    const outcome = applyAnswer(request, { action, by, nowMs: market.clock.nowMs });
    const reply = await say.answer(by, request.id, action);
    const expected = outcome === 'changed' || outcome === 'same' ? 'ok' : outcome;
    expect([action, request.state, reply.body.code ?? 'ok']).toEqual([action, request.state, expected]);
    if (outcome === 'changed') tell(request, request.people.owner.id === by.id ? 'owner' : 'asker');
  };
  const steps: Record<string, () => Promise<unknown>> = {
    ask,
    'ask again': ask,
    answer,
    'answer again': answer,
    'and again': answer,
    'change a listing': () => publish(seller, { priceValue: 1 + Math.floor(random() * 100) }),
    'let time end requests': async () => {
      market.clock.nowMs += pick([10 * MINUTE, 12 * HOUR]);
    },
    'tell of expired ones': async () => {
      const due = kept.filter(({ state, isExpiryTold }) => state === 'expired' && !isExpiryTold);
      const counts = await Promise.all([expireRequests(market.deps), expireRequests(market.deps)]);
      expect(counts[0] + counts[1]).toBe(due.length);
      for (const request of due) {
        request.isExpiryTold = true;
        request.isNew = false;
        // Requests expire in order, and each expiry sends its notifications once.
        tell(request, 'time');
      }
    },
  };
  const check = async (what: string, readers = [pick(hereOf())]): Promise<void> => {
    for (const person of readers) {
      const mine = kept.filter(({ people: both }) => both.owner.id === person.id || both.asker.id === person.id);
      const { requests } = (await say.get<{ requests: ServiceRequest[] }>(person, '/services/requests/poe1')).body;
      const seen = requests.map(({ id, state, endedBy, party, counterpart }) => [id, state, endedBy, party, counterpart?.userId ?? null]);
      const expected = mine.toReversed().map(({ id, state, endedBy, people: both }) => {
        const party = both.owner.id === person.id ? 'owner' : 'asker';
        const other = both[party === 'owner' ? 'asker' : 'owner'].id;
        return [id, state, endedBy, party, gone.has(other) ? null : other];
      });
      expect([what, person.ign, seen]).toEqual([what, person.ign, expected]);
      const moves = (await readRoom(market, `user-${person.id}`)).flatMap(({ event, data }) =>
        event === 'service-request:moved' ? [data as { id: string; state: string; by: string; party: string }] : [],
      );
      const said = moves.map(({ id, state, by, party }) => `${id} ${state} ${by} ${party}`);
      expect([what, person.ign, said.toSorted()]).toEqual([what, person.ign, heard.get(person.id)?.toSorted()]);
      const told = (await readNotifications(market, person)).filter(({ type }) => type === 'service-buy');
      const owned = mine.filter(({ people: both }) => both.owner.id === person.id);
      expect(told.length).toBe(owned.length);
      expect(told.flatMap(({ read, body }) => (read ? [] : [(body as { id: string }).id])).toSorted()).toEqual(
        owned.flatMap(({ id, isNew }) => (isNew ? [id] : [])).toSorted(),
      );
    }
    const live = kept.filter(isOpen).map(({ listingId, people: both }) => `${listingId} ${both.asker.id}`);
    expect(new Set(live).size).toBe(live.length);
  };
  const pass = (): void => {
    // Longer than the rate limit windows, and shorter than any deadline.
    market.clock.nowMs += 15_000 + Math.floor(random() * MINUTE);
    for (const request of kept) if (isOpen(request) && market.clock.nowMs >= request.deadlineMs) request.state = 'expired';
  };

  for (let at = 0; at < 60; at += 1) {
    const name = pick(Object.keys(steps));
    await steps[name]?.();
    pass();
    await check(`${at} ${name}`, at % 15 === 14 ? hereOf() : undefined);
  }
  // The person with the most requests deletes their account: open requests end, and the other people keep their
  // history.
  await say.post(seller, '/users/delete-account', { accountName: `${seller.ign}#1234` });
  gone.add(seller.id);
  for (const request of kept.filter(isOpen)) {
    const { owner, asker } = request.people;
    if (owner.id !== seller.id && asker.id !== seller.id) continue;
    const [party, other] = owner.id === seller.id ? (['owner', 'asker'] as const) : (['asker', 'owner'] as const);
    Object.assign(request, { state: 'declined', endedBy: party, isNew: false });
    heard.get(request.people[other].id)?.push(`${request.id} declined ${party} ${other}`);
  }
  for (let at = 0; at < 15; at += 1) {
    pass();
    await check(`after the deletion ${at}`);
    await pick([ask, answer, answer])();
  }
});
