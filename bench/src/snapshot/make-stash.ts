/** A stash of many real items, and price files with a value for each. */
import { groupItem, type ItemGroup, hashGroup } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';

/** Number of items per tab: as many as in the largest tabs. */
const ITEMS_OF_TAB = 576;

export type BenchStash = {
  /** Raw tabs as sent by the publisher. */
  readonly tabs: readonly { readonly id: string; readonly items: readonly unknown[] }[];
  readonly bundle: BenchBundle;
  /** Groups of all items that have a group, for object-hash. */
  readonly groups: readonly Pick<ItemGroup, 'tag' | 'key' | 'unsafeHashProperties'>[];
};

/** Repeats items with new ids until there are `count` of them. */
export function makeStash(texts: readonly string[], count: number): BenchStash {
  const groups = new Map<string, ItemGroup>();
  const hashed: ItemGroup[] = [];
  const tabs: { id: string; items: unknown[] }[] = [];
  for (let at = 0; at < count; at += 1) {
    const raw = { ...(JSON.parse(texts[at % texts.length] ?? '{}') as object), id: at.toString(16).padStart(64, '0') };
    if (at % ITEMS_OF_TAB === 0) tabs.push({ id: (at / ITEMS_OF_TAB).toString(16).padStart(10, '0'), items: [] });
    tabs.at(-1)?.items.push(raw);
    const read = readItem(raw);
    const grouped = read.ok ? groupItem(read.item, 'poe1') : undefined;
    if (grouped?.ok !== true) continue;
    hashed.push(grouped.primary);
    groups.set(grouped.primary.hash, grouped.primary);
  }
  return { tabs, groups: hashed, bundle: makeBundle([...groups.values()]) };
}

/** A league's published prices, with only the fields that the page's reader uses. */
type BenchBundle = { readonly meta: object; readonly tags: Readonly<Record<string, object>> };

/** Gives each group its own value. */
function makeBundle(groups: readonly ItemGroup[]): BenchBundle {
  const tags = [...Map.groupBy(groups, ({ tag }) => tag)].map(([tag, members]) => [
    tag,
    {
      timestampMs: 1,
      summaries: {},
      valuations: Object.fromEntries(
        members.map((group, at) => [hashOf(group), { c: Array<number>(10).fill(1 + (at % 97)), l: 20, d: [], h: [] }]),
      ),
    },
  ]);
  return { meta: { league: 'bench', timestampMs: 1 }, tags: Object.fromEntries(tags) as BenchBundle['tags'] };
}

function hashOf({ tag, key, unsafeHashProperties }: ItemGroup): string {
  return hashGroup({ tag, key, properties: unsafeHashProperties });
}
