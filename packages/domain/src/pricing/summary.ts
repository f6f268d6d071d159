import type { HashProperties, ItemGroup, Tag } from '../grouping/index.ts';

/** The name and picture of a group. `icon` is a path below the icon host, empty if unknown. */
export type Summary = {
  readonly hash: string;
  readonly key: string;
  readonly tag: Tag;
  readonly icon: string;
  readonly displayName: string;
  readonly unsafeHashProperties: HashProperties;
};

/** One entry of a summary file: key, icon paths, properties. */
export type CompactSummary = { readonly k: string; readonly i: readonly string[]; readonly p: HashProperties };

/** The rule that names a group, such as `displayNameOf` in the grouping module. */
export type NameRule = (group: Pick<ItemGroup, 'tag' | 'key'>) => string;

export type SummaryPlace = { readonly hash: string; readonly tag: Tag; readonly nameOf?: NameRule };

/**
 * Expands an entry of a summary file: the first icon, and the name given by the rule or, without a rule, the key.
 * Tolerates absent fields.
 */
export function expandSummary(compact: CompactSummary, { hash, tag, nameOf }: SummaryPlace): Summary {
  const key = typeof compact?.k === 'string' ? compact.k : '';
  const icon: unknown = Array.isArray(compact?.i) ? compact.i[0] : undefined;
  return {
    hash,
    key,
    tag,
    icon: typeof icon === 'string' ? icon : '',
    displayName: nameOf?.({ tag, key }) ?? key,
    unsafeHashProperties: compact?.p ?? {},
  };
}
