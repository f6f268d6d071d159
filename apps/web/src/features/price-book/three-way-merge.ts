/** Undo by a three-way merge, which preserves later changes (D26). Pure. */

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns `now` without the step that led from `before` to `after`: restores fields that the step changed, and keeps
 * all others and those changed again since. Recurses into records field by field; lists are sets, of texts or of
 * records with an `id` or a `hash`.
 */
export function undoByMerge<T>(options: { readonly before: T; readonly after: T; readonly now: T }): T {
  return mergeValue(options) as T;
}

type Three = { readonly before: unknown; readonly after: unknown; readonly now: unknown };

function mergeValue({ before, after, now }: Three): unknown {
  if (isSame(before, after)) return now;
  if (isSame(now, after)) return before;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
    return Object.values(mergeFields({ before: keyList(before), after: keyList(after), now: keyList(now) }));
  }
  return isRecord(before) && isRecord(after) && isRecord(now) ? mergeFields({ before, after, now }) : now;
}

/** In the order of `before`, then the later ones. */
function mergeFields({ before, after, now }: { readonly before: Fields; readonly after: Fields; readonly now: Fields }): Fields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = mergeValue({ before: before[name], after: after[name], now: now[name] });
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function keyList(list: readonly unknown[]): Fields {
  return Object.fromEntries(list.map((each) => [keyOf(each), each]));
}

function keyOf(each: unknown): string {
  const name = isRecord(each) ? (each['id'] ?? each['hash']) : each;
  return typeof name === 'string' ? name : JSON.stringify(each);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && isSame(keyList(a), keyList(b));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
}
