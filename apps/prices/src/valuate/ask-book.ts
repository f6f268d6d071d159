import { ASK_BYTES, viewBytes, writeAsk } from '../offers/packed-asks.ts';

/**
 * The living asks of a league, or of a part of it: all that valuation knows of offers and their tables. `view` holds asks as they are stored (packed-asks.ts), each tab's
 * together; `tabs` says whose they are, and those of one account follow one another.
 */
export type AskBook = { readonly view: DataView; readonly tabs: readonly BookTab[] };

/** A tab with asks: its bytes, the account's number (below zero for sellers on this site), and when the tab was last seen. */
export type BookTab = { readonly accountId: number; readonly seenAtMs: number; readonly from: number; readonly to: number };

/** One ask as an object: how asks from elsewhere than the stream come (the site's own listings, D55). */
export type AskRow = {
  readonly groupId: number;
  readonly accountId: number;
  readonly currencyId: number;
  readonly isNoted: boolean;
  readonly ask: number;
  readonly seenAtMs: number;
  /** One, when nothing is known of it. */
  readonly quantity?: number;
  /** As old as it was seen, when nothing else is known. */
  readonly listedAtMs?: number;
};

export type AskBookWriter = {
  /** Adds a tab; its bytes are copied. */
  readonly addTab: (tab: { readonly accountId: number; readonly seenAtMs: number }, asks: Uint8Array) => void;
  readonly addRows: (rows: readonly AskRow[]) => void;
  /** The book; nothing is added after it. */
  readonly close: () => AskBook;
};

/** A book to be filled, with room for so many bytes to begin with. */
export function createAskBook(roomBytes: number): AskBookWriter {
  let bytes = Buffer.allocUnsafe(Math.max(roomBytes, ASK_BYTES));
  let length = 0;
  const tabs: BookTab[] = [];

  const makeRoom = (wanted: number): void => {
    if (length + wanted <= bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, length + wanted));
    bytes.copy(larger, 0, 0, length);
    bytes = larger;
  };
  const addTab: AskBookWriter['addTab'] = ({ accountId, seenAtMs }, asks) => {
    makeRoom(asks.length);
    bytes.set(asks, length);
    tabs.push({ accountId, seenAtMs, from: length, to: length + asks.length });
    length += asks.length;
  };
  return {
    addTab,
    addRows: (rows) => {
      const one = Buffer.alloc(ASK_BYTES);
      const view = viewBytes(one);
      for (const row of rows) {
        const { quantity = 1, seenAtMs, listedAtMs = seenAtMs } = row;
        writeAsk(view, 0, { ...row, quantity, listedAtSeconds: Math.floor(listedAtMs / 1000) });
        addTab(row, one);
      }
    },
    close: () => ({ view: viewBytes(bytes.subarray(0, length)), tabs: tabs.toSorted((a, b) => a.accountId - b.accountId) }),
  };
}
