import type { Cluster } from '@poexchange/platform/embedded-postgres';

/** The current holder of a PostgreSQL role, such as the primary. */
export type Holder = {
  /**
   * The cluster as its supervisor sees it. The cluster counts as alive while the role is vacant, because there is
   * nothing to restart.
   */
  readonly cluster: Cluster;
  /** Returns the cluster that currently has the role; null while the role is vacant. */
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
      // Programs connect through links with fixed addresses, which forward to the current holder.
      port,
      urlOf,
      createDatabase,
      isAlive: () => current?.isAlive() ?? true,
      restart: async () => current?.restart(),
      stop: async () => current?.stop(),
    },
  };
}
