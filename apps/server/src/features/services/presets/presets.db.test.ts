import { servicesApi, type ServicePreset } from '@poexchange/contract/rest/services';
import { serviceLimits } from '@poexchange/domain/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarket, type Market, type Person } from '../../../testing/market.ts';
import { readRoom, speakFor } from '../testing/service-scene.ts';

let market: Market;
let say: ReturnType<typeof speakFor>;
let me: Person;
let other: Person;
let tests = 0;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  tests += 1;
  market.clock.nowMs += 60_000;
  me = await market.addPerson(`Owner${tests}`);
  other = await market.addPerson(`Other${tests}`);
});

type Saved = { preset: ServicePreset; code?: string; params?: object; paths?: string[] };
const maven = { location: 'seller', serviceCategory: 'WTS_bossKilling', serviceName: 'maven', priceValue: 232, priceType: 'c' };
const sirus = { ...maven, serviceName: 'sirus', location: 'buyer', priceValue: 0 };
const save = async (changes: object = {}, { by = me, key }: { by?: Person; key?: string } = {}) => {
  const body = { game: 'poe1', league: 'mercenaries', name: 'Bosses', services: [maven], ...changes };
  return (await say.post(by, servicesApi.saveServicePreset.path, body, key)) as { status: number; body: Saved };
};
const list = async (by = me, league = 'mercenaries') =>
  (await say.get<{ presets: ServicePreset[] }>(by, `/services/poe1/my/presets?league=${league}`)).body.presets;
const remove = (id: string, by = me, key?: string) => say.post(by, servicesApi.deleteServicePreset.path, { id }, key);

describe('service presets', () => {
  it('stores name, locations, prices and rules for a league, and publishes nothing', async () => {
    const rules = {
      rules: 'Wait\u200B here',
      overwriteRules: 'No deaths',
      overwriteMode: 'replaces',
      regions: ['eu', 'eu'],
      active: false,
    };
    const { body } = await save({ services: [{ ...maven, ...rules, priceType: 'd', priceValue: 1.5 }, sirus] });
    expect(body.preset).toMatchObject({
      poe: 'poe1',
      league: 'mercenaries',
      name: 'Bosses',
      updatedMs: market.clock.nowMs,
      services: [
        { serviceName: 'sirus', location: 'buyer', priceValue: 0, rules: '', overwriteMode: 'adds', regions: [], active: true },
        {
          serviceName: 'maven',
          location: 'seller',
          serviceCategory: 'WTS_bossKilling',
          isCustomService: false,
          priceValue: 1.5,
          priceType: 'd',
          rules: 'Wait here',
          overwriteRules: 'No deaths',
          overwriteMode: 'replaces',
          regions: ['eu'],
          active: false,
        },
      ],
    });
    expect(await list()).toEqual([body.preset]);
    expect(await list(other)).toEqual([]);
    expect(await list(me, 'standard')).toEqual([]);
    expect(await market.db.selectFrom('service_listings').select('id').where('user_id', '=', me.id).execute()).toEqual([]);
  });

  it('publishes a preset as stored', async () => {
    const { preset } = (await save({ services: [maven, sirus] })).body;
    const drafts = preset.services.map((service) => ({ ...service, poe: preset.poe, league: preset.league, ign: me.ign }));
    const published = (await say.save(me, drafts)).body.services;
    expect(published).toHaveLength(2);
    for (const service of preset.services) expect(published).toContainEqual(expect.objectContaining(service));
  });

  it('replaces a preset by id, even under a new name, and refuses another preset’s name', async () => {
    const first = (await save()).body.preset;
    const second = (await save({ name: 'Labs' })).body.preset;
    expect((await list()).map(({ name }) => name)).toEqual(['Bosses', 'Labs']);
    expect((await save({ name: 'BOSSES' })).body).toMatchObject({ code: 'presetNameTaken' });
    expect((await save({ id: second.id, name: 'bosses' })).body).toMatchObject({ code: 'presetNameTaken' });
    expect(await list()).toEqual([first, second]);
    market.clock.nowMs += 5;
    const renamed = (await save({ id: first.id, name: 'BOSSES', services: [sirus] })).body.preset;
    expect(renamed).toMatchObject({ id: first.id, name: 'BOSSES', updatedMs: market.clock.nowMs, services: [{ serviceName: 'sirus' }] });
    expect(await list()).toEqual([renamed, second]);
  });

  it("reports another person's presets as not found when changing or deleting them", async () => {
    const { preset } = (await save()).body;
    expect((await save({ id: preset.id, name: 'Mine now' }, { by: other })).body).toMatchObject({ code: 'notFound' });
    expect((await remove(preset.id, other)).status).toBe(200);
    expect(await list()).toEqual([preset]);
    expect((await save({ id: preset.id, league: 'standard' })).body).toMatchObject({ code: 'notFound' });
    expect(await list()).toEqual([preset]);
  });

  it('D16 saves or deletes only once when a call is repeated, and notifies each of the owner’s tabs once', async () => {
    const [first, again] = [await save({}, { key: 'k' }), await save({}, { key: 'k' })];
    expect(again.body.preset).toEqual(first.body.preset);
    expect((await save({ name: 'Labs' }, { key: 'k' })).body.code).toBe('idempotencyKeyReused');
    for (const key of ['d', 'd', undefined]) expect((await remove(first.body.preset.id, me, key)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await save({}, { key: 'k' })).body.code).toBe('notFound');
    expect(await readRoom(market, `user-${me.id}`)).toEqual(
      Array.from({ length: 2 }, () => ({ event: 'services:changed', data: { game: 'poe1', league: 'mercenaries' } })),
    );
  });

  it.each([
    ['an empty name', { name: '\u200B\u202E ' }, 'serviceTextNotValid', ['body.name']],
    ['a name of 41 characters', { name: 'x'.repeat(41) }, 'serviceTextNotValid', ['body.name']],
    ['no service', { services: [] }, 'badRequest', ['body.services']],
    ['a service twice', { services: [maven, { ...maven, priceValue: 1 }] }, 'badRequest', ['body.services.1.serviceName']],
    ['an unknown boss', { services: [maven, { ...maven, serviceName: 'jonathan' }] }, 'unknownService', ['body.services.1.serviceName']],
    ['a negative price', { services: [{ ...maven, priceValue: -1 }] }, 'servicePriceNotValid', ['body.services.0.priceValue']],
    ['401 characters of rules', { services: [{ ...maven, rules: 'x'.repeat(401) }] }, 'serviceTextNotValid', ['body.services.0.rules']],
    ['301 services', { services: Array.from({ length: 301 }, () => maven) }, 'badRequest', ['body.services']],
    ['300 kB', { services: Array.from({ length: 80 }, () => ({ ...maven, rules: 'x'.repeat(4000) })) }, 'bodyTooLarge', undefined],
    ['a league that does not exist', { league: 'nowhere' }, 'leagueNotFound', undefined],
  ])('refuses %s', async (_what, changes, code, paths) => {
    const { body } = await save(changes);
    expect([body.code, body.paths]).toEqual([code, paths]);
    expect(await list()).toEqual([]);
  });

  it('limits a person to twenty presets per league, even concurrently, and a preset to ten custom services', async () => {
    const { presetsPerLeague, customPerLeague } = serviceLimits;
    const replies = await Promise.all(Array.from({ length: presetsPerLeague + 3 }, (_none, at) => save({ name: `Set ${at}` })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(presetsPerLeague);
    expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'tooManyPresets',
      params: { limit: presetsPerLeague },
    });
    expect(await list()).toHaveLength(presetsPerLeague);
    const id = (await list())[0]?.id ?? '';
    expect((await save({ id, name: 'Renamed' })).status).toBe(200);
    await remove(id);
    const custom = (count: number) =>
      Array.from({ length: count }, (_none, at) => ({
        ...maven,
        serviceCategory: 'WTS_other',
        serviceName: `Own ${at}`,
        isCustomService: true,
      }));
    expect((await save({ services: custom(customPerLeague + 1) })).body).toMatchObject({ code: 'tooManyServices', params: { limit: 10 } });
    expect((await save({ services: custom(customPerLeague) })).status).toBe(200);
  });

  it('D18 deletes presets with the account', async () => {
    await save();
    await say.post(me, '/users/delete-account', { accountName: `${me.ign}#1234` });
    expect(await market.db.selectFrom('service_presets').select('id').where('user_id', '=', me.id).execute()).toEqual([]);
  });
});
