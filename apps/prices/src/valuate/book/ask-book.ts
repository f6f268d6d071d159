import { ASK_BYTES, viewBytes, writeAsk } from '../../asks/packed-asks.ts';
import { createAskArena, type AskColumns, type AskArena } from './ask-arena.ts';

/**
 * The live asks of a league, or of a part of it, in memory that threads share: all the data that valuation reads about
 * asks. Tab n's asks are at `from[n]` up to `to[n]`; all other asks belong to no tab. A tab has the account's number
 * (negative for sellers on this site) and the time it was last seen. An account's tabs are adjacent.
 */
export type AskBook = AskColumns & {
  /** Unique among all books. */
  readonly number: number;
  readonly changed: ChangedGroups | null;
  readonly accountIds: Float64Array;
  readonly seenAtMs: Float64Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
};

/**
 * `marks` has a 1 at the id of each group whose asks differ from those in book number `since`; ids may lie beyond its
 * end. Null if any group may differ.
 */
export type ChangedGroups = { readonly since: number; readonly marks: Uint8Array<SharedArrayBuffer> };

/** One ask as an object, for asks that are not from the stream (the site's own listings). */
export type AskRow = {
  readonly groupId: number;
  readonly accountId: number;
  readonly currencyId: number;
  readonly isNoted: boolean;
  readonly ask: number;
  readonly seenAtMs: number;
  /** Defaults to 1. */
  readonly quantity?: number;
  /** Time of listing, or time of sighting if the listing time is unknown. */
  readonly listedAtMs?: number;
};

/** A tab's account, the time it was last seen, and the range of its asks in an arena. */
export type BookTab = { readonly accountId: number; readonly seenAtMs: number; readonly from: number; readonly to: number };

let books = 0;

/** Creates a book of an arena's tabs, which must be ordered by account. */
export function bindBook(arena: AskArena, tabs: readonly BookTab[], changed: ChangedGroups | null = null): AskBook {
  const accountIds = new Float64Array(new SharedArrayBuffer(tabs.length * 8));
  const seenAtMs = new Float64Array(new SharedArrayBuffer(tabs.length * 8));
  const from = new Uint32Array(new SharedArrayBuffer(tabs.length * 4));
  const to = new Uint32Array(new SharedArrayBuffer(tabs.length * 4));
  for (let at = 0; at < tabs.length; at += 1) {
    const tab = tabs[at] as BookTab;
    accountIds[at] = tab.accountId;
    seenAtMs[at] = tab.seenAtMs;
    from[at] = tab.from;
    to[at] = tab.to;
  }
  return { number: (books += 1), changed, ...arena.columns(), accountIds, seenAtMs, from, to };
}

export const byAccount = (a: BookTab, b: BookTab): number => a.accountId - b.accountId;

/** Creates a book of asks that are not in a database. */
export function bindRows(rows: readonly AskRow[]): AskBook {
  const arena = createAskArena();
  return bindBook(arena, appendRows(arena, rows).toSorted(byAccount));
}

/** Appends asks to an arena, each as a separate tab. */
export function appendRows(arena: AskArena, rows: readonly AskRow[]): BookTab[] {
  const one = new Uint8Array(ASK_BYTES);
  const view = viewBytes(one);
  return rows.map((row) => {
    const { accountId, quantity = 1, seenAtMs, listedAtMs = seenAtMs } = row;
    writeAsk(view, 0, { ...row, quantity, listedAtSeconds: Math.floor(listedAtMs / 1000) });
    const from = arena.append(one);
    return { accountId, seenAtMs, from, to: from + 1 };
  });
}
