import { beforeEach, describe, expect, it } from 'vitest';
import { storeToken } from '../../shared/session/token.ts';
import { forgetStoredRecents } from './palette-store.ts';
import { clearRecents, rememberRecent, useRecents } from './recent-store.ts';

const KEY = 'poexchange:recent';
const entry = (id: string) => ({ id, kind: 'page', name: id, target: { path: '' } }) as const;
const ids = () => useRecents.getState().recents.map(({ id }) => id);

describe('recently used entries', () => {
  beforeEach(() => clearRecents());

  it('lists the newest entry first, each entry once, and at most six', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'd']) rememberRecent(entry(id), '/poe/poexchange');
    expect(ids()).toEqual(['d', 'g', 'f', 'e', 'c', 'b']);
  });

  it.each([
    ['{"state":{"recents":[{"id":"x","kind":"page","name":"x","href":"https://evil.example"}]},"version":1}'],
    ['{"state":{"recents":[{"id":"x","kind":"page","name":"x","href":"//evil.example/poe/poexchange"}]},"version":1}'],
    ['{"state":{"recents":[{"id":"x","kind":"page","name":"x","href":"javascript:alert(1)"}]},"version":1}'],
    ['{"state":{"recents":"none"},"version":1}'],
    ['{"state":null,"version":99}'],
    ['not JSON'],
  ])('drops foreign addresses and damaged storage: %s', async (stored) => {
    localStorage.setItem(KEY, stored);
    await useRecents.persist.rehydrate();
    expect(ids()).toEqual([]);
  });

  it('keeps valid entries beside damaged ones', async () => {
    const valid = { id: 'page:/economy', kind: 'page', name: 'Economy', href: '/poe2/poexchange/economy?sort=value' };
    localStorage.setItem(KEY, JSON.stringify({ state: { recents: [null, valid, { ...valid, kind: 'file' }] }, version: 1 }));
    await useRecents.persist.rehydrate();
    expect(useRecents.getState().recents).toEqual([valid]);
  });

  it('are deleted when the account changes, in memory and in storage', () => {
    rememberRecent(entry('a'), '/poe/poexchange');
    storeToken(`e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`);
    expect(ids()).toEqual([]);
    localStorage.setItem(KEY, 'left by an earlier visit');
    forgetStoredRecents();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
