import type { GroupIdentity, HashProperties } from './group-identity.ts';

/** Caches values by group identity, at most twice `maxEntries`; when full, drops the older half. */
export type IdentityCache<Value> = {
  /** Returns the cached value of an identity, or creates and caches it. */
  readonly read: (identity: GroupIdentity, make: (identity: GroupIdentity) => Value) => Value;
};

/** A step from one node to the next: a property's name, its value, or the mark or text of a list. */
type Step = string | number | boolean | typeof LIST;
/**
 * A node of a trie over the properties of one tag and key; its value belongs to the properties on the path to the node.
 */
type Node<Value> = { value: Value | undefined; next: Map<Step, Node<Value>> | undefined };
type Generation<Value> = Map<string, Map<string, Node<Value>>>;

/** Marks a property value as a list; the list's text follows. */
const LIST = Symbol('list');

/**
 * Creates a cache of two generations: when the young generation is full it replaces the old one, whose entries are
 * dropped. Each generation is a trie, so that no key string has to be built: names and most values are strings whose
 * hash V8 has already cached.
 */
export function createIdentityCache<Value>(maxEntries: number): IdentityCache<Value> {
  let young: Generation<Value> = new Map();
  let old: Generation<Value> = new Map();
  let youngEntries = 0;

  function add(identity: GroupIdentity, value: Value): void {
    if (youngEntries >= maxEntries) {
      old = young;
      young = new Map();
      youngEntries = 0;
    }
    youngEntries += 1;
    let byKey = young.get(identity.tag);
    if (byKey === undefined) young.set(identity.tag, (byKey = new Map<string, Node<Value>>()));
    let node = byKey.get(identity.key);
    if (node === undefined) byKey.set(identity.key, (node = { value: undefined, next: undefined }));
    walk(node, identity.properties, takeOrMakeNext).value = value;
  }

  return {
    read: (identity, make) => {
      const known = find(young, identity);
      if (known !== undefined) return known;
      const value = find(old, identity) ?? make(identity);
      add(identity, value);
      return value;
    },
  };
}

function find<Value>(generation: Generation<Value>, { tag, key, properties }: GroupIdentity): Value | undefined {
  const node = generation.get(tag)?.get(key);
  return node === undefined ? undefined : walk(node, properties, takeNext).value;
}

const nothing = { value: undefined, next: undefined };

function takeNext<Value>(node: Node<Value>, step: Step): Node<Value> {
  return node.next?.get(step) ?? nothing;
}

function takeOrMakeNext<Value>(node: Node<Value>, step: Step): Node<Value> {
  node.next ??= new Map<Step, Node<Value>>();
  let next = node.next.get(step);
  if (next === undefined) node.next.set(step, (next = { value: undefined, next: undefined }));
  return next;
}

/**
 * Follows the non-empty properties from a node. Properties or entries in another order may end at another node; lengths
 * before entries keep lists of hostile items distinct.
 */
function walk<Value>(from: Node<Value>, properties: HashProperties, step: (node: Node<Value>, step: Step) => Node<Value>): Node<Value> {
  let node = from;
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'object') node = step(step(node, name), value);
    else if (value.length > 0) node = step(step(step(node, name), LIST), writeList(value));
  }
  return node;
}

/** Returns a string that is equal only for equal lists. */
function writeList(entries: readonly string[]): string {
  let written = '';
  for (const entry of entries) written += `[${entry.length} ${entry}`;
  return written;
}
