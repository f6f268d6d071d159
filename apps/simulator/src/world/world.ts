/** The world: accounts, sellers, true prices and the stream, all from one seed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stashTabSchema } from '@poexchange/contract/game-api';
import { makeAccount, makeCharacter, type SimAccount } from './account.ts';
import { fillDemoStash, fillFreshStash } from './demo-stash.ts';
import { createExchange, type Exchange } from './exchange.ts';
import type { ModShape } from './item.ts';
import { moveSellers, ownerOf, STEP_MS } from './movement.ts';
import { makeAccountName } from './names.ts';
import { createRandom, shuffle } from './random.ts';
import { sliceArray } from './raw-json.ts';
import { makeSellers, type Seller } from './sellers.ts';
import { createStream, type Stream } from './stream.ts';
import type { SimTab } from './tab.ts';
import { createTruth, type Truth } from './truth.ts';

// The account that owns the recorded tabs (D05): every item is kept byte for byte, and tab ids are made unique.

const CORPUS_ACCOUNT_NAME = 'CorpusOwner#0001';
const CORPUS_LEAGUE = 'Standard';

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

/** Tabs name the folder they are in; the folders themselves were not recorded. */
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

/** Throws if the folder cannot be read or a file is not a tab. */
function makeCorpusAccount(corpus: string): SimAccount {
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

export type World = Readonly<{
  accounts: ReadonlyMap<string, SimAccount>;
  sellers: readonly Seller[];
  truth: Truth;
  stream: Stream;
  exchange: Exchange;
  /** Advances the world to the current time. */
  catchUp: () => void;
  /** Creates an account with a stash; null if the name is taken. */
  createAccount: (name?: string) => SimAccount | null;
}>;

export type WorldOptions = Readonly<{
  seed: string;
  timeScale: number;
  corpus: string | undefined;
  streamDelayMs: number;
  shape: ModShape;
  now: () => number;
}>;

/** The demo accounts: one of them has a map tab by tier (since 3.28) and items with flagged mods. */
export const demoAccountNames = ['Kirael#1234', 'Brinewash#5678', 'OldBarnaby#0420'] as const;

/** Maximum number of steps to catch up after a long pause; further steps are skipped, as if no trade had happened. */
const MOST_STEPS_AT_ONCE = 500;
const HOUR_MS = 3_600_000;

function makeDemoAccounts(seed: string, shape: ModShape): SimAccount[] {
  return demoAccountNames.map((name, index) => {
    const random = createRandom(`${seed}/demo/${name}`);
    const account: SimAccount = {
      ...makeAccount(random, name, 'demo', shape),
      mapTab: index === 1 ? 'byTier' : 'byMap',
      privateLeagues: index === 0 ? ['Kirael Trading Post (PL48213)'] : [],
    };
    const first = name.slice(0, name.indexOf('#'));
    account.characters.push(
      makeCharacter(random, 'Mercenaries', first),
      makeCharacter(random, 'Dawn of the Hunt', `${first}_Hunt`, 'poe2'),
    );
    fillDemoStash(random, account, 'Mercenaries');
    fillFreshStash(random, account, 'Standard');
    return account;
  });
}

export function createWorld({ seed, timeScale, corpus, streamDelayMs, shape, now }: WorldOptions): World {
  const truth = createTruth(seed);
  const accounts = new Map(makeDemoAccounts(seed, shape).map((account) => [account.name, account]));
  if (corpus !== undefined) {
    const account = makeCorpusAccount(corpus);
    accounts.set(account.name, account);
  }
  const sellers = makeSellers({ seed, truth, shape, takenNames: new Set(accounts.keys()) });
  for (const { account } of sellers) accounts.set(account.name, account);

  const stream = createStream({ delayMs: streamDelayMs, now });
  const shown = sellers.flatMap((seller) => [...seller.account.stashes.values()].flat().map((tab) => ({ tab, seller })));
  for (const { tab, seller } of shuffle(createRandom(`${seed}/stream`), shown)) stream.push(tab, ownerOf(seller), 'atOnce');

  const startMs = now();
  let reachedStep = 0;
  let freshCount = 0;

  return {
    accounts,
    sellers,
    truth,
    stream,
    exchange: createExchange({ seed, truth, now }),
    catchUp: () => {
      const elapsedMs = (now() - startMs) * timeScale;
      truth.moveTo(Math.floor(elapsedMs / HOUR_MS));
      const step = Math.floor(elapsedMs / STEP_MS);
      reachedStep = Math.max(reachedStep, step - MOST_STEPS_AT_ONCE);
      while (reachedStep < step) moveSellers(seed, ++reachedStep, { sellers, truth, stream });
    },
    createAccount: (name) => {
      // The identity differs between starts, so that a fresh account does not inherit an earlier account's data in the
      // product; its possessions are the same.
      const identity = createRandom(`${seed}/fresh/${startMs}/${freshCount}`);
      const random = createRandom(`${seed}/fresh/${freshCount++}`);
      let chosen = name ?? makeAccountName(identity);
      while (name === undefined && accounts.has(chosen)) chosen = makeAccountName(identity);
      if (accounts.has(chosen)) return null;
      const account = makeAccount(identity, chosen, 'fresh', shape);
      fillFreshStash(random, account, 'Mercenaries');
      account.characters.push(
        { ...makeCharacter(random, 'Mercenaries'), current: true },
        makeCharacter(random, 'Dawn of the Hunt', undefined, 'poe2'),
      );
      accounts.set(chosen, account);
      return account;
    },
  };
}
