/** One person's stock in a league (D33): as last read from the tabs or entered manually, less later handovers. */

/** A recorded handover. If `itemId` is null, the group was entered manually. */
export type HandedOver = {
  /** The publisher's id of the stack. */
  readonly itemId: string | null;
  readonly hash: string;
  readonly quantity: number;
  /** Pieces of the stack before the first handover: stored for the owner only, and not used in counts. */
  readonly held: number;
  /** The stack's tab; if unknown, every tab that may contain the stack. */
  readonly tabIds: readonly string[];
  readonly handedMs: number;
  readonly isUndone: boolean;
};

export type StockSources = {
  /**
   * Stacks as last read from the tabs, by item id, with the groups they may be offered under (D28); empty if they were
   * read before groups were stored.
   */
  readonly seen: ReadonlyMap<string, { readonly stackSize: number; readonly readMs: number; readonly hashes: readonly string[] }>;
  /** Time when each tab was last read. */
  readonly tabReads: ReadonlyMap<string, number>;
  /** Groups as last entered manually, by hash. */
  readonly entered: ReadonlyMap<string, { readonly quantity: number; readonly enteredMs: number }>;
  readonly handedOver: readonly HandedOver[];
};

export type Stock<Record extends HandedOver = HandedOver> = {
  /**
   * Returns the remaining pieces of a stack that belong to this group; 0 if no tab contained the stack when last read,
   * or if the stack was read as a different group. Null keeps the seller's quantity, for callers that do not count
   * stacks.
   */
  readonly countStack: (itemId: string, hash: string) => number | null;
  /** Returns the remaining pieces of a manually entered group; null if it was never entered. */
  readonly countByHand: (hash: string) => number | null;
  /** Lists the handovers from a stack since its tab was read, oldest first. */
  readonly listOfStack: (itemId: string) => readonly Record[];
  /** Lists the handovers from a group since it was entered manually, oldest first. */
  readonly listByHand: (hash: string) => readonly Record[];
};

/**
 * Computes the stock from reads, entries and handovers (D33). A handover counts until the stack's tab is next read;
 * then only the read counts, even if the tab no longer contains the stack. A manually entered group counts from its
 * last entry in the same way.
 */
export function readStock<Record extends HandedOver>(sources: StockSources & { readonly handedOver: readonly Record[] }): Stock<Record> {
  const { seen, tabReads, entered } = sources;
  const ordered = [...sources.handedOver].sort((a, b) => a.handedMs - b.handedMs);
  const ofStacks = new Map<string, Record[]>();
  const byHand = new Map<string, Record[]>();
  for (const record of ordered) {
    if (record.itemId === null) addTo(byHand, record.hash, record);
    else addTo(ofStacks, record.itemId, record);
  }
  const wasReadSince = ({ tabIds, handedMs }: HandedOver): boolean =>
    tabIds.length > 0 && tabIds.every((id) => (tabReads.get(id) ?? 0) > handedMs);

  const listOfStack = (itemId: string): readonly Record[] => {
    const readMs = seen.get(itemId)?.readMs ?? 0;
    return (ofStacks.get(itemId) ?? []).filter((each) => !each.isUndone && each.handedMs >= readMs && !wasReadSince(each));
  };
  const listByHand = (hash: string): readonly Record[] => {
    const enteredMs = entered.get(hash)?.enteredMs ?? 0;
    return (byHand.get(hash) ?? []).filter((each) => !each.isUndone && each.handedMs > enteredMs);
  };
  return {
    listOfStack,
    listByHand,
    countStack: (itemId, hash) => {
      const read = seen.get(itemId);
      // An id or hash from outside proves nothing about an item.
      if (read === undefined || (read.hashes.length > 0 && !read.hashes.includes(hash))) return 0;
      return Math.max(0, read.stackSize - sum(listOfStack(itemId)));
    },
    countByHand: (hash) => {
      const entry = entered.get(hash);
      return entry === undefined ? null : Math.max(0, entry.quantity - sum(listByHand(hash)));
    },
  };
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function sum(handed: readonly HandedOver[]): number {
  return handed.reduce((total, { quantity }) => total + quantity, 0);
}
