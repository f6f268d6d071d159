import type { GroupIdentity, HashProperties } from './group-identity.ts';

/**
 * Remembers values by group identity, at most twice `maxEntries` of them; the least recently used half is forgotten at
 * a time.
 */
export type IdentityCache<Value> = {
  /** The value remembered for an identity, or the one made now. */
  readonly read: (identity: GroupIdentity, make: (identity: GroupIdentity) => Value) => Value;
};

/** Cache entries of one tag and key: the group without properties, and those with some, by a text of them. */
type Slot<Value> = { bare: Value | undefined; others: Map<string, Value> | undefined };
type Generation<Value> = Map<string, Map<string, Slot<Value>>>;

/**
 * Creates a cache of two generations: when the young one is full it becomes the old one, whose entries are dropped. Tag
 * and key are looked up as they are, and most groups have no properties, so no key text is built for them.
 */
export function createIdentityCache<Value>(maxEntries: number): IdentityCache<Value> {
  let young: Generation<Value> = new Map();
  let old: Generation<Value> = new Map();
  let youngEntries = 0;

  function add(identity: GroupIdentity, text: string, value: Value): void {
    if (youngEntries >= maxEntries) {
      old = young;
      young = new Map();
      youngEntries = 0;
    }
    youngEntries += 1;
    let byKey = young.get(identity.tag);
    if (byKey === undefined) young.set(identity.tag, (byKey = new Map<string, Slot<Value>>()));
    let slot = byKey.get(identity.key);
    if (slot === undefined) byKey.set(identity.key, (slot = { bare: undefined, others: undefined }));
    if (text === '') slot.bare = value;
    else (slot.others ??= new Map<string, Value>()).set(text, value);
  }

  return {
    read: (identity, make) => {
      const text = writePropertiesKey(identity.properties);
      const known = find(young, identity, text);
      if (known !== undefined) return known;
      const value = find(old, identity, text) ?? make(identity);
      add(identity, text, value);
      return value;
    },
  };
}

function find<Value>(generation: Generation<Value>, { tag, key }: GroupIdentity, text: string): Value | undefined {
  const slot = generation.get(tag)?.get(key);
  if (slot === undefined) return undefined;
  return text === '' ? slot.bare : slot.others?.get(text);
}

/**
 * A text that is equal only for equal non-empty properties: shorter than the canonical form and cheaper to write.
 * Another order of properties or entries may give another text. Lengths before texts prevent collisions of hostile
 * items.
 */
function writePropertiesKey(properties: HashProperties): string {
  let written = '';
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === '') continue;
    if (typeof value === 'string') written += `${name.length} ${name}"${value.length} ${value}`;
    else if (typeof value !== 'object') written += `${name.length} ${name}=${value};`;
    else if (value.length > 0) {
      written += `${name.length} ${name}`;
      for (const entry of value) written += `[${entry.length} ${entry}`;
    }
  }
  return written;
}
