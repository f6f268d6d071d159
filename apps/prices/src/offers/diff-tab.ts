/** An offer with the database's ids. */
export type OfferRow = {
  readonly tabId: number;
  readonly groupId: number;
  readonly currencyId: number;
  readonly ask: number;
  readonly quantity: number;
  readonly isNoted: boolean;
};

export type TabDiff = {
  readonly removed: readonly OfferRow[];
  readonly added: readonly OfferRow[];
  /** Same ask, other quantity or source. */
  readonly changed: readonly OfferRow[];
  /** Groups whose stock in the tab fell or left (D54); a group that was only repriced is not among them. */
  readonly filledGroupIds: readonly number[];
};

/** What happened between two states of one public tab. Without a difference all lists are empty. */
export function diffTab(before: readonly OfferRow[], after: readonly OfferRow[]): TabDiff {
  const old = new Map(before.map((offer) => [keyOf(offer), offer]));
  const added: OfferRow[] = [];
  const changed: OfferRow[] = [];
  for (const offer of after) {
    const known = old.get(keyOf(offer));
    if (known === undefined) added.push(offer);
    else if (known.quantity !== offer.quantity || known.isNoted !== offer.isNoted) changed.push(offer);
    old.delete(keyOf(offer));
  }
  const stock = sumByGroup(after);
  const filled = [...sumByGroup(before)].filter(([groupId, quantity]) => (stock.get(groupId) ?? 0) < quantity);
  return { removed: [...old.values()], added, changed, filledGroupIds: filled.map(([groupId]) => groupId) };
}

function keyOf({ groupId, currencyId, ask }: OfferRow): string {
  return `${groupId} ${currencyId} ${ask}`;
}

function sumByGroup(offers: readonly OfferRow[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { groupId, quantity } of offers) sums.set(groupId, (sums.get(groupId) ?? 0) + quantity);
  return sums;
}
