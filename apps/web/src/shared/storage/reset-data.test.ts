// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetData } from './reset-data.ts';

/** Names of databases and caches, because jsdom has neither. */
const databases = new Set<string>();
const kept = new Set<string>();
vi.mock('idb-keyval', () => ({ clear: async () => void databases.delete('keyval-store') }));

const keys = ['interface', 'language', 'sounds', 'my-listings', 'tabs', 'token'].map((key) => `poexchange:${key}`);
const listKept = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  for (const key of [...keys, 'another-site']) localStorage.setItem(key, '{}');
  sessionStorage.setItem('poexchange:draft', '{}');
  for (const name of ['keyval-store', 'poexchange:stash', 'poexchange:snapshot', 'another-site']) databases.add(name);
  for (const name of ['poexchange-price-files', 'poexchange-shell']) kept.add(name);
  vi.stubGlobal('indexedDB', {
    databases: async () => [...databases].map((name) => ({ name, version: 1 })),
    deleteDatabase: (name: string) => void databases.delete(name),
  });
  vi.stubGlobal('caches', { delete: async (name: string) => kept.delete(name) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("resetting this browser's data", () => {
  it('R2.15 soft reset clears the interface, and keeps prices, groups, tabs and the sign-in', async () => {
    await resetData('soft');
    expect(sessionStorage).toHaveLength(1);
    expect(listKept()).toEqual(['another-site', 'poexchange:my-listings', 'poexchange:tabs', 'poexchange:token']);
  });

  it('R2.15, R2.30 hard reset removes all data of this site, and nothing else', async () => {
    await resetData('hard');
    expect(listKept()).toEqual(['another-site']);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['soft', 'hard'] as const)(
    'R2.15 %s reset removes loaded tabs, cached lists and price files; the page still opens offline',
    async (depth) => {
      await resetData(depth);
      expect([...databases]).toEqual(['another-site']);
      expect([...kept]).toEqual(['poexchange-shell']);
    },
  );

  it('R2.15 succeeds in a browser that blocks all storage', async () => {
    for (const name of ['indexedDB', 'caches']) vi.stubGlobal(name, undefined);
    await resetData('hard');
    expect(listKept()).toEqual(['another-site']);
  });
});
