import { ASK_BYTES, viewBytes, writeAsk } from '../offers/packed-asks.ts';

/**
 * The living asks of a league, or of a part of it: all that valuation knows of offers and their tables, in memory that threads share. `bytes` holds asks as they are stored
 * (packed-asks.ts), each tab's together. Tab n's are those from `from[n]` up to `to[n]`, and what lies in no tab is no ask; they are of the account with that number (below
 * zero for sellers on this site), and the tab was last seen then. Tabs of one account follow one another.
 */
export type AskBook = {
  /** No other book has it. */
  readonly number: number;
  readonly changed: ChangedGroups | null;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly accountIds: Float64Array;
  readonly seenAtMs: Float64Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
};

/** Groups for which somebody asks something else than in the book with that number: 1 at their ids, which may lie beyond the end. Null where that may be any group. */
export type ChangedGroups = { readonly since: number; readonly marks: Uint8Array<SharedArrayBuffer> };

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

/** Whose a tab is, when it was last seen, and where in a room its asks lie. */
export type BookTab = { readonly accountId: number; readonly seenAtMs: number; readonly from: number; readonly to: number };

let books = 0;

/** A book of the tabs of a room, in any order. */
export function bindBook(room: AskRoom, tabs: readonly BookTab[], changed: ChangedGroups | null = null): AskBook {
  const order = tabs.every((tab, at) => at === 0 || tab.accountId >= (tabs[at - 1] as BookTab).accountId)
    ? tabs
    : tabs.toSorted((a, b) => a.accountId - b.accountId);
  const accountIds = new Float64Array(new SharedArrayBuffer(order.length * 8));
  const seenAtMs = new Float64Array(new SharedArrayBuffer(order.length * 8));
  const from = new Uint32Array(new SharedArrayBuffer(order.length * 4));
  const to = new Uint32Array(new SharedArrayBuffer(order.length * 4));
  for (let at = 0; at < order.length; at += 1) {
    const tab = order[at] as BookTab;
    accountIds[at] = tab.accountId;
    seenAtMs[at] = tab.seenAtMs;
    from[at] = tab.from;
    to[at] = tab.to;
  }
  return { number: (books += 1), changed, bytes: room.bytes(), accountIds, seenAtMs, from, to };
}

/** A book of asks that lie in no database. */
export function bindRows(rows: readonly AskRow[]): AskBook {
  const room = createAskRoom();
  return bindBook(room, appendRows(room, rows));
}

/** Memory for asks that threads share; it grows as it is filled. */
export type AskRoom = {
  /** What was put into it. */
  readonly bytes: () => Uint8Array<SharedArrayBuffer>;
  /** Puts asks behind all others; returns where they begin. */
  readonly append: (asks: Uint8Array) => number;
  /** Takes away what lies behind the first so many bytes. */
  readonly cutTo: (length: number) => void;
};

const FIRST_ROOM_BYTES = 2 ** 20;

export function createAskRoom(): AskRoom {
  let bytes = share(0);
  let length = 0;
  return {
    bytes: () => bytes.subarray(0, length),
    append: (asks) => {
      if (length + asks.length > bytes.length) {
        const larger = share(Math.max(bytes.length + (bytes.length >> 1), length + asks.length, FIRST_ROOM_BYTES));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      bytes.set(asks, length);
      length += asks.length;
      return length - asks.length;
    },
    cutTo: (most) => void (length = Math.min(length, most)),
  };
}

const share = (length: number): Uint8Array<SharedArrayBuffer> => new Uint8Array(new SharedArrayBuffer(length));

/** Puts asks into a room as tabs of one each. */
export function appendRows(room: AskRoom, rows: readonly AskRow[]): BookTab[] {
  const one = new Uint8Array(ASK_BYTES);
  const view = viewBytes(one);
  return rows.map((row) => {
    const { accountId, quantity = 1, seenAtMs, listedAtMs = seenAtMs } = row;
    writeAsk(view, 0, { ...row, quantity, listedAtSeconds: Math.floor(listedAtMs / 1000) });
    const from = room.append(one);
    return { accountId, seenAtMs, from, to: from + ASK_BYTES };
  });
}
