import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { servicesApi, type OwnService, type VouchInfo } from '@poexchange/contract/rest/services';
import type { ChatAccountId } from '@poexchange/domain/ids';
import { vouchLimits } from '@poexchange/domain/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { banAccount, listVouchReports, removeVouchByName } from '../../admin.ts';
import { createMarket, type Market, type Person } from '../../testing/market.ts';
import { readNotifications } from '../trades/testing/trade-scene.ts';
import { comeOnline, makeService, readRoom, speakFor } from '../services/testing/service-scene.ts';

const ADMIN = path.resolve(import.meta.dirname, '../../../../../tools/src/admin.ts');

let market: Market;
let say: ReturnType<typeof speakFor>;
let provider: Person;
let customer: Person;
let service: OwnService;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());

/** Adds a person whose account is a week old, or new. */
async function addPerson({ age }: { age: 'known' | 'new' } = { age: 'known' }): Promise<Person> {
  people += 1;
  const person = await market.addPerson(`Person${people}`);
  const createdMs = market.clock.nowMs - (age === 'known' ? vouchLimits.newAccountMs : 0);
  await market.db.updateTable('users').set({ created_ms: createdMs }).where('id', '=', person.id).execute();
  await comeOnline(market, person);
  return person;
}

beforeEach(async () => {
  market.clock.nowMs += 2 * vouchLimits.windowMs;
  provider = await addPerson();
  customer = await addPerson();
  const [saved] = (await say.save(provider, [makeService(provider)])).body.services;
  if (saved === undefined) throw new Error('not saved');
  service = saved;
});

/** Requests the service, is invited, and finishes it. */
async function finish(asker = customer): Promise<void> {
  const { id } = (await say.ask(asker, service)).body.request;
  await say.answer(provider, id, 'invite');
  await say.answer(asker, id, 'done');
}
const chatIdOf = ({ ign }: Person): ChatAccountId => `1${ign.replace(/\D/g, '')}` as ChatAccountId;
const vouch = (by = customer, target = provider) => say.vouch(by, target.id, service);
const countOf = async (person = provider) => (await say.get<{ vouchCount: number }>(null, `/vouches/user/${person.id}`)).body.vouchCount;
const heard = async (person: Person) =>
  (await readRoom(market, `user-${person.id}`)).filter(({ event }) => event.startsWith('got-')).map(({ event }) => event);

describe('vouching', () => {
  it('D61, R5.46 is limited to the customer of a finished service with that category and name', async () => {
    expect((await vouch()).body.code).toBe('vouchNotEarned');
    const { id } = (await say.ask(customer, service)).body.request;
    await say.answer(provider, id, 'invite');
    expect((await vouch()).body.code).toBe('vouchNotEarned');
    await say.answer(provider, id, 'done');
    expect((await say.vouch(customer, provider.id, { ...service, serviceName: 'sirus' })).body.code).toBe('vouchNotEarned');
    expect((await vouch(provider, customer)).body.code).toBe('vouchNotEarned');
    expect((await vouch()).body.vouchCount).toBe(1);
  });

  it('R6.06, R6.10 rejects self-vouches and deduplicates repeated and concurrent vouches', async () => {
    await finish();
    expect((await vouch(provider, provider)).body.code).toBe('ownVouch');
    const few = await Promise.all(Array.from({ length: 40 }, () => vouch()));
    expect(few.every(({ status, body }) => status === 200 && body.vouchCount === 1)).toBe(true);
    const many = await Promise.all(Array.from({ length: 1000 }, () => vouch()));
    expect(many.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(servicesApi.vouch.perMinute - few.length);
    expect(await countOf()).toBe(1);
    expect([await heard(customer), await heard(provider)]).toEqual([['got-vouched'], ['got-vouched']]);
  });

  it('D61, R3.53 notifies the receiver once, with voucher and service; withdrawing deletes the notification', async () => {
    await finish();
    const news = async (person: Person) =>
      (await readNotifications(market, person)).flatMap(({ type, body }) =>
        type === 'message' && body.startsWith('services.vouched&') ? [body] : [],
      );
    await vouch();
    const [body = ''] = await news(provider);
    expect(body).toMatch(
      new RegExp(`^services\\.vouched&ign=${customer.ign}&service=The%20Maven&request=[0-9a-f-]{36}&game=poe1&.*&name=maven&custom=0$`),
    );
    expect(await news(customer)).toEqual([]);
    await say.unvouch(customer, provider.id);
    expect(await news(provider)).toEqual([]);
    expect((await readRoom(market, `user-${provider.id}`)).map(({ event }) => event).slice(-2)).toEqual([
      'got-unvouched',
      'notification:deleted',
    ]);
    for (let at = 0; at < 10; at += 1) await (at % 2 === 0 ? vouch() : say.unvouch(customer, provider.id));
    await vouch();
    const told = (await readRoom(market, `user-${provider.id}`)).filter(
      ({ event, data }) => event === 'notification' && String((data as { body: unknown }).body).startsWith('services.vouched&'),
    );
    expect(told).toHaveLength(1);
  });

  it('D61 attaches the vouch to the request it was given for', async () => {
    const stars = async () =>
      (await say.get<{ requests: { id: string; state: string; isVouched: boolean }[] }>(customer, '/services/requests/poe1')).body.requests
        .filter(({ isVouched }) => isVouched)
        .map(({ state }) => state);
    const { id: withdrawn } = (await say.ask(customer, service)).body.request;
    await say.answer(customer, withdrawn, 'withdraw');
    await finish();
    market.clock.nowMs += 1;
    await finish();
    const { id: declined } = (await say.ask(customer, service)).body.request;
    await say.answer(provider, declined, 'decline');
    await vouch();
    expect(await stars()).toEqual(['done']);
    await say.unvouch(customer, provider.id);
    expect(await stars()).toEqual([]);
  });

  it('R4.25, R7.50, R3.48, R7.61 counts a vouch until it is withdrawn, and notifies both people of each change once', async () => {
    await finish();
    await vouch();
    for (let at = 0; at < 2; at += 1) expect((await say.unvouch(customer, provider.id)).body.vouchCount).toBe(0);
    expect(await heard(provider)).toEqual(['got-vouched', 'got-unvouched']);
    const events = (await readRoom(market, `user-${customer.id}`)).filter(({ event }) => event.startsWith('got-'));
    expect(events.map(({ data }) => data)).toEqual([
      { voucher: customer.id, targetUser: provider.id },
      { voucher: customer.id, targetUser: provider.id },
    ]);
    expect((await vouch()).body.vouchCount).toBe(1);
  });

  it('D61 counts the vouches of only three of ten new accounts a day, but of all older accounts', async () => {
    const fresh = await Promise.all(Array.from({ length: 10 }, () => addPerson({ age: 'new' })));
    const known = await Promise.all(Array.from({ length: 4 }, () => addPerson()));
    for (const person of [...fresh, ...known]) await finish(person);
    const replies = await Promise.all(fresh.map((person) => vouch(person)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 409, body: { code: 'tooManyNewVouches' } });
    for (const person of known) expect((await vouch(person)).status).toBe(200);
    expect(await countOf()).toBe(7);
    market.clock.nowMs += vouchLimits.windowMs;
    const late = fresh[replies.findIndex(({ status }) => status !== 200)];
    expect((await vouch(late)).body).toMatchObject({ vouchCount: 8 });
  });

  it('D61, R6.06 lets the listing’s owner vouch for a wanted service, not the person who answered it', async () => {
    const [wanted] = (await say.save(customer, [makeService(customer, { serviceCategory: 'WTB_bossKilling' })])).body.services;
    if (wanted === undefined) throw new Error('not saved');
    const { id } = (await say.ask(provider, wanted)).body.request;
    await say.answer(customer, id, 'invite');
    await say.answer(provider, id, 'done');
    expect((await say.vouch(provider, customer.id, wanted)).body.code).toBe('vouchNotEarned');
    expect((await say.vouch(customer, provider.id, service)).body.code).toBe('vouchNotEarned');
    expect((await say.vouch(customer, provider.id, wanted)).body.vouchCount).toBe(1);
    expect(await countOf(customer)).toBe(0);
  });

  it('D61 limits a person to forty vouches a day', async () => {
    await finish();
    await market.db
      .insertInto('users')
      .columns(['account_uuid', 'name', 'created_ms', 'signed_in_ms'])
      .expression(sql`select ${customer.id} || n, 'Trusted' || n, 0, 0 from generate_series(1, 40) n`)
      .execute();
    const trusted = await market.db
      .selectFrom('users')
      .select('id')
      .where('account_uuid', 'like', `${customer.id}%`)
      .where('id', '<>', customer.id)
      .execute();
    const given = trusted.map(({ id }) => ({ voucher_id: customer.id, target_id: id, category: service.serviceCategory, name: 'maven' }));
    const rest = { is_custom: false, is_new: false, vouched_ms: market.clock.nowMs };
    await market.db
      .insertInto('vouches')
      .values(given.map((row) => ({ ...row, ...rest })))
      .execute();
    expect((await vouch()).body).toMatchObject({ code: 'tooManyVouches' });
    expect(await countOf()).toBe(0);
    market.clock.nowMs += vouchLimits.windowMs;
    expect((await vouch()).body).toMatchObject({ vouchCount: 1 });
  });

  it('D61, D18 refuses a vouch for a deleted account, and deletes vouches with their voucher', async () => {
    const other = await addPerson();
    for (const person of [customer, other]) await finish(person);
    await vouch();
    await say.post(customer, '/users/delete-account', { accountName: `${customer.ign}#1234` });
    expect(await countOf()).toBe(0);
    expect((await say.read('WTS_all')).body.services.find(({ id }) => id === service.id)).toMatchObject({ vouchCount: 0 });
    await say.post(provider, '/users/delete-account', { accountName: `${provider.ign}#1234` });
    expect((await vouch(other)).body.code).toBe('notFound');
  });

  it('R6.07 refuses vouches from and for banned people: their services are hidden, and their vouches do not count', async () => {
    const other = await addPerson();
    for (const person of [customer, other]) await finish(person);
    await vouch();
    await banAccount(market.database.url, `${customer.ign}#1234`);
    expect(await countOf()).toBe(0);
    // A page that is still open may send the vouch, because its session ends slightly later.
    expect((await vouch()).body.code).toBe('banned');
    await banAccount(market.database.url, `${provider.ign}#1234`);
    expect((await say.read('WTS_all')).body.services.find(({ id }) => id === service.id)).toBeUndefined();
    expect((await vouch(other)).body.code).toBe('notFound');
  });

  it('R7.60 publishes the new count to lists that contain the provider’s services', async () => {
    await finish();
    await vouch();
    const room = await readRoom(market, 'services-poe1-mercenaries-WTS_bossKilling-maven');
    expect(room.at(-1)).toEqual({
      event: 'service:update',
      data: { userId: provider.id, vouchCount: 1, oldestVouchMs: market.clock.nowMs, isChatLinked: false },
    });
  });

  it('D61, D63 shows how many vouchers linked a chat account, for which services, since when, and under which name if shown', async () => {
    const read = async (by: Person | null) => (await say.get(by, `/vouches/user/${provider.id}`)).body;
    const trust = { upheldDisputes: 0, lastUpheldMs: null };
    const nobody = {
      ...trust,
      vouchCount: 0,
      oldestMs: null,
      newestMs: null,
      linkedCount: 0,
      isChatLinked: false,
      chatName: null,
      services: [],
    };
    expect(await read(null)).toEqual({ ...nobody, yoursMs: null });
    const other = await addPerson();
    for (const person of [customer, other]) await finish(person);
    const firstMs = market.clock.nowMs;
    await vouch();
    market.clock.nowMs += 60_000;
    await vouch(other);
    const link = async (person: Person, nameShown: boolean) =>
      market.db
        .insertInto('chat_links')
        .values({
          user_id: person.id,
          account_id: chatIdOf(person),
          name: person.ign.toLowerCase(),
          name_shown: nameShown,
          linked_ms: firstMs,
        })
        .execute();
    await link(provider, false);
    await link(customer, true);
    const known = {
      ...trust,
      vouchCount: 2,
      oldestMs: firstMs,
      newestMs: firstMs + 60_000,
      linkedCount: 1,
      isChatLinked: true,
      services: [{ serviceCategory: 'WTS_bossKilling', serviceName: 'maven', isCustomService: false, count: 2 }],
    };
    expect(await read(null)).toEqual({ ...known, chatName: null, yoursMs: null });
    expect(await read(provider)).toEqual({ ...known, chatName: null, yoursMs: null });
    await market.db.updateTable('chat_links').set({ name_shown: true }).where('user_id', '=', provider.id).execute();
    expect(await read(other)).toEqual({ ...known, chatName: provider.ign.toLowerCase(), yoursMs: firstMs + 60_000 });
    // A program sees its owner's vouch only with a scope for reading vouches.
    for (const [scope, yoursMs] of [['vouches:read', firstMs + 60_000] as const, ['listings:read', null] as const]) {
      const payload = { name: scope, scopes: [scope], days: 7 };
      const made = await market.send(other, { method: 'POST', url: '/api/v1/users/tokens', payload });
      const headers = { authorization: `Bearer ${(made.body as { secret: string }).secret}` };
      const program = await market.send(null, { url: `/api/v1/vouches/user/${provider.id}`, headers });
      expect(program.body).toMatchObject({ vouchCount: 2, yoursMs });
    }
  });

  it('D61, D63 counts neither an unlinked chat account nor a banned voucher’s chat account', async () => {
    const other = await addPerson();
    for (const person of [customer, other]) {
      await finish(person);
      await vouch(person);
      const link = { user_id: person.id, account_id: chatIdOf(person), name: null, linked_ms: 1 };
      await market.db.insertInto('chat_links').values(link).execute();
    }
    const read = async () => (await say.get<VouchInfo>(null, `/vouches/user/${provider.id}`)).body;
    expect(await read()).toMatchObject({ vouchCount: 2, linkedCount: 2, isChatLinked: false });
    await market.db.deleteFrom('chat_links').where('user_id', '=', other.id).execute();
    expect(await read()).toMatchObject({ vouchCount: 2, linkedCount: 1 });
    await banAccount(market.database.url, `${customer.ign}#1234`);
    expect(await read()).toMatchObject({ vouchCount: 1, linkedCount: 0 });
  });

  it('R6.10 shows a request’s receiver how many people vouch for its sender', async () => {
    await finish();
    await vouch();
    const [wanted] = (await say.save(customer, [makeService(customer, { serviceCategory: 'WTB_bossKilling' })])).body.services;
    await say.ask(provider, wanted ?? service);
    const told = (await readRoom(market, `user-${customer.id}`)).filter(({ event }) => event === 'notification').at(-1);
    expect(told?.data).toMatchObject({ type: 'service-buy', senderVouchCount: 1 });
  });
});

describe('vouch reports', () => {
  const report = (reason: string, by = customer) => say.post(by, '/vouches/report', { userId: provider.id, reason });

  it('D61 shows an operator each report once, and removes a vouch with an audit entry', async () => {
    await finish();
    await vouch();
    const reporter = await addPerson();
    for (const isRepeated of [false, true])
      expect((await report('Bought\u202E vouches', reporter)).body).toEqual({ isRepeated, serverTimeMs: market.clock.nowMs });
    const name = (person: Person): string => `${person.ign}#1234`;
    const open = await listVouchReports(market.database.url);
    expect(open.filter(({ target }) => target === name(provider))).toMatchObject([
      { reason: 'Bought vouches', vouchers: [name(customer)] },
    ]);
    const removal = { voucher: name(customer), target: name(provider), reason: 'bought' };
    expect(await removeVouchByName(market.database.url, removal)).toBe(true);
    expect(await removeVouchByName(market.database.url, removal)).toBe(false);
    expect(await countOf()).toBe(0);
    expect((await listVouchReports(market.database.url)).filter(({ target }) => target === name(provider))).toEqual([]);
    const audit = await market.db.selectFrom('audit_entries').selectAll().execute();
    expect(audit.at(-1)).toMatchObject({
      action: 'remove-vouch',
      reason: 'bought',
      subject: { voucherId: customer.id, targetId: provider.id, name: 'maven' },
    });
    expect(await heard(provider)).toEqual(['got-vouched', 'got-unvouched']);
  });

  it('D61 lets an operator remove a vouch from the command line, or close the reports and keep the vouches', async () => {
    await finish();
    await vouch();
    const name = (person: Person): string => `${person.ign}#1234`;
    const reporter = await addPerson();
    const run = async (...words: string[]) =>
      promisify(execFile)(process.execPath, [ADMIN, 'vouches', ...words], { env: { ...process.env, DATABASE_URL: market.database.url } });
    expect((await run('close', name(provider), 'fine')).stdout).toBe(`No open reports on ${name(provider)}.\n`);
    await report('Bought.\n2026-01-01 Somebody: also bought', reporter);
    const listed = (await run('reports')).stdout;
    expect(listed).toMatch(new RegExp(`Z ${name(provider)}: Bought\\. / 2026-01-01 Somebody: also bought \\(${name(customer)}\\)\\n$`));
    await expect(run('close', name(provider))).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('vouches close') });
    expect((await run('close', name(provider), 'known', 'customers')).stdout).toBe(`Closed 1 on ${name(provider)}; the vouches stay.\n`);
    expect((await run('reports')).stdout).not.toContain(name(provider));
    expect(await countOf()).toBe(1);
    expect((await run('remove', name(customer), name(provider), 'bought')).stdout).toContain('is removed');
    expect(await countOf()).toBe(0);
    const audit = await market.db
      .selectFrom('audit_entries')
      .select(['action', 'reason', 'subject'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(audit).toMatchObject([
      { action: 'remove-vouch', reason: 'bought', subject: { voucherId: customer.id, targetId: provider.id } },
      { action: 'close-vouch-reports', reason: 'known customers', subject: { targetId: provider.id } },
    ]);
  });

  it('D61 accepts ten reports a day from one person, and one a day about the same person', async () => {
    const reporter = await addPerson();
    const about = (person: Person) => say.post(reporter, '/vouches/report', { userId: person.id, reason: 'bought' });
    const others = await Promise.all(Array.from({ length: 10 }, () => addPerson()));
    for (const person of others) expect((await about(person)).status).toBe(200);
    expect((await about(provider)).body).toMatchObject({ code: 'rateLimited', policy: 'vouch-reports' });
    expect((await about(others[0] ?? provider)).body).toMatchObject({ isRepeated: true });
    market.clock.nowMs += 24 * 3_600_000;
    expect((await about(provider)).body).toMatchObject({ isRepeated: false });
  });

  it('refuses a report about oneself, without a reason, or about an unknown person', async () => {
    expect((await report('x', provider)).body).toMatchObject({ code: 'ownVouch' });
    expect((await report('\u200B')).body).toMatchObject({ code: 'serviceTextNotValid' });
    const nobody = { userId: '8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e', reason: 'x' };
    expect((await say.post(customer, '/vouches/report', nobody)).body).toMatchObject({ code: 'notFound' });
  });
});
