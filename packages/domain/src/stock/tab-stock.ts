/** Pieces of a stack that were handed over, for a browser to subtract from its own copy of a tab (D33). */

export type HandedStack = { readonly itemId: string; readonly quantity: number; readonly handedMs: number };

/**
 * Returns a tab's items less the pieces handed over after the tab was read, without used-up stacks. Returns the same
 * list if nothing was handed over.
 */
export function lessHanded<Item extends { readonly id?: string | undefined; readonly stackSize: number }>(
  tab: { readonly items: readonly Item[]; readonly readAtMs: number },
  handed: readonly HandedStack[],
): readonly Item[] {
  const sums = new Map<string, number>();
  for (const { itemId, quantity, handedMs } of handed) if (handedMs >= tab.readAtMs) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  if (sums.size === 0) return tab.items;
  return tab.items.flatMap((item) => {
    const stackSize = item.stackSize - (sums.get(item.id ?? '') ?? 0);
    if (stackSize === item.stackSize) return [item];
    return stackSize > 0 ? [{ ...item, stackSize }] : [];
  });
}

/**
 * Counts the draft's groups that other listings also offer: with at least one of the same stacks or, for a manually
 * entered group, under the same hash. Counts are keyed by the other listing's id.
 */
export function countOverlaps(
  draft: readonly { readonly hash: string; readonly rawItems: readonly { readonly id: string }[] }[],
  others: readonly {
    readonly uuid: string;
    readonly items: readonly { readonly hash: string; readonly rawItems: readonly { readonly id: string }[] }[];
  }[],
): Map<string, number> {
  return new Map(
    others.flatMap(({ uuid, items }) => {
      const ids = new Set(items.flatMap(({ rawItems }) => rawItems.map(({ id }) => id)));
      const byHand = new Set(items.filter(({ rawItems }) => rawItems.length === 0).map(({ hash }) => hash));
      const count = draft.filter(({ hash, rawItems }) =>
        rawItems.length === 0 ? byHand.has(hash) : rawItems.some(({ id }) => ids.has(id)),
      ).length;
      return count === 0 ? [] : [[uuid, count] as const];
    }),
  );
}
