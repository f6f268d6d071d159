/** Snapshot details for tests, generated from a seed. */
import { displayNameOf, type HashProperties, type Tag } from '../grouping/index.ts';
import { makeStashTabId, readPublisherTabId, type StashTabId } from '../ids/index.ts';
import { tags } from '../tables/index.ts';
import type { DetailItem, Holding, SnapshotDetails, SnapshotTab, SnapshotTabId } from './details.ts';
import { nameGroups } from './name-groups.ts';

export function tabIdOf(text: string): StashTabId {
  const tabId = readPublisherTabId(text);
  if (tabId === null) throw new Error(`${text} is no tab id`);
  return makeStashTabId('mercenaries', tabId);
}

export function makeTab(id: SnapshotTabId, changes: Partial<SnapshotTab> = {}): SnapshotTab {
  return {
    id,
    name: `Tab ${id}`,
    type: 'NormalStash',
    color: '#7c5a3c',
    itemCount: 30,
    state: 'read',
    readAtMs: 1_700_000_000_000,
    ...changes,
  };
}

type ItemChanges = Partial<Omit<DetailItem, 'hash' | 'priceHash' | 'filterHash' | 'quantity'>>;

/** Creates a kind of item: by default a chaos orb in tab `a`. Its price follows from value and custom price. */
export function makeItem(changes: ItemChanges = {}): DetailItem {
  const tag = changes.tag ?? 'currency';
  const key = changes.key ?? 'chaos orb';
  const hashProps = changes.hashProps ?? {};
  const holdings: readonly Holding[] = changes.holdings ?? [{ tabId: tabIdOf('a'), quantity: 10, stacks: 1 }];
  const originalPrice = changes.originalPrice === undefined ? 1 : changes.originalPrice;
  const item = {
    tag,
    key,
    hashProps,
    priceProps: hashProps,
    displayName: displayNameOf({ tag, key }),
    icon: '/gen/image/a/b/c.png',
    frameType: 5,
    holdings,
    originalPrice,
    price: originalPrice ?? 0,
    isCustomPrice: false,
    isIgnored: false,
    isLowConfidence: false,
    borrowedPieces: 0,
    ...changes,
  };
  return { ...item, ...nameGroups(item), quantity: item.holdings.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Generates details of `count` kinds in `tabCount` tabs with a random number generator. */
export function drawDetails(
  random: () => number,
  { count, tabCount }: { readonly count: number; readonly tabCount: number },
): SnapshotDetails {
  const whole = (most: number): number => Math.floor(random() * most);
  const tabs = Array.from({ length: tabCount }, (_none, at) => makeTab(tabIdOf(`t${at}`)));
  const items = Array.from({ length: count }, (_none, at) => {
    const properties: HashProperties = random() < 0.5 ? {} : { gemLevel: 1 + whole(21), quality: whole(24), corrupted: random() < 0.5 };
    const originalPrice = random() < 0.1 ? null : Math.round(random() ** 8 * 1e8) / 10_000;
    const drawn = random();
    const own = Math.round(random() * 1e6) / 10_000;
    const held = tabs.filter(() => random() < 1.5 / tabCount);
    return makeItem({
      tag: tags[whole(tags.length)] as Tag,
      key: `kind ${at} of ${whole(900)}`,
      hashProps: properties,
      holdings: (held.length === 0 ? tabs.slice(0, 1) : held).map(({ id }) => ({
        tabId: id,
        quantity: 1 + whole(5000),
        stacks: 1 + whole(3),
      })),
      originalPrice,
      ...(drawn < 0.05
        ? { isIgnored: true, price: 0 }
        : drawn < 0.15
          ? { isCustomPrice: true, price: own }
          : { price: originalPrice ?? 0 }),
      isLowConfidence: random() < 0.2,
    });
  });
  return { game: 'poe1', tabs, items };
}

/** Parses CSV strictly by RFC 4180, after its byte order mark. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === ',' || char === '\r')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\r') {
        at += 1;
        rows.push([]);
      }
    } else cell += char;
  }
  return rows.slice(0, -1);
}
