/** Snapshot details for tests. */
import type { GroupHash, StashTabId } from '@poexchange/domain/ids';
import type { DetailItem, Holding, SnapshotDetails, SnapshotTab } from '@poexchange/domain/net-worth';

export const tabIdOf = (name: string): StashTabId => `mercenaries:${name}` as StashTabId;

export function makeTab(name: string, changes: Partial<SnapshotTab> = {}): SnapshotTab {
  return {
    id: tabIdOf(name),
    name,
    type: 'NormalStash',
    color: '#7c5a3c',
    itemCount: 30,
    state: 'read',
    readAtMs: 1_700_000_000_000,
    ...changes,
  };
}

type ItemChanges = Partial<Omit<DetailItem, 'holdings' | 'quantity'>> & { readonly held?: Readonly<Record<string, number>> };

/** Ten pieces in tab `a` at 1 chaos each by default; `held` overrides the pieces by tab. */
export function makeItem(name: string, { held = { a: 10 }, ...changes }: ItemChanges = {}): DetailItem {
  const hash = `hash of ${name}` as GroupHash;
  const holdings = Object.entries(held).map(([tab, quantity]): Holding => ({ tabId: tabIdOf(tab), quantity, stacks: 1 }));
  return {
    hash,
    priceHash: hash,
    filterHash: hash,
    tag: 'currency',
    key: name.toLowerCase(),
    hashProps: {},
    priceProps: {},
    displayName: name,
    icon: '',
    frameType: 5,
    price: 1,
    originalPrice: 1,
    isCustomPrice: false,
    isIgnored: false,
    isLowConfidence: false,
    borrowedPieces: 0,
    ...changes,
    holdings,
    quantity: holdings.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

export function makeDetails(items: readonly DetailItem[], tabs: readonly SnapshotTab[] = [makeTab('a'), makeTab('b')]): SnapshotDetails {
  return { game: 'poe1', tabs, items };
}

/** Seeded random numbers, so that a failure can be reproduced. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const drawnTags = ['currency', 'essence', 'fragment', 'card', 'unique', 'scarab', 'gem', 'map'] as const;

/** Random kinds in four tabs. The names are always the same, so that two results can be compared. */
export function drawDetails(random: () => number, count: number): SnapshotDetails {
  const names = ['a', 'b', 'c', 'd'].filter(() => random() < 0.85);
  const tabs = names.length === 0 ? ['a'] : names;
  const items = Array.from({ length: count }, (_none, at): DetailItem => {
    const market = Math.round(random() ** 6 * 1e9) / 1e6;
    const drawn = random();
    const own = Math.round(random() * 1e6) / 1e4;
    return makeItem(`Kind ${at}`, {
      tag: drawnTags[at % drawnTags.length] ?? 'currency',
      held: Object.fromEntries(tabs.filter(() => random() < 0.5).map((tab) => [tab, 1 + Math.floor(random() * 4000)])),
      originalPrice: market,
      price: drawn < 0.05 ? 0 : drawn < 0.15 ? own : market,
      isIgnored: drawn < 0.05,
      isCustomPrice: drawn >= 0.05 && drawn < 0.15,
      isLowConfidence: random() < 0.2,
    });
  }).filter(({ quantity }) => quantity > 0);
  return makeDetails(
    items,
    tabs.map((name) => makeTab(name)),
  );
}
