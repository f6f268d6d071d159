/** Work that the same caller requests several times concurrently: serialised, and shared among waiting calls. */

type JoinedRuns = {
  /** Runs for one key do not overlap. Callers during a run share the next run, which starts after they called. */
  readonly run: <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;
};

type Entry = { promise: Promise<unknown>; isStarted: boolean };

/** A key identifies one kind of work: all callers that share a key get the same value. */
export function createJoinedRuns(): JoinedRuns {
  const entries = new Map<string, Entry>();
  const start = async (key: string, work: () => Promise<unknown>, entry: Entry): Promise<unknown> => {
    const before = entries.get(key)?.promise;
    if (before !== undefined) await before.catch(() => undefined);
    entry.isStarted = true;
    try {
      return await work();
    } finally {
      if (entries.get(key) === entry) entries.delete(key);
    }
  };
  return {
    run: <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
      const known = entries.get(key);
      if (known !== undefined && !known.isStarted) return known.promise as Promise<Value>;
      const entry: Entry = { promise: Promise.resolve(), isStarted: false };
      const promise = start(key, work, entry);
      entry.promise = promise;
      entries.set(key, entry);
      return promise as Promise<Value>;
    },
  };
}
