import type { Cluster } from '@poexchange/platform/embedded-postgres';

/** The current holder of a PostgreSQL role, such as the primary. */
export type Holder = {
  /** The cluster for its supervisor. It counts as alive while the role has no holder: there is nothing to restart. */
  readonly cluster: Cluster;
  /** Returns the cluster that holds the role now; null while the role is vacant. */
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
      // Programs connect through links whose addresses were fixed at the start; links forward to the current holder.
      port,
      urlOf,
      createDatabase,
      isAlive: () => current?.isAlive() ?? true,
      restart: async () => current?.restart(),
      stop: async () => current?.stop(),
    },
  };
}
