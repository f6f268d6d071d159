/** An event for a person, in their own room. */
export type Told = { readonly id: string; readonly tell: (userId: string) => Promise<unknown> };

/** Sends events to several people, in order of their rooms' names, which avoids deadlocks between two transactions. */
export async function tellInOrder(told: readonly Told[]): Promise<void> {
  for (const { id, tell } of told.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))) await tell(id);
}
