/** Counts per key; drops a key when its count reaches zero. */
export function createCounter() {
  const counts = new Map<string, number>();
  const read = (key: string): number => counts.get(key) ?? 0;
  return {
    read,
    add: (key: string): void => void counts.set(key, read(key) + 1),
    subtract: (key: string): void => void (read(key) > 1 ? counts.set(key, read(key) - 1) : counts.delete(key)),
  };
}
