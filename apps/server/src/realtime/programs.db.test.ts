import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READY_EVENT_NAME, WITHHELD_EVENT_NAME, type Ack, type Envelope, type ServerEventName } from '@poexchange/contract/events';
import { netWorthRoom } from '@poexchange/contract/events/net-worth';
import { accessTokensApi, type AccessToken } from '@poexchange/contract/rest/access-tokens';
import type { Scope } from '@poexchange/contract/scopes';
import { createLogger } from '@poexchange/platform/log';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { authenticateProgram, findLiveTokens, isAccessToken } from '../features/access-tokens/index.ts';
import { createNetWorthHooks } from '../features/net-worth/index.ts';
import { createMarket, type Market, type Person } from '../testing/market.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { publishEvent, publishInStages, userRoom } from './outbox.ts';
import { MAX_PROGRAMS_PER_PERSON } from './programs.ts';

let market: Market;
let http: Server;
let gateway: Gateway;
let url: string;
let me: Person;
let people = 0;
/** Hook calls that change presence. */
const presence: string[] = [];
beforeAll(async () => {
  market = await createMarket();
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const refuse = async (): Promise<never> => Promise.reject(new Error('not for programs'));
  const deps = { db: market.db, clock: () => market.clock.nowMs, config: { loginKey: new Uint8Array(32) } };
  gateway = await startGateway({
    httpServer: http,
    db: market.db,
    databaseUrl: market.database.url,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock: deps.clock,
    allowedOrigins: [],
    hooks: {
      authenticate: async (token) => {
        if (isAccessToken(token)) return authenticateProgram(deps, token);
        const person = market.people.get(token);
        return person === undefined ? { refused: 'sessionExpired' } : { id: person.id, sessionId: person.id, name: person.ign };
      },
      onConnected: async () => void presence.push('connected'),
      onDisconnected: async () => void presence.push('disconnected'),
      onActivity: async () => void presence.push('active'),
      netWorth: createNetWorthHooks(market.deps),
      onRemoveToken: refuse,
      onRemoveTokenOnly: refuse,
      onVouch: refuse,
      onUnvouch: refuse,
      findLiveSessions: (ids) => findLiveTokens(market.db, { ids, nowMs: market.clock.nowMs }),
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await market.stop();
});
beforeEach(async () => {
  people += 1;
  market.clock.nowMs += 3_600_000;
  me = await market.addPerson(`Owner${people}`);
  presence.length = 0;
});

async function makeToken(...scopes: Scope[]): Promise<{ secret: string; id: string }> {
  const payload = { name: 'Bot', scopes, days: 7 };
  const made = await market.send(me, { method: 'POST', url: `/api/v1${accessTokensApi.createAccessToken.path}`, payload });
  const { secret, token } = made.body as { secret: string; token: AccessToken };
  return { secret, id: token.id };
}

type Heard = {
  readonly socket: Socket;
  readonly ready: { seq: number; complete: boolean };
  readonly heard: string[];
  isClosed: () => boolean;
};
async function connect(token: string, lastSeq?: number): Promise<Heard> {
  const socket = io(url, {
    auth: { token, ...(lastSeq !== undefined && { lastSeq }) },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  onTestFinished(() => void socket.close());
  const heard: string[] = [];
  let isClosed = false;
  socket.on('disconnect', () => {
    isClosed = true;
  });
  socket.onAny((event: string, said: Envelope) => {
    if (event !== READY_EVENT_NAME) heard.push(`${said.seq} ${event} ${JSON.stringify(said.data)}`);
  });
  const ready = await new Promise<Heard['ready']>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, resolve);
    socket.once('connect_error', reject);
  });
  return { socket, ready, heard, isClosed: () => isClosed };
}
const ask = async (socket: Socket, event: string, payload: object): Promise<Ack<unknown>> => socket.emitWithAck(event, payload) as never;
const say = (event: ServerEventName, data: object) =>
  market.db.transaction().execute((tx) => publishEvent(tx, { room: userRoom(me.id), event, data: data as never }));
const sayStock = () => say('stock:changed', { game: 'poe1', league: 'mercenaries' });
const stock = '{"game":"poe1","league":"mercenaries"}';

describe('program on the socket', () => {
  it('receives what its scopes allow, and only the numbers of all other events', async () => {
    const { secret } = await makeToken('listings:read');
    const { heard, ready } = await connect(secret);
    const page = await connect(me.token);
    // The owner was notified of the token.
    expect(ready.seq).toBe(1);
    await sayStock();
    await say('trade:changed', { ids: ['t'] });
    await say('got-vouched', { voucher: 'a', targetUser: 'b' });
    await sayStock();
    await expect.poll(() => heard.length).toBe(4);
    expect(heard).toEqual([
      `2 stock:changed ${stock}`,
      `3 ${WITHHELD_EVENT_NAME} {}`,
      `4 ${WITHHELD_EVENT_NAME} {}`,
      `5 stock:changed ${stock}`,
    ]);
    expect(page.heard[1]).toBe('3 trade:changed {"ids":["t"]}');
  });

  it('D17 receives the events it missed by number, as far as its scopes allow', async () => {
    const { secret } = await makeToken('trades:read');
    const first = await connect(secret);
    first.socket.close();
    await sayStock();
    await say('trade:changed', { ids: ['t'] });
    const { heard, ready } = await connect(secret, first.ready.seq);
    expect(ready).toMatchObject({ seq: 3, complete: true });
    expect(heard).toEqual([`2 ${WITHHELD_EVENT_NAME} {}`, '3 trade:changed {"ids":["t"]}']);
  });

  it('R4.04 does not affect presence or count as an open page', async () => {
    const { secret } = await makeToken('listings:read');
    const { socket } = await connect(secret);
    expect(gateway.listPages().filter(({ userId }) => userId === me.id)).toEqual([]);
    socket.close();
    await connect(me.token);
    await expect.poll(() => presence).toEqual(['connected']);
    expect(gateway.listPages().filter(({ userId }) => userId === me.id)).toHaveLength(1);
  });

  it('can only choose which rooms it follows', async () => {
    const { socket, heard } = await connect((await makeToken('services:read', 'vouches:read', 'networth:read')).secret);
    for (const [event, payload] of [
      ['userActive', { game: 'poe1', agoMs: 0 }],
      ['removeToken', {}],
      ['removeTokenOnly', {}],
      ['vouch', { userId: me.id, serviceCategory: 'boss', serviceName: 'x' }],
      ['settings:get', { poe: 'poe1' }],
      ['profile:delete', { id: '1' }],
    ] as const)
      expect(await ask(socket, event, payload), event).toMatchObject({ status: 'ERROR', data: { code: 'scopeMissing' } });
    expect(presence).toEqual([]);
    const room = 'services-poe1-mercenaries-boss-x';
    expect(await ask(socket, 'subscribe', { rooms: [{ room }] })).toEqual({ status: 'SUCCESS', data: { seqs: { [room]: 0 } } });
    await publishInStages(market.db, [{ events: [{ room, event: 'service:delete', data: { ids: [] } }] }]);
    // The new token's notification may arrive in the meantime, without its content.
    await expect.poll(() => heard.filter((event) => !event.includes('event:withheld'))).toEqual(['1 service:delete {"ids":[]}']);
    expect(await ask(socket, 'unsubscribe', { rooms: [room] })).toMatchObject({ status: 'SUCCESS' });
  });

  it('receives net worth only with its scope', async () => {
    const room = netWorthRoom(me.id);
    const [with_, without] = [
      await connect((await makeToken('networth:read')).secret),
      await connect((await makeToken('trades:read')).secret),
    ];
    const asked = await ask(without.socket, 'subscribe', { rooms: [{ room }] });
    expect(asked).toMatchObject({ status: 'ERROR', data: { code: 'scopeMissing' } });
    expect(await ask(with_.socket, 'subscribe', { rooms: [{ room }] })).toMatchObject({ status: 'SUCCESS' });
    await market.db.transaction().execute((tx) => publishEvent(tx, { room, event: 'snapshot:token-revoked', data: { poe: 'poe1' } }));
    await expect.poll(() => with_.heard).toEqual([`2 ${WITHHELD_EVENT_NAME} {}`, '1 snapshot:token-revoked {"poe":"poe1"}']);
    expect(without.heard).toEqual([]);
  });

  it('is shut out when its token is deleted or expires, and when its owner is banned', async () => {
    const [deleted, expired, kept] = [await makeToken('listings:read'), await makeToken('listings:read'), await makeToken('listings:read')];
    const [first, second, third] = [await connect(deleted.secret), await connect(expired.secret), await connect(kept.secret)];
    const path = `/api/v1${accessTokensApi.deleteAccessToken.path}`;
    await market.send(me, { method: 'POST', url: path, payload: { id: deleted.id } });
    await expect.poll(first.isClosed).toBe(true);
    await market.db
      .updateTable('access_tokens')
      .set({ expires_ms: market.clock.nowMs })
      .where('id', '=', expired.id as never)
      .execute();
    await gateway.closeEndedSessions();
    await expect.poll(second.isClosed).toBe(true);
    expect(third.isClosed()).toBe(false);
    await say('got-banned', {});
    await expect.poll(third.isClosed).toBe(true);
    expect(third.heard).toEqual(['4 got-banned {}']);
    for (const { secret } of [deleted, expired]) await expect(connect(secret)).rejects.toThrow('sessionExpired');
    await expect(connect(`pox_${'A'.repeat(54)}`)).rejects.toThrow('sessionExpired');
  });

  it('has a limit separate from the person’s pages', async () => {
    const { secret } = await makeToken('listings:read');
    for (let at = 0; at < MAX_PROGRAMS_PER_PERSON; at += 1) await connect(me.token);
    for (let at = 0; at < MAX_PROGRAMS_PER_PERSON; at += 1) await connect(secret);
    await expect(connect(secret)).rejects.toThrow('rateLimited');
    await connect(me.token);
  });
});
