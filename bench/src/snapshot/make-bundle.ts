import { hashGroup, type ItemGroup } from '@poexchange/domain/grouping';

/** Published prices of a league, with only the fields that the page's reader uses. */
export type BenchBundle = { readonly meta: object; readonly tags: Readonly<Record<string, object>> };

/** Gives each group a value of its own. */
export function makeBundle(groups: readonly ItemGroup[]): BenchBundle {
  const byTag = new Map<string, ItemGroup[]>();
  for (const group of groups) byTag.set(group.tag, [...(byTag.get(group.tag) ?? []), group]);
  const tags = Array.from(byTag, ([tag, members]) => [
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
