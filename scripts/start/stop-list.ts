type Part = { readonly name: string; readonly stop: () => Promise<void> };

export type StopList = {
  readonly add: (name: string, stop: () => Promise<void>) => void;
  /** Stops everything on the list that is not yet stopped, last first; failures are reported and skipped. */
  readonly stopAll: () => Promise<void>;
};

/** Creates a list of started parts, which are stopped in reverse order. */
export function createStopList(): StopList {
  const parts: Part[] = [];
  return {
    add: (name, stop) => void parts.push({ name, stop }),
    stopAll: async () => {
      for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
        const { name, stop } = part;
        await stop().catch((error: unknown) => process.stderr.write(`${name} did not stop: ${String(error)}\n`));
      }
    },
  };
}
