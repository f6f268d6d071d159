import type { Cluster } from '@poexchange/platform/embedded-postgres';

/** Stands for a PostgreSQL of some role, whichever has it now. */
export type Holder = {
  /** For whoever supervises it. While nobody has the role it counts as alive: there is nothing to start again. */
  readonly cluster: Cluster;
  /** The one that has the role now; null while nobody has. */
  readonly read: () => Cluster | null;
  readonly put: (cluster: Cluster | null) => void;
};

export function createHolder(first: Cluster): Holder {
  let current: Cluster | null = first;
  const { port, urlOf, createDatabase } = first;
  return {
    read: () => current,
    put: (cluster) => void (current = cluster),
    cluster: {
      get folder() {
        return (current ?? first).folder;
      },
      get pid() {
        return (current ?? first).pid;
      },
      // Addresses told at the start lead through lines, and these to whoever has the role.
      port,
      urlOf,
      createDatabase,
      isAlive: () => current?.isAlive() ?? true,
      restart: async () => current?.restart(),
      stop: async () => current?.stop(),
    },
  };
}
