import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const folder = path.join(process.env.CORPUS ?? '', 'psapi');
const files = process.env.CORPUS ? readdirSync(folder) : [];

describe('recorded stream pages', () => {
  it.each(files)('D05 D51 reads every change in %s', (file) => {
    const page = readPage(gunzipSync(readFileSync(path.join(folder, file))));
    expect(page.unreadable).toEqual([]);
    expect(page.tabs.length).toBeGreaterThan(0);
    for (const tab of page.tabs) {
      if (!tab.isPublic) continue;
      expect(tab.offers.every(({ ask, quantity }) => ask > 0 && Number.isFinite(ask) && quantity >= 1)).toBe(true);
    }
  });

  it('D05 D51 finds many priced items of known groups', () => {
    const tabs = files.flatMap((file) => readPage(gunzipSync(readFileSync(path.join(folder, file)))).tabs);
    const offers = tabs.flatMap((tab) => (tab.isPublic ? tab.offers : []));
    expect(offers.length).toBeGreaterThan(500);
  });
});
