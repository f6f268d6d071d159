/** What one account asks for a group in one currency, over all its tabs in the league. */
export type AskRow = {
  readonly groupId: number;
  readonly accountId: number;
  readonly currencyId: number;
  readonly isNoted: boolean;
  /** The lowest, for one piece, in pieces of the currency. */
  readonly ask: number;
  readonly seenAtMs: number;
};

/** Chaos for one piece of a currency, by group id; only currencies whose value is to be relied on (D51). */
export type Rates = ReadonlyMap<number, number>;

export type AccountAsk = { readonly priceChaos: number; readonly isNoted: boolean; readonly seenAtMs: number };

/**
 * Each account's best price for each group, in chaos (D51: two tabs of one account count together). Tab names count only where the
 * account has noted no ask. Asks in a currency without a rate, or in the group itself, do not count.
 */
export function pickAccountAsks(rows: readonly AskRow[], rates: Rates): Map<number, AccountAsk[]> {
  const byGroup = new Map<number, Map<number, AccountAsk>>();
  for (const row of rows) {
    const rate = rates.get(row.currencyId);
    const priceChaos = rate === undefined || row.currencyId === row.groupId ? Number.NaN : row.ask * rate;
    if (!(priceChaos > 0 && priceChaos < Infinity)) continue;
    let accounts = byGroup.get(row.groupId);
    if (accounts === undefined) byGroup.set(row.groupId, (accounts = new Map()));
    const ask = { priceChaos, isNoted: row.isNoted, seenAtMs: row.seenAtMs };
    const known = accounts.get(row.accountId);
    if (known === undefined || isBetter(ask, known)) accounts.set(row.accountId, ask);
  }
  return new Map([...byGroup].map(([groupId, accounts]) => [groupId, [...accounts.values()]]));
}

function isBetter(ask: AccountAsk, than: AccountAsk): boolean {
  return ask.isNoted === than.isNoted ? ask.priceChaos < than.priceChaos : ask.isNoted;
}
