/**
 * Runs `work` for every entry, at most `limit` at a time. After a failure it waits for running entries to end, then
 * throws the first failure.
 */
export async function runLimited<Entry>(entries: readonly Entry[], limit: number, work: (entry: Entry) => Promise<void>): Promise<void> {
  const waiting = entries.values();
  let failure: { readonly error: unknown } | undefined;
  const runLane = async (): Promise<void> => {
    for (const entry of waiting) {
      if (failure !== undefined) return;
      await work(entry).catch((error: unknown) => (failure ??= { error }));
    }
  };
  await Promise.all(Array.from({ length: limit }, runLane));
  if (failure !== undefined) throw failure.error;
}
