import { beforeAll, describe, expect, it } from 'vitest';
import {
  charactersReplySchema,
  characterReplySchema,
  itemSchema,
  leaguesReplySchema,
  profileSchema,
  stashListReplySchema,
  stashReplySchema,
  type GameStashTab,
} from '@poexchange/contract/game-api';
import { startClient, userAgent, type Client } from '../testing/client.ts';

let client: Client;
beforeAll(async () => {
  client = await startClient();
});

const rateHeaders = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('x-rate-limit'));

async function listTabs(token: string): Promise<GameStashTab[]> {
  return stashListReplySchema.parse((await client.get('/stash/Mercenaries', token)).json()).stashes;
}

describe('account', () => {
  it('returns the profile, flat and without rate-limit headers', async () => {
    const { access_token: token } = await client.signIn({ account: 'Kirael#1234' });
    const reply = await client.get('/profile', token);
    expect(profileSchema.parse(reply.json()).name).toBe('Kirael#1234');
    expect(rateHeaders(reply.headers)).toEqual([]);
  });

  it('lists leagues per realm, and private leagues only to their members', async () => {
    const member = await client.signIn({ account: 'Kirael#1234' });
    const other = await client.signIn({ fresh: '1' });
    const ids = async (path: string, token: string) =>
      leaguesReplySchema.parse((await client.get(path, token)).json()).leagues.map((league) => league.id);
    expect(await ids('/account/leagues', member.access_token)).toContain('Kirael Trading Post (PL48213)');
    const seen = await ids('/account/leagues', other.access_token);
    expect(seen).toEqual(['Mercenaries', 'Hardcore Mercenaries', 'Ruthless Mercenaries', 'SSF Mercenaries', 'Standard', 'Hardcore']);
    expect(await ids('/account/leagues/poe2', other.access_token)).toEqual(['Dawn of the Hunt', 'Standard']);
    const service = await client.serviceToken();
    expect(await ids('/league', service)).toEqual(seen);
    expect(await ids('/league/poe2', service)).toEqual(['Dawn of the Hunt', 'Standard']);
  });

  it('lists characters per realm, and returns one character or null', async () => {
    const { access_token: token } = await client.signIn({ fresh: '1' });
    const pc = charactersReplySchema.parse((await client.get('/character', token)).json()).characters;
    expect(pc.length).toBeGreaterThan(1);
    expect(pc.every((character) => character.realm === 'pc')).toBe(true);
    expect(pc.filter((character) => character.current === true)).toHaveLength(1);
    const name = pc[0]?.name ?? '';
    expect(characterReplySchema.parse((await client.get(`/character/${name}`, token)).json()).character?.name).toBe(name);
    expect((await client.get('/character/Nobody', token)).json()).toEqual({ character: null });
    expect((await client.get('/character/poe2', token)).headers['x-rate-limit-policy']).toBe('character-list-request-limit-poe2');
  });
});

describe('rejected calls', () => {
  it('R8.19 answers an unknown or expired bearer token with an RFC 6749 body and no rate-limit headers', async () => {
    const { access_token: token } = await client.signIn({ fresh: '1' });
    client.wait(28 * 86_400 + 1);
    for (const bad of [token, 'nonsense']) {
      const reply = await client.get('/stash/Mercenaries', bad);
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ error: 'invalid_token' });
      expect(rateHeaders(reply.headers)).toEqual([]);
    }
  });

  it('D03 refuses a missing scope and a missing user agent', async () => {
    const service = await client.serviceToken();
    const scope = await client.get('/stash/Mercenaries', service);
    expect(scope.statusCode).toBe(403);
    expect(scope.headers['www-authenticate']).toContain('insufficient_scope');
    const agent = await client.app.inject({
      method: 'GET',
      url: '/profile',
      headers: { authorization: `Bearer ${service}`, 'user-agent': 'curl/8' },
    });
    expect(agent.statusCode).toBe(403);
    expect(agent.json()).toMatchObject({ error: { code: 6 } });
  });

  it('D55 serves poe2 stashes when the flag is set, and still serves pc stashes', async () => {
    const other = await startClient({ SIM_POE2_STASHES: 'offered' });
    const { access_token: token } = await other.signIn({ fresh: '1' });
    const { stashes } = (await other.get('/stash/poe2/Dawn%20of%20the%20Hunt', token)).json<{ stashes: { id: string }[] }>();
    const { stash } = (await other.get(`/stash/poe2/Dawn%20of%20the%20Hunt/${stashes[0]?.id}`, token)).json<{
      stash: { items: { typeLine: string }[] };
    }>();
    expect(stashes).toHaveLength(2);
    expect(stash.items.length).toBeGreaterThan(5);
    expect((await other.get('/stash/poe2/Standard', token)).json()).toEqual({ stashes: [] });
    expect((await other.get('/stash/poe2/Mercenaries', token)).statusCode).toBe(400);
    expect((await other.get('/stash/Mercenaries', token)).json<{ stashes: unknown[] }>().stashes.length).toBeGreaterThan(2);
  });

  it('D55 does not serve poe2 stashes by default', async () => {
    const { access_token: token } = await client.signIn({ fresh: '1' });
    const reply = await client.get('/stash/poe2/Standard', token);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: { code: 1, message: 'Resource not found' } });
  });

  it('R8.20 reports an unknown league as the publisher does', async () => {
    const { access_token: token } = await client.signIn({ fresh: '1' });
    const reply = await client.get('/stash/mercenaries', token);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ error: { code: 2, message: 'Invalid query; League not found' } });
  });
});

describe('stash', () => {
  it('lists tabs without items, with leading zeros stripped from colours, and folders in both formats', async () => {
    const { access_token: token } = await client.signIn({ account: 'Kirael#1234' });
    const tabs = await listTabs(token);
    expect(tabs.some((tab) => tab.items !== undefined)).toBe(false);
    expect(tabs.find((tab) => tab.name === '$')?.metadata?.colour).toBe('ff');
    const nested = tabs.find((tab) => tab.type === 'Folder' && (tab.children?.length ?? 0) > 0);
    expect(nested?.children?.every((child) => child.folder === nested.id)).toBe(true);
    const flat = tabs.find((tab) => tab.type === 'Folder' && tab.children?.length === 0);
    expect(tabs.filter((tab) => tab.folder === flat?.id)).toHaveLength(1);
    expect((await client.get(`/stash/Mercenaries/${nested?.children?.[0]?.id}`, token)).json().stash.items.length).toBeGreaterThan(10);
    expect((await client.get(`/stash/Mercenaries/${nested?.id}`, token)).json()).toEqual({ stash: null });
  });

  it('returns a special tab’s items with their slot and stack capacity, and null for an unknown id', async () => {
    const { access_token: token } = await client.signIn({ fresh: '1' });
    const currency = (await listTabs(token)).find((tab) => tab.type === 'CurrencyStash');
    const { stash } = stashReplySchema.parse((await client.get(`/stash/Mercenaries/${currency?.id}`, token)).json());
    const chaos = stash?.items?.[0];
    expect(stash?.items?.every((item) => item.y === 0 && item.maxStackSize === 5000)).toBe(true);
    expect(chaos?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(chaos?.properties?.[0]).toMatchObject({ name: 'Stack Size', type: 32 });
    expect((await client.get('/stash/Mercenaries/ffffffffff', token)).json()).toEqual({ stash: null });
    expect((await client.get('/stash/Hardcore', token)).json()).toEqual({ stashes: [] });
  });

  it('R3.28 returns a map tab as children that are read one by one, in both map tab formats', async () => {
    for (const [account, section] of [
      ['OldBarnaby#0420', 'normal'],
      ['Brinewash#5678', 'tier14'],
    ]) {
      const { access_token: token } = await client.signIn({ account: account ?? '' });
      const tab = (await listTabs(token)).find((one) => one.type === 'MapStash');
      const { stash } = stashReplySchema.parse((await client.get(`/stash/Mercenaries/${tab?.id}`, token)).json());
      expect(stash?.items).toBeUndefined();
      const child = stash?.children?.[0];
      expect(child?.metadata?.map?.section).toBe(section);
      const read = stashReplySchema.parse((await client.get(`/stash/Mercenaries/${tab?.id}/${child?.id}`, token)).json());
      expect(read.stash?.items).toHaveLength(child?.metadata?.items ?? -1);
    }
  });

  it.each([
    ['current', undefined],
    ['former', 'former'],
  ])('D03 writes items in the publisher’s %s format', async (format, chosen) => {
    const own = chosen === undefined ? client : await startClient({ SIM_ITEM_FORMAT: chosen });
    const { access_token: token } = await own.signIn({ account: 'Brinewash#5678' });
    const tabs = stashListReplySchema.parse((await own.get('/stash/Mercenaries', token)).json()).stashes;
    const readItems = async (isWanted: (tab: (typeof tabs)[number]) => boolean) => {
      const body = (await own.get(`/stash/Mercenaries/${tabs.find(isWanted)?.id}`, token)).json() as { stash: { items: unknown[] } };
      return body.stash.items.map((item) => itemSchema.parse(item));
    };
    const quad = await readItems(({ type }) => type === 'QuadStash');
    const mods = quad.flatMap(({ explicitMods }) => explicitMods ?? []);
    expect(mods.length).toBeGreaterThan(10);
    expect(mods.every((mod) => typeof mod === (format === 'current' ? 'object' : 'string'))).toBe(true);
    expect(quad.some(({ lockedToAccount }) => lockedToAccount === true)).toBe(true);
    const variants = await readItems(({ name }) => name === 'Variants');
    const lists = variants.map((item) => ['mutatedMods', 'fracturedMods', 'craftedMods'].filter((list) => item[list] !== undefined));
    const flags = variants.flatMap(({ explicitMods }) => (explicitMods ?? []).map((mod) => typeof mod === 'object' && mod.flags));
    if (format === 'current') {
      expect(flags).toEqual(expect.arrayContaining([{ mutated: true }, { fractured: true }, { crafted: true }, []]));
      expect(lists.flat()).toEqual([]);
    } else expect(lists).toEqual([['mutatedMods'], ['fracturedMods'], ['craftedMods']]);
    if (own !== client) await own.app.close();
  });

  it('R4.17 limits each account to 15 tabs in 10 s, then sends 429 with code 3', async () => {
    const { access_token: token } = await client.signIn({ fresh: '1' });
    const other = await client.signIn({ fresh: '1' });
    const replies = [];
    for (let i = 0; i < 16; i++) replies.push(await client.get('/stash/Mercenaries/ffffffffff', token));
    expect(replies[14]?.statusCode).toBe(200);
    const over = replies[15];
    expect(over?.statusCode).toBe(429);
    expect(over?.json()).toMatchObject({ error: { code: 3 } });
    expect(over?.headers).toMatchObject({ 'retry-after': '60', 'x-rate-limit-account-state': '16:10:60,16:300:0' });
    expect((await client.get('/stash/Mercenaries/ffffffffff', other.access_token)).statusCode).toBe(200);
    expect((await client.get('/stash/Mercenaries', token)).statusCode).toBe(200);
  });

  it('D03 answers HEAD with rate-limit headers without counting the request, except for leagues', async () => {
    const { access_token: token } = await client.signIn({ fresh: '1' });
    const head = (url: string) =>
      client.app.inject({ method: 'HEAD', url, headers: { 'user-agent': userAgent, authorization: `Bearer ${token}` } });
    await client.get('/stash/Mercenaries', token);
    const list = await head('/stash/Mercenaries');
    expect([list.statusCode, list.headers['x-rate-limit-account-state']]).toEqual([204, '1:15:0,1:60:0']);
    expect((await head('/account/leagues')).statusCode).toBe(200);
    expect((await head('/account/leagues')).headers['x-rate-limit-account-state']).toBe('2:10:0,2:60:0');
    expect((await head('/profile')).statusCode).toBe(403);
  });
});
