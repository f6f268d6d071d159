import { randomUUID } from 'node:crypto';
import type { Game } from '@poexchange/domain/item';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../testing/market.ts';
import { beatHeart } from './heartbeat.ts';
import { createActivityNotes } from './note-together.ts';
import { addSocket, noteActivity, removeSocket, type PresenceDeps } from './presence.ts';
import { sweepPresence } from './sweep-presence.ts';

const minuteMs = 60_000;
let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const changed: string[] = [];
const deps = (nodeId: string): PresenceDeps => ({
  db: market.db,
  nodeId,
  clock: () => market.clock.nowMs,
  onStateChanged: async (_tx, { game, people }) => void changed.push(...people.map(({ userId }) => `${userId} ${game}`)),
});
const page = (person: Person, socketId: string, game: Game = 'poe1') => ({ socketId, userId: person.id, game });
const act = (person: Person, socketId: string, agoMs = 0, game: Game = 'poe1') =>
  noteActivity(deps('n1'), { ...page(person, socketId, game), agoMs });
const stateOf = async (person: Person, game: Game = 'poe1') =>
  (await market.db.selectFrom('user_presence').select('state').where('user_id', '=', person.id).where('game', '=', game).executeTakeFirst())
    ?.state ?? 'offline';
/** Advances time while these sockets stay open, if they are recorded. */
async function pass(ms: number, socketIds: readonly string[]): Promise<void> {
  market.clock.nowMs += ms;
  const noted = (await market.db.selectFrom('user_sockets').selectAll().execute()).filter((row) => socketIds.includes(row.socket_id));
  for (const nodeId of ['n1', 'n2']) {
    const own = noted.filter((row) => row.node_id === nodeId);
    await beatHeart(deps(nodeId), () => own.map((row) => ({ socketId: row.socket_id, userId: row.user_id, game: row.game })));
  }
  await sweepPresence(deps('n1'));
}

describe('presence', () => {
  it('D18 records nothing, without failing, for an account deleted at that moment', async () => {
    const nobody: Person = { id: randomUUID(), ign: 'Nobody', token: '' };
    await expect(addSocket(deps('n1'), page(nobody, 'late'))).resolves.toBeUndefined();
    await expect(act(nobody, 'late')).resolves.toBeUndefined();
    expect(await market.db.selectFrom('user_sockets').selectAll().where('socket_id', '=', 'late').execute()).toEqual([]);
  });

  it('R4.04 accepts the age of an action in fractions of a millisecond', async () => {
    const person = await market.addPerson('Precise');
    await addSocket(deps('n1'), page(person, 'precise'));
    await act(person, 'precise', 0.5);
    expect(await stateOf(person)).toBe('online');
  });

  it('R4.04, R4.05, R4.06 goes from online to idle to offline by inactivity, and back on any action', async () => {
    const person = await market.addPerson('Idler');
    await addSocket(deps('n1'), page(person, 's1'));
    expect(await stateOf(person)).toBe('offline');
    await act(person, 's1');
    expect(await stateOf(person)).toBe('online');
    await pass(30 * minuteMs - 1, ['s1']);
    expect(await stateOf(person)).toBe('online');
    await pass(1, ['s1']);
    expect(await stateOf(person)).toBe('idle');
    await pass(90 * minuteMs - 1, ['s1']);
    expect(await stateOf(person)).toBe('idle');
    await pass(1, ['s1']);
    expect(await stateOf(person)).toBe('offline');
    await act(person, 's1');
    expect(await stateOf(person)).toBe('online');
    expect(changed.filter((who) => who === `${person.id} poe1`)).toHaveLength(4);
  });

  it('R4.06 does not count heartbeats and reconnects of an untouched page as activity', async () => {
    const person = await market.addPerson('Sleeper');
    await addSocket(deps('n1'), page(person, 'h0'));
    await act(person, 'h0');
    // Acts like a page: sends a heartbeat every 5 minutes with the age of the last action, on a connection that breaks
    // each time.
    for (let at = 1; at <= 25; at += 1) {
      await removeSocket(deps('n1'), { socketId: `h${at - 1}`, userId: person.id });
      await addSocket(deps('n1'), page(person, `h${at}`));
      await pass(5 * minuteMs, [`h${at}`]);
      await act(person, `h${at}`, at * 5 * minuteMs);
      expect([at, await stateOf(person)]).toEqual([at, at < 6 ? 'online' : at < 24 ? 'idle' : 'offline']);
    }
  });

  it('R4.05 an idle page does not hide that its person is active on another page', async () => {
    const person = await market.addPerson('TwoDesks');
    await addSocket(deps('n1'), page(person, 't1'));
    await addSocket(deps('n1'), page(person, 't2'));
    await act(person, 't1');
    await pass(31 * minuteMs, ['t1', 't2']);
    await act(person, 't2');
    await act(person, 't1', 31 * minuteMs);
    expect(await stateOf(person)).toBe('online');
  });

  it('R4.05 R4.06 gives a returning person the state from their last action until the next action', async () => {
    const person = await market.addPerson('Returner');
    await addSocket(deps('n1'), page(person, 'b1'));
    await act(person, 'b1');
    await removeSocket(deps('n1'), { socketId: 'b1', userId: person.id });
    await pass(40 * minuteMs, []);
    expect(await stateOf(person)).toBe('offline');
    await addSocket(deps('n1'), page(person, 'b2'));
    expect(await stateOf(person)).toBe('idle');
    await act(person, 'b2');
    expect(await stateOf(person)).toBe('online');
  });

  it('D60 is separate for each game: activity in poe2 affects neither poe1 nor its feed', async () => {
    const person = await market.addPerson('Exile');
    await addSocket(deps('n1'), page(person, 'g2', 'poe2'));
    await act(person, 'g2', 0, 'poe2');
    expect([await stateOf(person, 'poe1'), await stateOf(person, 'poe2')]).toEqual(['offline', 'online']);
    await addSocket(deps('n1'), page(person, 'g1', 'poe1'));
    await act(person, 'g1', 0, 'poe1');
    await pass(10 * minuteMs, ['g1', 'g2']);
    // The poe1 page switches to poe2, so no poe1 page is open any longer.
    await act(person, 'g1', 0, 'poe2');
    await pass(59_000, ['g1', 'g2']);
    expect(await stateOf(person, 'poe1')).toBe('idle');
    await pass(1000, ['g1', 'g2']);
    expect([await stateOf(person, 'poe1'), await stateOf(person, 'poe2')]).toEqual(['offline', 'online']);
  });

  it('R4.04 counts publishing and ending a listing as actions in its game, immediately visible in the row', async () => {
    const person = await market.addPerson('Publisher');
    await addSocket(deps('n1'), page(person, 'p1'));
    await act(person, 'p1');
    await pass(35 * minuteMs, ['p1']);
    expect(await stateOf(person)).toBe('idle');
    const sent = await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person) });
    expect(sent.body).toMatchObject({ presence: 'online' });
    expect([await stateOf(person, 'poe1'), await stateOf(person, 'poe2')]).toEqual(['online', 'offline']);
    await pass(29 * minuteMs, ['p1']);
    expect(await stateOf(person)).toBe('online');
  });

  it('R4.04 keeps a program’s owner online only for the grace if no page is open', async () => {
    const person = await market.addPerson('Script');
    await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person) });
    expect(await stateOf(person)).toBe('online');
    await pass(61_000, []);
    expect(await stateOf(person)).toBe('offline');
  });

  it('D60 stays online through a reload under 60 s, and while one tab is open', async () => {
    const person = await market.addPerson('Reloader');
    await addSocket(deps('n1'), page(person, 'r1'));
    await addSocket(deps('n2'), page(person, 'r2'));
    await act(person, 'r1');
    await removeSocket(deps('n1'), { socketId: 'r1', userId: person.id });
    await pass(61_000, ['r2']);
    expect(await stateOf(person)).toBe('online');
    await removeSocket(deps('n2'), { socketId: 'r2', userId: person.id });
    await pass(14_000, []);
    expect(await stateOf(person)).toBe('online');
    await pass(45_000, []);
    expect(await stateOf(person)).toBe('idle');
    await addSocket(deps('n1'), page(person, 'r3'));
    expect(await stateOf(person)).toBe('online');
    await pass(minuteMs, ['r3']);
    expect(await stateOf(person)).toBe('online');
    await removeSocket(deps('n1'), { socketId: 'r3', userId: person.id });
    await pass(61_000, []);
    expect(await stateOf(person)).toBe('offline');
  });

  it('D60 an action that arrives as the last socket closes does not keep a person online forever', async () => {
    const person = await market.addPerson('Lingerer');
    await addSocket(deps('n1'), page(person, 'l1'));
    await removeSocket(deps('n1'), { socketId: 'l1', userId: person.id });
    await act(person, 'l1');
    await sweepPresence(deps('n1'));
    expect(await stateOf(person)).toBe('online');
    await pass(61_000, []);
    expect(await stateOf(person)).toBe('offline');
  });

  it('D60 other sockets of a node do not keep alive a socket whose end was never recorded', async () => {
    const person = await market.addPerson('Ghost');
    await addSocket(deps('n1'), page(person, 'g1ghost'));
    await act(person, 'g1ghost');
    await pass(121_000, ['another']);
    await pass(61_000, ['another']);
    expect(await stateOf(person)).toBe('offline');
  });

  it('D60 drops a dead node’s sockets on the other nodes', async () => {
    const person = await market.addPerson('Orphan');
    await addSocket(deps('dead'), page(person, 'd1'));
    await act(person, 'd1');
    await pass(121_000, []);
    await pass(61_000, []);
    expect(await stateOf(person)).toBe('offline');
  });

  it('D60 records an open page again if its row was deleted as a dead node’s row', async () => {
    const person = await market.addPerson('Survivor');
    await addSocket(deps('n1'), page(person, 'survivor'));
    await act(person, 'survivor');
    market.clock.nowMs += 3 * minuteMs;
    await sweepPresence(deps('n2'));
    market.clock.nowMs += minuteMs;
    await sweepPresence(deps('n2'));
    expect(await stateOf(person)).toBe('offline');
    await beatHeart(deps('n1'), () => [page(person, 'survivor')]);
    expect(await stateOf(person)).toBe('online');
    await pass(10 * minuteMs, ['survivor']);
    expect(await stateOf(person)).toBe('online');
  });

  it('D60 does not re-record a page that closes while its node is listing pages', async () => {
    const person = await market.addPerson('Leaver');
    await addSocket(deps('n1'), page(person, 'leaver'));
    await act(person, 'leaver');
    let asked = 0;
    await beatHeart(deps('n1'), () => ((asked += 1) === 1 ? [page(person, 'leaver'), page(person, 'gone')] : [page(person, 'leaver')]));
    const noted = await market.db.selectFrom('user_sockets').select('socket_id').where('user_id', '=', person.id).execute();
    expect(noted).toEqual([{ socket_id: 'leaver' }]);
  });

  it('D60, R4.07 a person whose update fails does not keep others listed, and is updated by the next sweep', async () => {
    const people = [];
    for (let at = 0; at < 12; at += 1) people.push(await market.addPerson(`Stuck${at}`));
    for (const person of people) await noteActivity(deps('n1'), { userId: person.id, game: 'poe1', agoMs: 0 });
    market.clock.nowMs += 2 * minuteMs;
    const stuck = people[5];
    const failing = (fails: (userId: string) => boolean): PresenceDeps => ({
      ...deps('n1'),
      onStateChanged: async (_tx, { people: moved }) => {
        if (moved.some(({ userId }) => fails(userId))) throw new Error('cannot be told');
      },
    });
    await expect(sweepPresence(failing((id) => id === stuck?.id))).rejects.toThrow('cannot be told');
    for (const person of people) expect([person.ign, await stateOf(person)]).toEqual([person.ign, person === stuck ? 'online' : 'offline']);
    await sweepPresence(deps('n1'));
    expect(await stateOf(stuck as Person)).toBe('offline');
  });

  it('D60 publishes people who leave together in one transaction and one list change per hundred people', async () => {
    const people = [];
    for (let at = 0; at < 130; at += 1) people.push(await market.addPerson(`Crowd${at}`));
    for (const [at, person] of people.entries())
      await noteActivity(deps('n1'), { userId: person.id, game: at % 13 === 0 ? 'poe2' : 'poe1', agoMs: 0 });
    market.clock.nowMs += 2 * minuteMs;
    const batches: string[][] = [];
    const states = new Set<string>();
    const counting: PresenceDeps = {
      ...deps('n1'),
      onStateChanged: async (_tx, { game, people: moved }) => {
        batches.push(moved.map(({ userId }) => `${userId} ${game}`));
        for (const { before, state } of moved) states.add(`${before} ${state}`);
      },
    };
    await Promise.all([sweepPresence(counting), sweepPresence({ ...counting, nodeId: 'n2' })]);
    await sweepPresence(counting);
    const told = batches.flat();
    const expected = people.map(({ id }, at) => `${id} ${at % 13 === 0 ? 'poe2' : 'poe1'}`);
    expect(told.toSorted()).toEqual(expected.toSorted());
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(100);
    expect(batches.length).toBeLessThanOrEqual(6);
    expect(states).toEqual(new Set(['online offline']));
    for (const person of people) expect(await stateOf(person)).toBe('offline');
  });

  it('D60 lets an action win over a concurrent sweep of its person', async () => {
    const [leaving, acting] = [await market.addPerson('Leaving'), await market.addPerson('Acting')];
    for (const person of [leaving, acting]) {
      await addSocket(deps('n1'), page(person, person.ign));
      await act(person, person.ign);
    }
    market.clock.nowMs += 31 * minuteMs;
    await beatHeart(deps('n1'), () => [page(leaving, 'Leaving'), page(acting, 'Acting')]);
    await market.db.transaction().execute(async (tx) => {
      // Lock the people's rows during the sweep, which skips people who are about to change.
      await tx.selectFrom('user_presence').select('state').where('user_id', '=', acting.id).forUpdate().execute();
      await sweepPresence(deps('n1'));
      await tx.updateTable('user_presence').set({ last_active_ms: market.clock.nowMs }).where('user_id', '=', acting.id).execute();
    });
    await sweepPresence(deps('n1'));
    expect([await stateOf(leaving), await stateOf(acting)]).toEqual(['idle', 'online']);
  });

  it('R4.04 writes concurrent activity of many pages together, using the latest action per person and game', async () => {
    const people: Person[] = [];
    for (let at = 0; at < 8; at += 1) people.push(await market.addPerson(`Beat${at}`));
    let statements = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    for (const person of people) {
      await addSocket(deps('n1'), page(person, person.ign));
      await act(person, person.ign);
    }
    market.clock.nowMs += 10 * minuteMs;
    const note = createActivityNotes({ ...deps('n1'), db: market.db.withPlugin(plugin) }, 5);
    const said = people.flatMap(({ id }, at) =>
      [3 * minuteMs, at * 1000, minuteMs].map((agoMs) => ({ userId: id, game: 'poe1' as const, agoMs })),
    );
    await Promise.all(said.map(note));
    expect(statements).toBe(1);
    const rows = await market.db
      .selectFrom('user_presence')
      .selectAll()
      .where(
        'user_id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
    const ago = new Map(rows.map((row) => [row.user_id, [market.clock.nowMs - row.last_active_ms, row.disconnected_ms]]));
    expect(people.map(({ id }) => ago.get(id))).toEqual(people.map((_person, at) => [at * 1000, null]));
    // Idle people return, and a deleted person does not block the other people.
    market.clock.nowMs += 40 * minuteMs;
    await beatHeart(deps('n1'), () => people.map((person) => page(person, person.ign)));
    await sweepPresence(deps('n1'));
    expect(await stateOf(people[0] as Person)).toBe('idle');
    await Promise.all([...people.map(({ id }) => id), randomUUID()].map((userId) => note({ userId, game: 'poe1', agoMs: 0 })));
    for (const person of people) expect(await stateOf(person)).toBe('online');
  });

  it('D60 stops a sweep after five failures in a row, because each would wait for a database that is down', async () => {
    for (let at = 0; at < 8; at += 1)
      await noteActivity(deps('n1'), { userId: (await market.addPerson(`Away${at}`)).id, game: 'poe1', agoMs: 0 });
    market.clock.nowMs += 2 * minuteMs;
    let tried = 0;
    const away: PresenceDeps = {
      ...deps('n1'),
      onStateChanged: async () => {
        tried += 1;
        throw new Error('the database is away');
      },
    };
    await expect(sweepPresence(away)).rejects.toThrow('the database is away');
    expect(tried).toBe(5);
  });

  it('D60 pages of one game do not extend the other game’s grace', async () => {
    const person = await market.addPerson('TwoGames');
    await addSocket(deps('n1'), page(person, 'first'));
    await act(person, 'first');
    await addSocket(deps('n1'), page(person, 'second', 'poe2'));
    await act(person, 'second', 0, 'poe2');
    await removeSocket(deps('n1'), { socketId: 'first', userId: person.id });
    market.clock.nowMs += 40_000;
    await removeSocket(deps('n1'), { socketId: 'second', userId: person.id });
    await pass(20_000, []);
    expect([await stateOf(person), await stateOf(person, 'poe2')]).toEqual(['offline', 'idle']);
    await pass(40_000, []);
    expect(await stateOf(person, 'poe2')).toBe('offline');
  });

  it('D64 a playing person is neither idle nor offline for two hours, but goes offline once the last tab closes', async () => {
    const person = await market.addPerson('Carry');
    await addSocket(deps('n1'), page(person, 'c1'));
    const say = (isPlaying: boolean) =>
      market.send(person, { method: 'POST', url: '/api/v1/users/presence/playing', payload: { game: 'poe1', isPlaying } });
    const said = await say(true);
    expect(said.body).toMatchObject({ game: 'poe1', presence: 'playing', playingUntilMs: market.clock.nowMs + 120 * minuteMs });
    await pass(119 * minuteMs, ['c1']);
    await act(person, 'c1', 119 * minuteMs);
    expect(await stateOf(person)).toBe('playing');
    await pass(minuteMs, ['c1']);
    expect(await stateOf(person)).toBe('offline');
    expect((await say(true)).body).toMatchObject({ presence: 'playing' });
    expect((await say(false)).body).toMatchObject({ presence: 'online', playingUntilMs: null });
    await say(true);
    await removeSocket(deps('n1'), { socketId: 'c1', userId: person.id });
    await pass(15_000, []);
    expect(await stateOf(person)).toBe('idle');
    await pass(45_000, []);
    expect(await stateOf(person)).toBe('offline');
  });

  it('D64 keeps a playing person listed while a page of either game is open, until the last page closes', async () => {
    const person = await market.addPerson('Both');
    await addSocket(deps('n1'), page(person, 'b1'));
    await market.send(person, { method: 'POST', url: '/api/v1/users/presence/playing', payload: { game: 'poe1', isPlaying: true } });
    await act(person, 'b1', 0, 'poe2');
    await pass(2 * minuteMs, ['b1']);
    expect([await stateOf(person), await stateOf(person, 'poe2')]).toEqual(['playing', 'online']);
    await removeSocket(deps('n1'), { socketId: 'b1', userId: person.id });
    await pass(20_000, []);
    expect(await stateOf(person)).toBe('idle');
    await addSocket(deps('n1'), page(person, 'b2', 'poe2'));
    expect(await stateOf(person)).toBe('playing');
    await pass(120 * minuteMs, ['b2']);
    expect(await stateOf(person)).toBe('offline');
  });
});
