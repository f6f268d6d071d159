import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { characterReplySchema, itemSchema, publicStashPageSchema, stashListReplySchema, stashTabSchema } from './index.ts';

const corpus = process.env['CORPUS'] ?? '../shared/corpus';

function read(...path: string[]): string {
  return readFileSync(join(corpus, ...path), 'utf8');
}

describe.skipIf(!existsSync(join(corpus, 'items')))('recorded response bodies', () => {
  it('R3.05 reads every recorded item without losing fields', () => {
    let count = 0;
    for (const file of readdirSync(join(corpus, 'items'))) {
      for (const line of read('items', file).split('\n')) {
        if (line === '') continue;
        const item: unknown = JSON.parse(line);
        expect(z.parse(itemSchema, item), file).toEqual(item);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(10_000);
  });

  it('R3.25 reads every recorded tab and list', () => {
    for (const file of readdirSync(join(corpus, 'stash/tabs'))) {
      const tab: unknown = JSON.parse(read('stash/tabs', file));
      expect(z.parse(stashTabSchema, tab), file).toEqual(tab);
    }
    const list = z.parse(stashListReplySchema, JSON.parse(read('stash/lists/ATRussell63__standard_884tabs.json')));
    expect(list.stashes.length).toBeGreaterThan(800);
  });

  it('D51 reads every recorded stream page', () => {
    for (const file of readdirSync(join(corpus, 'psapi'))) {
      const page = z.parse(publicStashPageSchema, JSON.parse(gunzipSync(readFileSync(join(corpus, 'psapi', file))).toString('utf8')));
      expect(page.stashes.length, file).toBeGreaterThan(0);
    }
  });

  it('R3.64 reads a recorded character', () => {
    const { character } = z.parse(characterReplySchema, JSON.parse(read('characters/moepmoep12__poe-api-ts__01.json')));
    expect(character?.equipment?.length).toBeGreaterThan(0);
  });
});
