/**
 * Compares services and presence with a plain model while people open, reload, close and stop using pages, and nodes
 * stop and crash.
 */
import { serviceRoomEvents } from '@poexchange/contract/events/services';
import type { ServiceFeed, ServiceRow } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { createRandom } from '@poexchange/domain/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beatHeart, forgetNode } from '../../realtime/heartbeat.ts';
import { leaveAtOnce } from '../../realtime/leave-at-once.ts';
import { readRoomEvents, readRoomSeqs } from '../../realtime/outbox.ts';
import { addSocket, noteActivity, removeSocket, type PresenceDeps } from '../../realtime/presence.ts';
import { sweepPresence } from '../../realtime/sweep-presence.ts';
import { createMarket, type Market, type Person } from '../../testing/market.ts';
import { readNotifications } from '../trades/testing/trade-scene.ts';
import { listMyServices } from './list-my-services.ts';
import { createServiceFeed } from './service-feed.ts';
import { createPresenceModel } from './testing/presence-model.ts';
import { makeService, speakFor } from './testing/service-scene.ts';
import { readText } from '../../testing/read-text.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const games: readonly Game[] = ['poe1', 'poe2'];
const leagues = { poe1: 'mercenaries', poe2: 'standard' } as const;
const rooms = {
  poe1: 'services-poe1-mercenaries-WTS_bossKilling-maven',
  poe2: 'services-poe2-standard-WTS_pinnacleBosses-xesht',
} as const;
let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

/** Follows a room and collects the services that its events describe. */
async function watchRoom(game: Game) {
  const rows = new Map<string, ServiceRow>();
  let [seq = 0] = await readRoomSeqs(market.db, [rooms[game]]);
  return async (person: Person): Promise<string[]> => {
    for (const { event, data, seq: heard } of await readRoomEvents(market.db, { room: rooms[game], afterSeq: seq, limit: 1000 })) {
      seq = heard;
      if (event === 'service:add-or-update') for (const row of serviceRoomEvents[event].parse(data).services) rows.set(row.id, row);
      else if (event === 'service:delete') for (const id of serviceRoomEvents[event].parse(data).ids) rows.delete(id);
      else if (event === 'service:status') {
        const { userId, userStatus } = serviceRoomEvents[event].parse(data);
        for (const row of rows.values()) if (row.userId === userId) rows.set(row.id, { ...row, userStatus });
      }
    }
    return [...rows.values()].filter(({ userId }) => userId === person.id).map(({ userStatus }) => userStatus);
  };
}

/** Follows a league's list as a separate node would. */
function watchFeed(game: Game) {
  const feed = createServiceFeed(market.deps);
  const query = { game, league: leagues[game], category: 'WTS_all', serviceName: undefined, sinceMs: undefined } as const;
  return async (person: Person): Promise<string[]> => {
    const { services } = JSON.parse(readText(await feed.readFeed(query))) as ServiceFeed;
    return services.filter(({ userId }) => userId === person.id).map(({ userStatus }) => userStatus);
  };
}

it.each([1, 2, 3])(
  'R4.05, R4.06, R4.07, D60 lists three people’s services as the model of their pages predicts (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
    const say = speakFor(market);
    const walkers = await Promise.all(
      ['A', 'B', 'C'].map(async (letter) => ({ person: await market.addPerson(`Walker${letter}${seed}`), model: createPresenceModel() })),
    );
    /** The person who takes the next step. */
    let walker = pick(walkers);
    const bystander = await market.addPerson(`Bystander${seed}`);
    const node = (nodeId: string): PresenceDeps => ({ ...market.presence, nodeId });
    const now = (): number => market.clock.nowMs;
    const watchers = {
      poe1: [await watchRoom('poe1'), watchFeed('poe1'), watchFeed('poe1')],
      poe2: [await watchRoom('poe2'), watchFeed('poe2')],
    };
    for (const owner of [...walkers.map(({ person }) => person), bystander]) {
      await say.save(owner, [makeService(owner), makeService(owner, { location: 'buyer' })]);
      const inPoe2 = { poe: 'poe2', league: 'standard', serviceCategory: 'WTS_pinnacleBosses', serviceName: 'xesht', priceType: 'ex' };
      expect((await say.save(owner, [makeService(owner, inPoe2), makeService(owner, { ...inPoe2, location: 'buyer' })])).status).toBe(200);
    }
    // Publishing counts as an action; no services were hidden before it.
    for (const { model } of walkers) {
      for (const game of games) model.act(null, { game, agoMs: 0, nowMs: now() });
      for (const game of games) model.games[game].returns = 0;
    }
    /** Running nodes; a node that crashed or stopped returns under another name. */
    const nodes = ['a', 'b'];
    let made = 0;

    const open = async (game = pick(games)): Promise<void> => {
      const [id, on] = [`page ${seed} ${(made += 1)}`, pick(nodes)];
      await addSocket(node(on), { socketId: id, userId: walker.person.id, game });
      walker.model.open(id, { node: on, game, nowMs: now() });
    };
    const close = async (): Promise<Game | null> => {
      const [found] = walker.model.listOpen();
      if (found === undefined) return null;
      await removeSocket(market.presence, { socketId: found[0], userId: walker.person.id });
      walker.model.close(found[0], now());
      return found[1].game;
    };
    const act = async (agoMs: number, game?: Game): Promise<void> => {
      const [found] = walker.model.listOpen();
      if (found === undefined) return;
      const inGame = game ?? found[1].game;
      await noteActivity(market.presence, { socketId: found[0], userId: walker.person.id, game: inGame, agoMs });
      walker.model.act(found[0], { game: inGame, agoMs, nowMs: now() });
    };
    const end = (): string => {
      const at = Math.floor(random() * nodes.length);
      return nodes.splice(at, 1, `node ${seed} ${(made += 1)}`)[0] ?? '';
    };
    const steps: Record<string, () => Promise<unknown>> = {
      open: () => open(),
      'open another one': () => open(),
      close,
      'close another one': close,
      act: () => act(0),
      'say that the last action is old': () => act(pick([MINUTE, 29 * MINUTE, 30 * MINUTE, 90 * MINUTE, 120 * MINUTE])),
      'change the game': () => act(0, pick(games)),
      reload: async () => {
        const game = await close();
        market.clock.nowMs += pick([SECOND, 59 * SECOND]);
        if (game !== null) await open(game);
      },
      crash: async () => {
        const nodeId = end();
        for (const { model } of walkers) model.crash(nodeId);
      },
      'stop in order': async () => {
        const nodeId = end();
        await forgetNode(node(nodeId));
        for (const { model } of walkers) model.stop(nodeId, now());
      },
      'sign out': async () => {
        await leaveAtOnce(market.presence, walker.person.id);
        walker.model.signOut(now());
      },
      'set the clock back': async () => void (market.clock.nowMs -= pick([SECOND, 5 * MINUTE])),
      // The database is unavailable to every node: first a sweep runs, then pages that stayed open reconnect.
      'be away for long': async () => {
        market.clock.nowMs += 3 * MINUTE;
        await sweepPresence(node('a'));
        for (const { model } of walkers) model.sweep(now());
      },
    };
    const beat = async (nodeId: string): Promise<void> => {
      const pages = walkers.flatMap(({ person, model }) =>
        model.listOpen(nodeId).map(([socketId, { game }]) => ({ socketId, userId: person.id, game })),
      );
      await beatHeart(node(nodeId), () => pages);
      for (const { model } of walkers) model.beat(nodeId, now());
    };
    const waits = [0, SECOND, 30 * SECOND, 59 * SECOND, MINUTE, 3 * MINUTE, 31 * MINUTE, 121 * MINUTE];

    for (let at = 0; at < 40; at += 1) {
      walker = pick(walkers);
      const name = pick(Object.keys(steps));
      await steps[name]?.();
      market.clock.nowMs += pick(waits);
      for (const nodeId of nodes) await beat(nodeId);
      // Both nodes sweep at the same time.
      await Promise.all(nodes.map((nodeId) => sweepPresence(node(nodeId))));
      for (const { model } of walkers) model.sweep(now());
      for (const { person, model } of walkers)
        for (const game of games) {
          const { state } = model.games[game];
          const expected = [at, name, person.ign, game, state === 'offline' ? [] : [state, state]];
          for (const watch of watchers[game]) expect([at, name, person.ign, game, await watch(person)]).toEqual(expected);
          const own = await listMyServices(market.deps, { userId: person.id, game, league: leagues[game] });
          expect(own.map(({ listed, userStatus }) => [listed, userStatus])).toEqual([0, 1].map(() => [state !== 'offline', state]));
        }
    }
    for (const { person, model } of walkers) {
      const told = (await readNotifications(market, person)).filter(({ type }) => type === 'serviceRelist').map(({ body }) => body);
      for (const game of games) {
        const ofGame = told.filter((body) => (body as Record<Game, number>)[game] > 0);
        const body = { poe1: 0, poe2: 0, failed: 0, [game]: 2, hiddenSinceMs: expect.any(Number) };
        expect(ofGame).toEqual(Array.from({ length: model.games[game].returns }, () => body));
      }
    }
    for (const game of games) {
      // A person without a page is offline after the first minute, regardless of other people.
      for (const watch of watchers[game]) expect(await watch(bystander)).toEqual([]);
    }
    expect(await readNotifications(market, bystander)).toEqual([]);
  },
);

it('R4.07 R8.10 informs returning owners when their services were hidden, and how many stay hidden as their league is over', async () => {
  const owner = await market.addPerson('Returner');
  const say = speakFor(market);
  const draft = makeService(owner);
  expect((await say.save(owner, [draft, makeService(owner, { location: 'buyer' })])).status).toBe(200);
  const ofOver = { user_id: owner.id, location: 'buyer' } as const;
  await market.db
    .updateTable('service_listings')
    .set({ league: 'over' })
    .where('user_id', '=', ofOver.user_id)
    .where('location', '=', ofOver.location)
    .execute();
  await addSocket(market.presence, { socketId: 'returner', userId: owner.id, game: 'poe1' });
  await removeSocket(market.presence, { socketId: 'returner', userId: owner.id });
  market.clock.nowMs += MINUTE;
  await sweepPresence(market.presence);
  const hiddenSinceMs = market.clock.nowMs;
  market.clock.nowMs += 5 * MINUTE;
  const room = `user-${owner.id}`;
  const [seq = 0] = await readRoomSeqs(market.db, [room]);
  await addSocket(market.presence, { socketId: 'returner-2', userId: owner.id, game: 'poe1' });
  await noteActivity(market.presence, { userId: owner.id, game: 'poe1', agoMs: 0 });
  const told = (await readNotifications(market, owner)).filter(({ type }) => type === 'serviceRelist').map(({ body }) => body);
  expect(told).toEqual([{ poe1: 1, poe2: 0, failed: 1, hiddenSinceMs }]);
  const events = await readRoomEvents(market.db, { room, afterSeq: seq, limit: 100 });
  expect(events.filter(({ event }) => event === 'presence:changed').map(({ data }) => data)).toEqual([
    { game: 'poe1', presence: 'online', offlineAtMs: expect.any(Number), playingUntilMs: null, activeServices: 2 },
  ]);
});
