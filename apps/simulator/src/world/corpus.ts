/** The account that owns recorded tabs (D05): every item byte for byte as it was recorded, tab ids made unique. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stashTabSchema } from '@poexchange/contract/game-api';
import { makeAccount, makeCharacter, type SimAccount } from './account.ts';
import { sliceArray } from './raw-json.ts';
import { createRandom } from './random.ts';
import type { SimTab } from './tab.ts';

export const CORPUS_ACCOUNT_NAME = 'CorpusOwner#0001';
export const CORPUS_LEAGUE = 'Standard';

function readTab(folder: string, file: string, index: number): SimTab {
  const text = readFileSync(join(folder, file), 'utf8');
  const tab = stashTabSchema.parse(JSON.parse(text));
  return {
    id: tab.id,
    publicId: createHash('sha256').update(file).digest('hex'),
    name: tab.name ?? '',
    type: tab.type ?? 'PremiumStash',
    index,
    colour: tab.metadata?.colour ?? '7c5436',
    isPublic: tab.metadata?.public ?? false,
    ...(typeof tab.folder === 'string' ? { folder: tab.folder } : {}),
    items: [],
    rawItems: sliceArray(text, 'items'),
  };
}

/** Members name their folders; the folders themselves were not recorded. */
function makeFolders(tabs: readonly SimTab[]): SimTab[] {
  const ids = new Set(tabs.flatMap((tab) => (tab.folder === undefined ? [] : [tab.folder])));
  return [...ids].map((id, index) => ({
    id,
    publicId: createHash('sha256').update(id).digest('hex'),
    name: `Folder ${index + 1}`,
    type: 'Folder',
    index: tabs.length + index,
    colour: '7c5436',
    isPublic: false,
    children: [],
    items: [],
  }));
}

/** Throws when the folder cannot be read or a file is not a tab. */
export function makeCorpusAccount(corpus: string): SimAccount {
  const folder = join(corpus, 'stash/tabs');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const used = new Set<string>();
  const tabs = files.map((file, index) => {
    const tab = readTab(folder, file, index);
    if (used.has(tab.id)) tab.id = tab.publicId.slice(0, 10);
    used.add(tab.id);
    return tab;
  });
  const random = createRandom('corpus');
  const account = makeAccount(random, CORPUS_ACCOUNT_NAME, 'corpus', 'text');
  account.stashes.set(CORPUS_LEAGUE, [...tabs, ...makeFolders(tabs)]);
  account.characters.push({ ...makeCharacter(random, CORPUS_LEAGUE, 'CorpusKeeper'), current: true });
  return account;
}
