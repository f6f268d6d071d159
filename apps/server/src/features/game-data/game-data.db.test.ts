import { makeGroup } from '@poexchange/domain/grouping';
import type { PublisherTabId } from '@poexchange/domain/ids';
import type { GameApiOutcome, TabAddress } from '@poexchange/platform/game-api';
import type { GameLeague, GameStashTab } from '@poexchange/contract/game-api';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { saveTokens } from '../auth/publisher-tokens.ts';
import { createAccountScene, grantTokens } from '../auth/testing/account-scene.ts';
import { getProfile } from '../users/get-profile.ts';
import { requireOwnIgn, setMainIgn } from '../users/set-main-ign.ts';
import { getAccountLeagues } from './account-leagues.ts';
import { getCharacterItems } from './register-game-data.ts';
import { getStash } from './get-stash.ts';
import { getStashes } from './get-stashes.ts';
import { findStacks, findStashReads, findTabTexts, pruneStashReads } from './index.ts';
import { getCharacters } from './list-own-characters.ts';
import { MOST_MISSED } from './missed-reads.ts';

const scene = await createAccountScene();
const { db, deps, clock, account } = scene;
const original = { ...account };
afterAll(() => scene.drop());

const minute = 60_000;
let userId = '';
let asked: string[] = [];

function ok<Value>(value: Value): GameApiOutcome<Value> {
  return { kind: 'ok', value };
}

function serveLeagues(...ids: string[]): void {
  account.fetchLeagues = async () => {
    asked.push('leagues');
    return ok(ids.map((id): GameLeague => ({ id })));
  };
}

function serveCharacters(...characters: [name: string, league: string][]): void {
  account.fetchCharacters = async () => {
    asked.push('characters');
    return ok(characters.map(([name, league]) => ({ id: name, name, league, class: 'Witch', level: 90 })));
  };
}

function serveTab(tab: GameStashTab | null): void {
  account.fetchStash = async (_access, address: TabAddress) => {
    asked.push(`stash ${address.league} ${address.parentId ?? ''}/${address.tabId}`);
    return ok(tab);
  };
}

async function addUser(name: string): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ account_uuid: name, name, banned_ms: null, created_ms: 0, signed_in_ms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => saveTokens(tx, { userId: id, tokens: grantTokens(), tokenKeys: deps.config.tokenKeys, nowMs: 0 }));
  return id;
}

beforeEach(async () => {
  Object.assign(account, original);
  asked = [];
  await db.deleteFrom('users').execute();
  userId = await addUser('me');
  serveLeagues('Mercenaries', 'Standard', 'My League (PL123)');
});

const orb = { id: 'orb', typeLine: 'Chaos Orb', baseType: 'Chaos Orb', frameType: 5, stackSize: 40, x: 3, y: 0, w: 1, h: 1 };
const ring = { id: 'ring', name: 'Doom Loop', typeLine: 'Iron Ring', frameType: 2, x: 5, y: 7, w: 1, h: 1, explicitMods: ['+10 to Life'] };
const tab: GameStashTab = { id: 't1', name: 'Sale', type: 'PremiumStash', metadata: { colour: 'ff' }, items: [orb, ring] };
const place = { game: 'poe1', league: 'mercenaries' } as const;

const tabId = (text: string): PublisherTabId => text as PublisherTabId;

describe('stashes', () => {
  it('R7.09 lists the tabs with the publisher’s spelling of the league', async () => {
    account.fetchStashes = async (_access, value) => {
      asked.push(`list ${value.league}`);
      return ok([
        { id: 'a', name: null, type: null, children: [{ id: 'b' }] },
        { id: 'c', name: '', type: 'QuadStash' },
      ]);
    };
    const reply = await getStashes(deps, { userId, game: 'poe1', league: 'my league (pl123)' });
    expect(asked).toEqual(['leagues', 'list My League (PL123)']);
    expect(reply.stashes).toEqual([
      { id: 'a', children: [{ id: 'b' }] },
      { id: 'c', name: '', type: 'QuadStash' },
    ]);
    expect(reply).toMatchObject({
      readAtMs: clock.nowMs,
      budget: { policy: 'stash-list-request-limit' },
      stashBudget: { policy: 'stash-request-limit' },
    });
    await getStashes(deps, { userId, game: 'poe1', league: 'mercenaries' });
    expect(asked.slice(2)).toEqual(['list Mercenaries']);
  });

  it('R7.09 refuses a league the account does not have, and calls the publisher once', async () => {
    for (let time = 0; time < 3; time += 1)
      await expect(getStashes(deps, { userId, game: 'poe1', league: 'nowhere' })).rejects.toMatchObject({ code: 'leagueNotFound' });
    expect(asked).toEqual(['leagues']);
  });

  it('R8.20 distinguishes maintenance from a league that does not exist', async () => {
    account.fetchStashes = async () => ({ kind: 'leagueNotFound' });
    await expect(getStashes(deps, { userId, ...place })).rejects.toMatchObject({ code: 'gameApiDown' });
    clock.nowMs += 61 * minute;
    serveLeagues('Standard');
    await expect(getStashes(deps, { userId, ...place })).rejects.toMatchObject({ code: 'leagueNotFound' });
    account.fetchLeagues = original.fetchLeagues;
    clock.nowMs += 61 * minute;
    await expect(getStashes(deps, { userId, game: 'poe1', league: 'standard' })).rejects.toMatchObject({ code: 'gameApiDown' });
  });

  it('R8.20 loads tabs even if the league list cannot be read', async () => {
    account.fetchLeagues = original.fetchLeagues;
    serveTab(tab);
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    expect(asked).toEqual(['stash Mercenaries /t1']);
    await expect(getStash(deps, { userId, game: 'poe1', league: 'my league (pl123)', tabId: tabId('t1') })).rejects.toMatchObject({
      code: 'gameApiDown',
    });
    serveLeagues('My League (PL123)');
    await getAccountLeagues(deps, { userId: await addUser('friend'), game: 'poe1' });
    account.fetchLeagues = original.fetchLeagues;
    await getStash(deps, { userId, game: 'poe1', league: 'my league (pl123)', tabId: tabId('t1') });
    expect(asked.at(-1)).toBe('stash My League (PL123) /t1');
  });

  it('D55 reports without any call that the publisher does not offer poe2 stashes', async () => {
    await expect(getStashes(deps, { userId, game: 'poe2', league: 'standard' })).rejects.toMatchObject({ code: 'stashNotOffered' });
    await expect(getStash(deps, { userId, game: 'poe2', league: 'standard', tabId: tabId('t') })).rejects.toMatchObject({
      code: 'stashNotOffered',
    });
    expect(asked).toEqual([]);
  });

  it('R8.21 reports which policy limits the call and how long to wait', async () => {
    account.fetchStash = async () => ({ kind: 'rateLimited', retryAfterMs: 15_750, policy: 'stash-request-limit' });
    await expect(getStash(deps, { userId, ...place, tabId: tabId('t1') })).rejects.toMatchObject({
      code: 'rateLimited',
      details: { retryAfterMs: 15_750, policy: 'stash-request-limit' },
    });
  });

  it('D23 stores the positions and texts of items', async () => {
    serveTab(tab);
    const reply = await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    expect(JSON.stringify(reply.stash['items'])).toBe(JSON.stringify(tab.items));
    const reads = await findStashReads(db, { userId, ...place, itemIds: ['orb', 'ring', 'gone'] });
    expect([...reads.keys()].toSorted()).toEqual(['orb', 'ring']);
    expect(reads.get('ring')).toEqual({
      id: 'ring',
      tabId: 't1',
      topTabId: 't1',
      tabName: 'Sale',
      tabType: 'PremiumStash',
      tabColour: 'ff',
      x: 5,
      y: 7,
      w: 1,
      h: 1,
      name: 'Doom Loop Iron Ring',
      lines: ['Rarity: Rare', 'Doom Loop', 'Iron Ring', '+10 to Life'],
      frameType: 2,
      stackSize: 1,
      hashes: [],
      readAtMs: clock.nowMs,
    });
    expect(reads.get('orb')).toMatchObject({ stackSize: 40, hashes: [makeGroup('currency', 'chaos orb', {}).hash] });
  });

  it.each([3, 200])('D23 finds the requested stacks among %i in a tab', async (asked) => {
    serveTab(tab);
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    const others = Array.from({ length: asked - 2 }, (_, at) => `other${at}`);
    const of = { userId, ...place, itemIds: ['orb', ...others, 'ring'] };
    for (const found of [await findStashReads(db, of), await findStacks(db, of)])
      expect(Object.fromEntries([...found].map(([id, { tabId: lies, stackSize }]) => [id, [lies, stackSize]]))).toEqual({
        orb: ['t1', 40],
        ring: ['t1', 1],
      });
  });

  it('D23 keeps the reads of other people, leagues and games separate', async () => {
    serveTab(tab);
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    const other = await addUser('other');
    expect((await findStashReads(db, { userId: other, ...place, itemIds: ['orb'] })).size).toBe(0);
    expect((await findStashReads(db, { userId, game: 'poe1', league: 'standard', itemIds: ['orb'] })).size).toBe(0);
    expect((await findStashReads(db, { userId, game: 'poe2', league: 'mercenaries', itemIds: ['orb'] })).size).toBe(0);
  });

  it('D23 uses the newest read: drops removed items and finds moved items in their new tab', async () => {
    serveTab(tab);
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    clock.nowMs += minute;
    serveTab({ id: 't2', name: 'Dump', items: [{ ...ring, x: 0 }] });
    await getStash(deps, { userId, ...place, tabId: tabId('t2') });
    expect((await findStashReads(db, { userId, ...place, itemIds: ['ring'] })).get('ring')).toMatchObject({
      tabId: 't2',
      tabType: null,
      x: 0,
    });
    serveTab({ ...tab, items: null });
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    expect((await findStashReads(db, { userId, ...place, itemIds: ['orb', 'ring'] })).size).toBe(1);
  });

  it('D23 gives a child of a map or unique tab its parent’s name, and includes the child when the parent’s texts are read', async () => {
    serveTab({ id: 'maps', name: 'Maps', type: 'MapStash', children: [{ id: 'c1' }] });
    await getStash(deps, { userId, ...place, tabId: tabId('maps') });
    serveTab({ id: 'c1', name: '1', parent: 'maps', items: [orb] });
    await getStash(deps, { userId, ...place, tabId: tabId('c1'), parentId: tabId('maps') });
    expect(asked.at(-1)).toBe('stash Mercenaries maps/c1');
    expect((await findStashReads(db, { userId, ...place, itemIds: ['orb'] })).get('orb')).toMatchObject({
      tabId: 'c1',
      topTabId: 'maps',
      tabName: 'Maps',
    });
    expect(await findTabTexts(db, { userId, ...place, tabIds: [tabId('maps')] })).toMatchObject([{ id: 'orb' }]);
    expect(await findTabTexts(db, { userId, ...place, tabIds: [tabId('c1')] })).toMatchObject([{ id: 'orb' }]);
    const within = async (tabIds: string[]) => findStashReads(db, { userId, ...place, itemIds: ['orb'], tabIds: tabIds.map(tabId) });
    expect([(await within(['c1'])).size, (await within(['elsewhere'])).size, (await within([])).size]).toEqual([1, 0, 0]);
  });

  it('for ten minutes, stops calling the publisher for a person who has requested many nonexistent tabs or characters', async () => {
    account.fetchStash = async () => ({ kind: 'notFound' });
    account.fetchCharacter = async () => ({ kind: 'notFound' });
    const guess = (who: string, at: number) =>
      at % 2 === 0
        ? getStash(deps, { userId: who, ...place, tabId: tabId(`made-up-${at}`) })
        : getCharacterItems(deps, { userId: who, game: 'poe1', name: `MadeUp${at}` });
    for (let at = 0; at < MOST_MISSED; at += 1)
      await expect(guess(userId, at)).rejects.toMatchObject({ code: at % 2 === 0 ? 'stashTabVanished' : 'notFound' });
    account.fetchStash = async () => expect.fail();
    account.fetchCharacter = async () => expect.fail();
    for (const at of [20, 21])
      await expect(guess(userId, at)).rejects.toMatchObject({ code: 'rateLimited', details: { policy: 'missed-reads' } });
    account.fetchStash = async () => ok(tab);
    const read = (who: string) => getStash(deps, { userId: who, ...place, tabId: tabId('t1') });
    expect(await read(await addUser('other'))).toMatchObject({ stash: { id: 't1' } });
    clock.nowMs += 10 * minute;
    expect(await read(userId)).toMatchObject({ stash: { id: 't1' } });
  });

  it('D23 refuses a deleted tab as vanished and deletes its stored read', async () => {
    serveTab(tab);
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    serveTab(null);
    await expect(getStash(deps, { userId, ...place, tabId: tabId('t1') })).rejects.toMatchObject({ code: 'stashTabVanished' });
    expect((await findStashReads(db, { userId, ...place, itemIds: ['orb'] })).size).toBe(0);
  });

  it('R8.20 keeps the previous read when the next one fails', async () => {
    serveTab(tab);
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    for (const failure of [{ kind: 'down', reason: 'HTML' }, { kind: 'timeout' }, { kind: 'forbidden' }] as const) {
      account.fetchStash = async () => failure;
      await expect(getStash(deps, { userId, ...place, tabId: tabId('t1') })).rejects.toMatchObject({
        code: failure.kind === 'timeout' ? 'gameApiTimeout' : 'gameApiDown',
      });
    }
    expect((await findStashReads(db, { userId, ...place, itemIds: ['orb'] })).size).toBe(1);
  });

  it('D23 stores unusual items: without an id or position, or with text the database cannot store', async () => {
    const odd = { id: 'odd', typeLine: 'A\0B \ud800 orb', explicitMods: ['x\0', 'y\udc00'], note: '\0' };
    serveTab({ id: 't1', name: '\0 name', items: [{ typeLine: 'no id' }, odd, { ...odd, x: 2 }] });
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    const read = (await findStashReads(db, { userId, ...place, itemIds: ['odd'] })).get('odd');
    expect(read).toMatchObject({ x: 2, y: 0, w: 1, name: 'AB \ufffd orb', tabName: ' name' });
  });

  it('D18 deletes reads of a tab after 7 days', async () => {
    serveTab(tab);
    await getStash(deps, { userId, ...place, tabId: tabId('t1') });
    const week = 7 * 24 * 60 * minute;
    expect(await pruneStashReads(db, clock.nowMs + week)).toBe(0);
    expect(await pruneStashReads(db, clock.nowMs + week + 1)).toBe(1);
  });
});

describe('account lists', () => {
  it('R3.64 R7.11 converts leagues to lower case and reads characters at most once every 30 minutes', async () => {
    serveCharacters(['Kirael', 'Mercenaries']);
    const first = await getCharacters(deps, { userId, game: 'poe1' });
    expect(first).toEqual({ characters: [{ name: 'Kirael', league: 'mercenaries', class: 'Witch', level: 90 }], readAtMs: clock.nowMs });
    clock.nowMs += 30 * minute;
    expect(await getCharacters(deps, { userId, game: 'poe1' })).toEqual(first);
    clock.nowMs += 1;
    expect((await getCharacters(deps, { userId, game: 'poe1' })).readAtMs).toBe(clock.nowMs);
    expect(asked).toEqual(['characters', 'characters']);
  });

  it('R9.44 returns the previous list when the publisher fails, and refuses if there is no previous list', async () => {
    await expect(getCharacters(deps, { userId, game: 'poe1' })).rejects.toMatchObject({ code: 'gameApiDown' });
    serveCharacters(['Kirael', 'Mercenaries']);
    const first = await getCharacters(deps, { userId, game: 'poe1' });
    clock.nowMs += 31 * minute;
    account.fetchCharacters = async () => ({ kind: 'timeout' });
    expect(await getCharacters(deps, { userId, game: 'poe1' })).toEqual(first);
  });

  it('R7.12 R9.45 reads leagues once an hour, including private ones, and finds them by lower-case id', async () => {
    const first = await getAccountLeagues(deps, { userId, game: 'poe1' });
    expect(first.leagues).toContainEqual({ id: 'my league (pl123)', name: 'My League (PL123)' });
    clock.nowMs += 60 * minute;
    await getAccountLeagues(deps, { userId, game: 'poe1' });
    expect(asked).toEqual(['leagues']);
    clock.nowMs += 1;
    account.fetchLeagues = original.fetchLeagues;
    expect(await getAccountLeagues(deps, { userId, game: 'poe1' })).toEqual(first);
  });

  it('R8.19 reports an ended session instead of returning an older list', async () => {
    serveCharacters(['Kirael', 'Mercenaries']);
    await getCharacters(deps, { userId, game: 'poe1' });
    clock.nowMs += 31 * minute;
    account.fetchCharacters = async () => ({ kind: 'unauthorized' });
    scene.oauth.refreshTokens = async () => ({ kind: 'refused', reason: 'invalid_grant' });
    await expect(getCharacters(deps, { userId, game: 'poe1' })).rejects.toMatchObject({ code: 'sessionExpired' });
  });
});

describe('main in-game name', () => {
  const mine = { game: 'poe1', league: 'mercenaries', ign: 'Kirael' } as const;

  it('R7.06 accepts the name of the person’s own character in the league, and shows the name in the profile', async () => {
    serveCharacters(['Kirael', 'Mercenaries'], ['Old', 'Standard']);
    const profile = await setMainIgn(deps, { ...mine, userId });
    expect(profile).toEqual({ uuid: userId, name: 'me', banned: false, mainIgns: [mine], serverTimeMs: clock.nowMs });
    await setMainIgn(deps, { ...mine, league: 'standard', ign: 'Old', userId });
    expect((await getProfile(deps, userId)).mainIgns).toHaveLength(2);
  });

  it.each([
    ['somebody else’s name', { ...mine, ign: 'Stranger' }],
    ['a character of another league', { ...mine, ign: 'Old' }],
    ['another spelling', { ...mine, ign: 'kirael' }],
  ])('R7.06 refuses %s and changes nothing', async (_what, wanted) => {
    serveCharacters(['Kirael', 'Mercenaries'], ['Old', 'Standard']);
    await expect(setMainIgn(deps, { ...wanted, userId })).rejects.toMatchObject({ code: 'ignNotOwned' });
    expect((await getProfile(deps, userId)).mainIgns).toEqual([]);
  });

  it('D20 to find a character created since the last read, reads the list again at most once a minute', async () => {
    serveCharacters(['Old', 'Standard']);
    await expect(setMainIgn(deps, { ...mine, userId })).rejects.toMatchObject({ code: 'ignNotOwned' });
    await expect(setMainIgn(deps, { ...mine, userId })).rejects.toMatchObject({ code: 'ignNotOwned' });
    expect(asked).toEqual(['characters']);
    clock.nowMs += 2 * minute;
    serveCharacters(['Kirael', 'Mercenaries']);
    expect((await setMainIgn(deps, { ...mine, userId })).mainIgns).toEqual([mine]);
  });

  it('D20 refuses when the list is too old and cannot be read', async () => {
    serveCharacters(['Kirael', 'Mercenaries']);
    await setMainIgn(deps, { ...mine, userId });
    clock.nowMs += 31 * minute;
    account.fetchCharacters = original.fetchCharacters;
    await expect(requireOwnIgn(deps, { ...mine, userId })).rejects.toMatchObject({ code: 'gameApiDown' });
  });

  it('R3.65 requires names to be confirmed for their league', async () => {
    serveCharacters(['Kirael', 'Mercenaries'], ['Second', 'Mercenaries']);
    await expect(requireOwnIgn(deps, { ...mine, userId })).rejects.toMatchObject({ code: 'ignNotConfirmed' });
    await setMainIgn(deps, { ...mine, userId });
    await requireOwnIgn(deps, { ...mine, userId });
    await expect(requireOwnIgn(deps, { ...mine, ign: 'Second', userId })).rejects.toMatchObject({ code: 'ignNotConfirmed' });
  });
});
