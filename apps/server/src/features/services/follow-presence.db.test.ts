/** Services and presence against a plain model: pages open and close on two nodes, people idle, a node crashes. */
import { createRandom } from '@poexchange/domain/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSocket, beatHeart, noteActivity, removeSocket, sweepPresence, type PresenceDeps } from '../../realtime/presence.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readNotifications } from '../trades/testing/trade-scene.ts';
import { makeService, speakFor } from './testing/service-scene.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

type NodeId = 'a' | 'b';
/** Presence as the rules say it, without the code under test (R4.05, R4.06, D60). */
type Model = {
  /** Open pages, with their node and the last time the node said that they are alive. */
  pages: Map<string, { node: NodeId; beatMs: number }>;
  activeMs: number;
  closedMs: number | null;
  state: 'online' | 'idle' | 'offline';
  returns: number;
};

function judge(model: Model, nowMs: number): void {
  const quietMs = nowMs - model.activeMs;
  const isAway = model.closedMs !== null && nowMs - model.closedMs >= MINUTE;
  const state = isAway || quietMs >= 120 * MINUTE ? 'offline' : quietMs >= 30 * MINUTE ? 'idle' : 'online';
  if (model.state === 'offline' && state !== 'offline') model.returns += 1;
  model.state = state;
}

it.each([1, 2, 3])('R4.05, R4.06, R4.07, D60 whatever pages do, services are listed as a plain model says (seed %i)', async (seed) => {
  const random = createRandom(seed);
  const say = speakFor(market);
  const person = await market.addPerson(`Walker${seed}`);
  const node = (nodeId: NodeId): PresenceDeps => ({ ...market.presence, nodeId });
  const page = (socketId: string) => ({ userId: person.id, game: 'poe1', socketId }) as const;
  const model: Model = { pages: new Map(), activeMs: market.clock.nowMs, closedMs: market.clock.nowMs, state: 'offline', returns: 0 };
  expect((await say.save(person, [makeService(person), makeService(person, { location: 'buyer' })])).status).toBe(200);
  judge(model, market.clock.nowMs);
  // Publishing brings its owner online: there was nothing yet that could come back.
  model.returns = 0;
  const crashed = new Set<NodeId>();
  let opened = 0;

  const steps = {
    open: async () => {
      const nodeId: NodeId = random() < 0.5 ? 'a' : 'b';
      crashed.delete(nodeId);
      const socketId = `page ${seed} ${(opened += 1)}`;
      await addSocket(node(nodeId), page(socketId));
      model.pages.set(socketId, { node: nodeId, beatMs: market.clock.nowMs });
      model.closedMs = null;
      judge(model, market.clock.nowMs);
    },
    close: async () => {
      const [socketId] = [...model.pages].filter(([, { node: on }]) => !crashed.has(on)).map(([id]) => id);
      if (socketId === undefined) return;
      await removeSocket(market.presence, { socketId, userId: person.id });
      model.pages.delete(socketId);
      if (model.pages.size === 0) model.closedMs ??= market.clock.nowMs;
    },
    act: async () => {
      const [socketId] = [...model.pages].filter(([, { node: on }]) => !crashed.has(on)).map(([id]) => id);
      if (socketId === undefined) return;
      await noteActivity(market.presence, { ...page(socketId), agoMs: 0 });
      model.activeMs = market.clock.nowMs;
      model.closedMs = null;
      judge(model, market.clock.nowMs);
    },
    crash: async () => void crashed.add(random() < 0.5 ? 'a' : 'b'),
  };
  const waits = [SECOND, 30 * SECOND, 59 * SECOND, MINUTE, 31 * MINUTE, 121 * MINUTE];
  const names = ['open', 'close', 'act', 'act', 'crash'] as const;

  for (let at = 0; at < 60; at += 1) {
    await steps[names[Math.floor(random() * names.length)] ?? 'act']();
    market.clock.nowMs += waits[Math.floor(random() * waits.length)] ?? 0;
    for (const nodeId of ['a', 'b'] as const) {
      if (crashed.has(nodeId)) continue;
      const socketIds = [...model.pages].filter(([, { node: on }]) => on === nodeId).map(([id]) => id);
      await beatHeart({ ...node(nodeId), socketIds });
      for (const id of socketIds) model.pages.set(id, { node: nodeId, beatMs: market.clock.nowMs });
    }
    // Both nodes sweep at once.
    await Promise.all([sweepPresence(node('a')), sweepPresence(node('b'))]);
    for (const [id, { beatMs }] of model.pages) if (beatMs < market.clock.nowMs - 2 * MINUTE) model.pages.delete(id);
    if (model.pages.size === 0 && model.state !== 'offline') model.closedMs ??= market.clock.nowMs;
    judge(model, market.clock.nowMs);
    const listed = (await say.read('WTS_all')).body.services.filter(({ userId }) => userId === person.id);
    expect([at, listed.map(({ userStatus }) => userStatus)]).toEqual([at, model.state === 'offline' ? [] : [model.state, model.state]]);
  }
  const relists = (await readNotifications(market, person)).filter(({ type }) => type === 'serviceRelist');
  expect(relists).toHaveLength(model.returns);
  expect(relists.every(({ body }) => (body as { poe1: number }).poe1 === 2)).toBe(true);
});
