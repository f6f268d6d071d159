/**
 * The living asks of a league, or of a part of it, in any order: all that valuation knows of offers and their tables. One row is what one tab asks for one piece of one group
 * in one currency; a tab may have several. `readAsks` makes them; nothing else in `valuate` or `publish` reads the tables of tabs and offers. The numbers of a row lie
 * together, because rows are visited group by group, which is all over the place: `rows` holds `ROW` numbers for each, at the places of `FIELD`.
 */
export type AskColumns = { readonly groupIds: Int32Array; readonly rows: Float64Array };

/** How many numbers a row has. */
export const ROW = 7;

/**
 * Where they are: the account's number (below zero for sellers on this site), the group id of the currency, the ask for one piece in pieces of the currency,
 * the pieces offered, when the ask was first seen as it is, when its tab was last seen, and 1 from a note of the item itself or 0 from the name of its tab (D51).
 */
export const FIELD = { accountId: 0, currencyId: 1, ask: 2, quantity: 3, listedAtMs: 4, seenAtMs: 5, isNoted: 6 } as const;

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

/** Room for a number of rows, to be filled. */
export function createAskColumns(length: number): AskColumns {
  return { groupIds: new Int32Array(length), rows: new Float64Array(length * ROW) };
}

/** The first rows only, or room for more behind them. */
export function resizeAskColumns({ groupIds, rows }: AskColumns, length: number): AskColumns {
  if (length <= groupIds.length) return { groupIds: groupIds.subarray(0, length), rows: rows.subarray(0, length * ROW) };
  const larger = createAskColumns(length);
  larger.groupIds.set(groupIds);
  larger.rows.set(rows);
  return larger;
}

/** All rows of both, in their order. */
export function appendAskRows(columns: AskColumns, asks: readonly AskRow[]): AskColumns {
  if (asks.length === 0) return columns;
  const count = columns.groupIds.length;
  const all = resizeAskColumns(columns, count + asks.length);
  asks.forEach((ask, at) => {
    all.groupIds[count + at] = ask.groupId;
    const { accountId, currencyId, quantity = 1, seenAtMs, listedAtMs = seenAtMs } = ask;
    all.rows.set([accountId, currencyId, ask.ask, quantity, listedAtMs, seenAtMs, ask.isNoted ? 1 : 0], (count + at) * ROW);
  });
  return all;
}
