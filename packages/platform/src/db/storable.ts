const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Returns whether PostgreSQL can store all texts of a JSON value: neither `text` nor `jsonb` accepts NUL or half of a
 * surrogate pair.
 */
export function isStorable(value: unknown): boolean {
  // A list instead of recursion: hostile input may be nested deeper than the stack.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && UNSTORABLE.test(part)) return false;
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
  return true;
}
