/**
 * The living asks of one tag in one league, a column each, rows in any order: all that valuation knows of offers and their tables. One row is what one tab asks for one
 * piece of one group in one currency; a tab may have several. `readAsks` makes them; nothing else in `valuate` or `publish` reads the tables of tabs and offers.
 */
export type AskColumns = {
  readonly groupIds: Int32Array;
  /** A number made from the account's name; below zero for sellers on this site. */
  readonly accountIds: Float64Array;
  /** Group id of the currency that is asked. */
  readonly currencyIds: Int32Array;
  /** For one piece, in pieces of the currency. */
  readonly asks: Float64Array;
  /** Pieces offered at this ask. */
  readonly quantities: Float64Array;
  /** When the ask was first seen as it is. */
  readonly listedAtMs: Float64Array;
  /** When its tab was last seen. */
  readonly seenAtMs: Float64Array;
  /** 1 from a note of the item itself, 0 from the name of its tab (D51). */
  readonly isNoted: Uint8Array;
};

/** One ask as a row: how asks from elsewhere than the stream come (the site's own listings, D55). */
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

/** Columns of a number of rows, to be filled. */
export function createAskColumns(length: number): AskColumns {
  return {
    groupIds: new Int32Array(length),
    accountIds: new Float64Array(length),
    currencyIds: new Int32Array(length),
    asks: new Float64Array(length),
    quantities: new Float64Array(length),
    listedAtMs: new Float64Array(length),
    seenAtMs: new Float64Array(length),
    isNoted: new Uint8Array(length),
  };
}

/** Columns of all rows of both, in their order. */
export function appendAskRows(columns: AskColumns, rows: readonly AskRow[]): AskColumns {
  if (rows.length === 0) return columns;
  const count = columns.groupIds.length;
  const all = createAskColumns(count + rows.length);
  for (const name of Object.keys(all) as (keyof AskColumns)[]) all[name].set(columns[name]);
  rows.forEach((row, at) => {
    const place = count + at;
    all.groupIds[place] = row.groupId;
    all.accountIds[place] = row.accountId;
    all.currencyIds[place] = row.currencyId;
    all.asks[place] = row.ask;
    all.quantities[place] = row.quantity ?? 1;
    all.listedAtMs[place] = row.listedAtMs ?? row.seenAtMs;
    all.seenAtMs[place] = row.seenAtMs;
    all.isNoted[place] = row.isNoted ? 1 : 0;
  });
  return all;
}
