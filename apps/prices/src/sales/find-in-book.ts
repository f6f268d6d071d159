import { askAt, ASK_BYTES, viewBytes } from '../asks/packed-asks.ts';
import type { AskBook } from '../valuate/book/ask-book.ts';

/** Reads the asks of individual accounts in a book in which each account's tabs are adjacent. */
export type AccountBook = {
  /** Returns when any of the account's tabs was last seen; -Infinity for an account without tabs. */
  readonly readLastSeenMs: (accountId: number) => number;
  /** Counts the pieces of a group that the account listed within this span. */
  readonly countListed: (accountId: number, groupId: number, span: { readonly fromMs: number; readonly toMs: number }) => number;
};

export function openAccounts({ accountIds, seenAtMs, from, to, groups, bytes }: AskBook): AccountBook {
  const view = viewBytes(bytes);
  /** Binary search for the first tab of this account, or of the next account. */
  const findFirst = (accountId: number): number => {
    let [low, high] = [0, accountIds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((accountIds[middle] as number) < accountId) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    readLastSeenMs: (accountId) => {
      let last = -Infinity;
      for (let tab = findFirst(accountId); accountIds[tab] === accountId; tab += 1) last = Math.max(last, seenAtMs[tab] as number);
      return last;
    },
    countListed: (accountId, groupId, { fromMs, toMs }) => {
      let pieces = 0;
      for (let tab = findFirst(accountId); accountIds[tab] === accountId; tab += 1) {
        for (let at = from[tab] as number; at < (to[tab] as number); at += 1) {
          if (groups[at] !== groupId) continue;
          const listedMs = view.getInt32(at * ASK_BYTES + askAt.listedAtSeconds) * 1000;
          if (listedMs >= fromMs - 1000 && listedMs <= toMs) pieces += view.getInt32(at * ASK_BYTES + askAt.stock) >> 1;
        }
      }
      return pieces;
    },
  };
}
