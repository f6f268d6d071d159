import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stashListReplySchema } from '@poexchange/contract/game-api';
import { startClient } from '../testing/client.ts';
import { sliceArray } from './raw-json.ts';

const corpus = process.env['CORPUS'] ?? '../shared/corpus';

describe('raw JSON', () => {
  it('D05 splits an array into its elements without changing a byte', () => {
    const text = '{ "a" : {"items":[9]}, "b\\"": "]}", "items" : [ {"x": 1.0, "y":"\\u2019,]"} , [1, 2], "s,", null ], "z": 0 }';
    expect(sliceArray(text, 'items')).toEqual(['{"x": 1.0, "y":"\\u2019,]"}', '[1, 2]', '"s,"', 'null']);
    expect(sliceArray('{"items":[]}', 'items')).toEqual([]);
    expect(sliceArray('{"other":1}', 'items')).toEqual([]);
  });
});

describe.skipIf(!existsSync(join(corpus, 'stash/tabs')))('corpus account', () => {
  it('D05 serves every recorded item byte for byte with unique tab ids', async () => {
    const client = await startClient({ CORPUS: corpus });
    const { access_token: token } = await client.signIn({ account: 'CorpusOwner#0001' });
    const { stashes } = stashListReplySchema.parse((await client.get('/stash/Standard', token)).json());
    expect(new Set(stashes.map((tab) => tab.id)).size).toBe(stashes.length);
    const bodies: string[] = [];
    for (const tab of stashes.filter((one) => one.type !== 'Folder')) {
      client.wait(70);
      bodies.push((await client.get(`/stash/Standard/${tab.id}`, token)).body);
    }
    const files = readdirSync(join(corpus, 'stash/tabs')).sort();
    expect(bodies).toHaveLength(files.length);
    files.forEach((file, index) => {
      const items = sliceArray(readFileSync(join(corpus, 'stash/tabs', file), 'utf8'), 'items');
      expect(bodies[index]?.endsWith(`"items":[${items.join(',')}]}}`), file).toBe(true);
      expect((JSON.parse(bodies[index] ?? '') as { stash: { items: unknown[] } }).stash.items).toHaveLength(items.length);
    });
  });
});
