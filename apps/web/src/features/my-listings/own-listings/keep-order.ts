import { useState } from 'react';

/**
 * Order of a list while it is open: rows keep their position, new rows are appended, and removed rows leave no gap.
 * Pure.
 */
export function keepOrder(shown: readonly string[], wanted: readonly string[]): readonly string[] {
  const present = new Set(wanted);
  const kept = shown.filter((key) => present.has(key));
  const known = new Set(kept);
  return [...kept, ...wanted.filter((key) => !known.has(key))];
}

/**
 * Sorts rows only once, when the list is opened: relisting renews a row's time, and if the row moved, another row's
 * button would be under the pointer (D86).
 */
export function useKeptOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const wanted = rows.map(keyOf);
  const [shown, setShown] = useState<readonly string[]>(wanted);
  const order = keepOrder(shown, wanted);
  if (order.length !== shown.length || order.some((key, index) => key !== shown[index])) setShown(order);
  const places = new Map(order.map((key, index) => [key, index]));
  return rows.toSorted((a, b) => (places.get(keyOf(a)) ?? 0) - (places.get(keyOf(b)) ?? 0));
}
