/** Remembers values by text key, at most twice `maxEntries` of them; the least recently used half is forgotten at a time. */
export type BoundedCache<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
};

/** Makes an empty cache of two generations: when the young one is full it becomes the old one, whose entries are forgotten. */
export function createBoundedCache<Value>(maxEntries: number): BoundedCache<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    if (young.size >= maxEntries) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  const get = (key: string): Value | undefined => {
    const value = young.get(key);
    if (value !== undefined) return value;
    const aged = old.get(key);
    if (aged !== undefined) set(key, aged);
    return aged;
  };
  return { get, set };
}
