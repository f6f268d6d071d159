import { expect, it, onTestFinished } from 'vitest';
import { createMarket } from '../testing/market.ts';
import { keepPresence } from './keep-presence.ts';
import { addSocket, noteActivity } from './presence.ts';

it('D22, D60 a node without sockets also updates people’s presence, and does not drop other nodes’ pages', async () => {
  const market = await createMarket();
  onTestFinished(market.stop);
  const [left, open] = [await market.addPerson('Left'), await market.addPerson('Open')];
  await addSocket(market.presence, { socketId: 'page', userId: open.id, game: 'poe1' });
  for (const { id: userId } of [left, open]) await noteActivity(market.presence, { userId, game: 'poe1', agoMs: 0 });
  const openedMs = market.clock.nowMs;
  market.clock.nowMs += 60_000;
  const keeping = keepPresence({ ...market.presence, nodeId: 'jobs' }, { log: { warn: () => undefined }, beatEveryMs: 5, sweepEveryMs: 5 });
  const readStates = async () => {
    const rows = await market.db.selectFrom('user_presence').select(['user_id', 'state']).execute();
    return new Map(rows.map(({ user_id: userId, state }) => [userId, state]));
  };
  await expect.poll(async () => (await readStates()).get(left.id)).toBe('offline');
  await keeping.stop();
  expect((await readStates()).get(open.id)).toBe('online');
  const sockets = await market.db.selectFrom('user_sockets').select(['node_id', 'heartbeat_ms']).execute();
  expect(sockets).toEqual([{ node_id: market.presence.nodeId, heartbeat_ms: openedMs }]);
});
