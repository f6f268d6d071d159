import { ASK_BYTES, viewBytes, writeAsk } from '../offers/packed-asks.ts';

/**
 * The living asks of a league, or of a part of it: all that valuation knows of offers and their tables, in memory that threads share. `bytes` holds asks as they are stored
 * (packed-asks.ts), each tab's together. Tab n's are those from `from[n]` up to `to[n]`; they are of the account with that number (below zero for sellers on this site), and
 * the tab was last seen then. Tabs of one account follow one another.
 */
export type AskBook = {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly accountIds: Float64Array;
  readonly seenAtMs: Float64Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
};

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

/** Memory for books, one after the other: the next one overwrites the last. */
export type BookRoom = { bytes: Uint8Array<SharedArrayBuffer> };

export function createBookRoom(): BookRoom {
  return { bytes: share(0) };
}

/** A book to be filled. It grows as it needs to, and leaves its room as large as that. */
export function createAskBook(room: BookRoom): AskBookWriter {
  let { bytes } = room;
  let length = 0;
  const tabs = { accountIds: [] as number[], seenAtMs: [] as number[], ends: [] as number[] };

  const addTab: AskBookWriter['addTab'] = ({ accountId, seenAtMs }, asks) => {
    if (length + asks.length > bytes.length) {
      const larger = share(Math.max(bytes.length + (bytes.length >> 1), length + asks.length, FIRST_ROOM_BYTES));
      larger.set(bytes.subarray(0, length));
      room.bytes = larger;
      bytes = larger;
    }
    bytes.set(asks, length);
    length += asks.length;
    tabs.accountIds.push(accountId);
    tabs.seenAtMs.push(seenAtMs);
    tabs.ends.push(length);
  };
  return {
    addTab,
    addRows: (rows) => {
      const one = new Uint8Array(ASK_BYTES);
      const view = viewBytes(one);
      for (const row of rows) {
        const { quantity = 1, seenAtMs, listedAtMs = seenAtMs } = row;
        writeAsk(view, 0, { ...row, quantity, listedAtSeconds: Math.floor(listedAtMs / 1000) });
        addTab(row, one);
      }
    },
    close: () => {
      const { accountIds, seenAtMs, ends } = tabs;
      const order = Uint32Array.from(ends.keys()).sort((a, b) => (accountIds[a] as number) - (accountIds[b] as number));
      const put = <Numbers extends Float64Array | Uint32Array>(into: Numbers, read: (tab: number) => number): Numbers => {
        for (let at = 0; at < order.length; at += 1) into[at] = read(order[at] as number);
        return into;
      };
      const floats = (): Float64Array => new Float64Array(new SharedArrayBuffer(order.length * 8));
      const places = (): Uint32Array => new Uint32Array(new SharedArrayBuffer(order.length * 4));
      return {
        bytes: bytes.subarray(0, length),
        accountIds: put(floats(), (tab) => accountIds[tab] as number),
        seenAtMs: put(floats(), (tab) => seenAtMs[tab] as number),
        from: put(places(), (tab) => ends[tab - 1] ?? 0),
        to: put(places(), (tab) => ends[tab] as number),
      };
    },
  };
}

const FIRST_ROOM_BYTES = 2 ** 20;

const share = (length: number): Uint8Array<SharedArrayBuffer> => new Uint8Array(new SharedArrayBuffer(length));
