/** Somebody to tell something, in their own room. */
export type Told = { readonly id: string; readonly tell: (userId: string) => Promise<unknown> };

/**
 * Tells several people, in the order of their rooms' names: two transactions that tell the same two people would wait
 * for each other otherwise.
 */
export async function tellInOrder(told: readonly Told[]): Promise<void> {
  for (const { id, tell } of told.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))) await tell(id);
}
